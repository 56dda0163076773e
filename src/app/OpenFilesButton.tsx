import { useRef } from 'react'
import { Button, type ButtonProps } from '@/views/ui/Button'

export interface OpenFilesButtonProps {
  onFiles(files: readonly File[]): void
  look?: ButtonProps['look']
  text?: string
}

/** The file dialog, for one file or many. */
export function OpenFilesButton({
  onFiles,
  look = 'framed',
  text = 'Open files',
}: OpenFilesButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} onClick={() => field.current?.click()}>
        {text}
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        data-open-files
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
