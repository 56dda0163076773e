const PATHS = {
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  theme: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z',
  link: 'M10.6 13.4a1 1 0 0 0 1.4 0l4.3-4.2a2.5 2.5 0 0 0-3.6-3.6l-1.3 1.3L10 5.500l1.300-1.300a4.500 4.500 0 0 1 6.400 6.400l-4.300 4.200a3 3 0 0 1-4.200 0zM13.400 10.600a1 1 0 0 0-1.400 0L7.700 14.800a2.500 2.500 0 0 0 3.600 3.600l1.300-1.300 1.400 1.400-1.300 1.300a4.500 4.500 0 0 1-6.400-6.400l4.300-4.200a3 3 0 0 1 4.200 0z',
  search:
    'M10.500 4a6.500 6.500 0 1 0 4 11.600l4.400 4.400 1.400-1.400-4.400-4.400A6.500 6.500 0 0 0 10.500 4zm0 2a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z',
  close:
    'M6.400 5 5 6.400 10.600 12 5 17.600 6.400 19 12 13.400 17.600 19 19 17.600 13.400 12 19 6.400 17.600 5 12 10.600z',
  previous: 'M15.400 6 14 4.600 6.600 12l7.400 7.400 1.400-1.400-6-6z',
  next: 'M8.600 6 10 4.600 17.400 12 10 19.400 8.600 18l6-6z',
  settings:
    'M4 6h9v2H4zM17 6h3v2h-3zM13 4h2v6h-2zM4 16h3v2H4zM11 16h9v2h-9zM8 14h2v6H8zM4 11h11v2H4zM18 11h2v2h-2zM15 9h2v6h-2z',
  share: 'M12 3l5 5-1.400 1.400L13 6.800V15h-2V6.800L8.400 9.400 7 8zM5 13h2v6h10v-6h2v8H5z',
  upload: 'M12 3l5 5-1.400 1.400L13 6.800V15h-2V6.800L8.400 9.400 7 8zM5 18h14v2H5z',
  more: 'M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
} as const

export type IconName = keyof typeof PATHS

/** A picture beside or instead of a word; the button that holds it carries the name. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
