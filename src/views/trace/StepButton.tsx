import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { useHoldRepeat } from '../ui/useHoldRepeat'
import type { CommandId } from './keyCommands'

export interface StepButtonProps {
  /** What it does, in words. */
  label: string
  command: CommandId
  run(id: CommandId): void
  className?: string | undefined
  children: ReactNode
}

/** A step in time, again and again while it is held. */
export function StepButton({ label, command, run, className, children }: StepButtonProps) {
  const hold = useHoldRepeat(() => run(command))
  return (
    <Button look="quiet" className={className} aria-label={label} {...hold}>
      {children}
    </Button>
  )
}
