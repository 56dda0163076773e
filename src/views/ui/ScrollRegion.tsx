import type { ComponentProps } from 'react'

export interface ScrollRegionProps extends ComponentProps<'section'> {
  label: string
}

/** A named region that scrolls: focusable, so that the keys that scroll can reach it. */
export function ScrollRegion({ label, children, ...rest }: ScrollRegionProps) {
  return (
    <section
      {...rest}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys (WCAG 2.1.1)
      tabIndex={0}
    >
      {children}
    </section>
  )
}
