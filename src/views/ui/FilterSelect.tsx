export interface FilterSelectProps<T extends string> {
  label: string
  /** What is written where nothing narrows; left out where there is always a choice. */
  all?: string
  value: T | undefined
  options: readonly T[]
  text?: (option: T) => string
  className?: string | undefined
  onSelect(option: T | undefined): void
}

/** One choice among what there is; not there where there is none to make. */
export function FilterSelect<T extends string>({
  label,
  all,
  value,
  options,
  text = (option) => option,
  className,
  onSelect,
}: FilterSelectProps<T>) {
  const chosen = value !== undefined && !options.includes(value) ? [value] : []
  if (options.length < 2 && value === undefined) return null
  return (
    <select
      aria-label={label}
      className={className}
      value={value ?? ''}
      onChange={(event) => onSelect(options.find((option) => option === event.target.value))}
    >
      {all !== undefined && <option value="">{all}</option>}
      {/* A link may ask for what this library has not. */}
      {[...options, ...chosen].map((option) => (
        <option key={option} value={option}>
          {text(option)}
        </option>
      ))}
    </select>
  )
}
