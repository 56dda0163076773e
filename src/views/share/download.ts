/** Gives a file to the user under a name that every system takes. */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[\\/:*?"<>|]+/g, ' ').trim()
  link.click()
  // The browser reads the blob after this turn; it is let go once it surely has.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
