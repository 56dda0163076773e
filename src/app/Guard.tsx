import { Component, type ReactNode } from 'react'
import { Button } from '@/views/ui/Button'
import styles from './App.module.css'

/** The last net: a fault of the app's own is said in words with a way on, never a blank page. */
export class Guard extends Component<{ children: ReactNode }, { fault: Error | null }> {
  override state: { fault: Error | null } = { fault: null }

  static getDerivedStateFromError(fault: Error) {
    return { fault }
  }

  override render() {
    const { fault } = this.state
    if (!fault) return this.props.children
    return (
      <main className={styles.message}>
        <h1>Something in the app broke.</h1>
        <p>
          Your files and the address of this moment are untouched. Reload to go on; if it happens
          again, this is what to report:
        </p>
        <pre>{fault.message}</pre>
        <Button look="solid" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </main>
    )
  }
}
