import { useEffect } from 'react'
import { useStable } from '../ui/useStable'
import { type CommandId, commandOf } from './keyCommands'

/** Controls that own Space and Enter while focused. */
const CONTROL =
  'button, a[href], summary, [role="tab"], [role="option"], [role="button"], input, select'
/** Where typing means text. */
const TEXT =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"])'
/** Controls that own the arrows. */
const ARROWS =
  '[role="tab"], input[type="radio"], input[type="range"], [role="grid"], [role="gridcell"]'

/**
 * Keys for the whole page, without first clicking anything: never in a text field, never Space or Enter from a
 * focused control, never under a modal dialog. `on: false` leaves only Esc.
 */
export function useKeys(on: boolean, run: (id: CommandId, tenth?: number) => void): void {
  const latest = useStable(run)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const target = event.target instanceof Element ? event.target : document.body
      if (target.closest(TEXT)) return
      if ((event.key === ' ' || event.key === 'Enter') && target.closest(CONTROL)) return
      if (event.key.startsWith('Arrow') && target.closest(ARROWS)) return
      const command = commandOf(event)
      if (!command || (!on && command.id !== 'escape')) return
      // Esc is shared: the page may have something of its own to close.
      if (command.id !== 'escape') event.preventDefault()
      latest(command.id, command.tenth)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [on, latest])
}
