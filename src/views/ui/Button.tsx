import type { ComponentProps } from 'react'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `quiet` has no frame, `solid` is the one main action, `framed` the rest. */
  look?: 'quiet' | 'framed' | 'solid' | 'round'
}

export function Button({ look = 'framed', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      {...rest}
    />
  )
}
