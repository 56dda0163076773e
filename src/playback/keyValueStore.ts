/** Where small things are kept; `localStorage` in the app. It may throw: private windows, full disks. */
export interface KeyValueStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}
