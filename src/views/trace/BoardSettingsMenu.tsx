import { useStore } from 'zustand'
import type { BoardSettings } from '@/domain/drawing/boardSettings'
import { formatBoardSettings, parseBoardSettings } from '@/domain/drawing/boardSettingsText'
import { useApp } from '../ui/appContext'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import { HEAT_KINDS, type HeatKind } from './heatKinds'
import styles from './PlaybackSettings.module.css'

export interface BoardSettingsMenuProps {
  heat: HeatKind
  onHeat(heat: HeatKind): void
}

/** How the board is drawn: SudokuPad's own settings and the aids of this viewer; in the link only what differs. */
export function BoardSettingsMenu({ heat, onHeat }: BoardSettingsMenuProps) {
  const { settings, location } = useApp()
  const own = useStore(settings, (state) => state.board)
  const linked = useStore(location.store, (state) => state.link.board)
  const board = parseBoardSettings(linked ?? own).settings
  const set = (change: Partial<BoardSettings>) => {
    const text = formatBoardSettings({ ...board, ...change })
    settings.setState({ board: text })
    location.note({ board: text || undefined })
  }
  const check = (text: string, on: boolean, change: (on: boolean) => Partial<BoardSettings>) => (
    <label className={styles.check}>
      <input type="checkbox" checked={on} onChange={(event) => set(change(event.target.checked))} />
      {text}
    </label>
  )
  return (
    <Popover label="Board settings" look="quiet" button={<Icon name="settings" />}>
      <div className={styles.box}>
        <label className={styles.pick}>
          Colours
          <select
            value={board.palette}
            onChange={(event) => set({ palette: event.target.value as BoardSettings['palette'] })}
          >
            <option value="simon">As in the videos</option>
            <option value="stock">SudokuPad’s own</option>
          </select>
        </label>
        <label className={styles.pick}>
          Selection
          <select
            value={board.selectionStyle}
            onChange={(event) =>
              set({ selectionStyle: event.target.value as BoardSettings['selectionStyle'] })
            }
          >
            <option value="cage">Blue outline</option>
            <option value="default">Yellow</option>
            <option value="light">Yellow, light rim</option>
            <option value="dark">Yellow, dark rim</option>
          </select>
        </label>
        <label className={styles.pick}>
          Beside colours
          <select
            value={board.colourAid}
            onChange={(event) =>
              set({ colourAid: event.target.value as BoardSettings['colourAid'] })
            }
          >
            <option value="none">Nothing</option>
            <option value="keys">Their keys</option>
            <option value="pattern">A pattern</option>
          </select>
        </label>
        <label className={styles.pick}>
          Heat
          <select value={heat} onChange={(event) => onHeat(event.target.value as HeatKind)}>
            {HEAT_KINDS.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        {check('Outlines on elements', board.outlines, (outlines) => ({ outlines }))}
        {check('Large digits', board.largeDigits, (largeDigits) => ({ largeDigits }))}
        {check('Mark conflicts', board.conflicts === 'shown', (on) => ({
          conflicts: on ? 'shown' : 'off',
        }))}
        {check('Show seen cells', board.seen, (seen) => ({ seen }))}
      </div>
    </Popover>
  )
}
