import type { LmOptions } from '@/domain/lm/lmOptions'
import { Popover } from '../ui/Popover'
import styles from './ModelPanel.module.css'

export interface ModelOptionsProps {
  options: LmOptions
  onOptions(options: LmOptions): void
}

const SWITCHES: readonly { key: keyof LmOptions; text: string }[] = [
  { key: 'combinePosition', text: 'Positions in one token, <r3c7>' },
  { key: 'wordsBefore', text: 'Words before “let’s get cracking” too' },
  { key: 'coloursAndPen', text: 'All colours and pen marks too' },
  { key: 'dropSelections', text: 'Without selections' },
  { key: 'atSentenceEnds', text: 'Actions at the ends of sentences' },
]

const BOARD_EVERY = [0, 10, 25, 50, 100]

/** How the text is made. Everything off but the first is the publishers' own form. */
export function ModelOptions({ options, onOptions }: ModelOptionsProps) {
  const changed = Object.values(options).some(Boolean)
  return (
    <Popover label="Options" align="start" button={changed ? 'Options •' : 'Options'}>
      <div className={styles.options}>
        {SWITCHES.map(({ key, text }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={Boolean(options[key])}
              onChange={(event) => onOptions({ ...options, [key]: event.target.checked })}
            />
            {text}
          </label>
        ))}
        <label>
          A board
          <select
            value={options.boardEvery ?? 0}
            onChange={(event) => onOptions({ ...options, boardEvery: Number(event.target.value) })}
          >
            {BOARD_EVERY.map((every) => (
              <option key={every} value={every}>
                {every === 0 ? 'never' : `every ${every} actions`}
              </option>
            ))}
          </select>
        </label>
        <p>All but the first go beyond the publishers’ form.</p>
      </div>
    </Popover>
  )
}
