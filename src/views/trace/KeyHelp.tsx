import { Dialog } from '../ui/Dialog'
import styles from './KeyHelp.module.css'
import { KEY_HELP } from './keyCommands'

export interface KeyHelpProps {
  keysOn: boolean
  onKeysOn(on: boolean): void
  onClose(): void
}

export function KeyHelp({ keysOn, onKeysOn, onClose }: KeyHelpProps) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={styles.list}>
        {KEY_HELP.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.timeline}>
        On the timeline: drag to scrub, Shift and drag to mark a range, wheel or pinch to zoom. In
        the transcript: click a word to go there.
      </p>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={keysOn}
          onChange={(event) => onKeysOn(event.target.checked)}
        />
        Single-key shortcuts
      </label>
    </Dialog>
  )
}
