import styles from './Segmented.module.css'

export interface SegmentedProps<T extends string> {
  label: string
  value: T
  options: readonly { readonly value: T; readonly text: string }[]
  onChange(value: T): void
}

/** A few choices, one of them on: a radio group that looks like one strip. */
export function Segmented<T extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedProps<T>) {
  return (
    <fieldset className={styles.strip}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name={label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
