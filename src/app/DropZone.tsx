import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './App.module.css'

export interface DropZoneProps {
  onFiles(files: readonly File[]): void
  children: ReactNode
}

/** The whole window takes files. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a pointer's shortcut; "Open files" does the same from the keyboard
    <div
      onDragEnter={(event) => {
        if (carriesFiles(event)) setOver(true)
      }}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault()
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {over && <div className={styles.drop}>Drop files to open them</div>}
    </div>
  )
}
