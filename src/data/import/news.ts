import type { ImportState } from './importState'

/** What the tabs of one browser tell one another about what is kept. */
export type StoreNews =
  | { readonly kind: 'added'; readonly keys: readonly string[] }
  | { readonly kind: 'gone'; readonly keys: readonly string[] }
  /** How an import in some tab is doing. */
  | { readonly kind: 'import'; readonly state: ImportState }
  /** An import was removed. */
  | { readonly kind: 'removed'; readonly id: string }

/** A line to all tabs and workers of this origin; its own messages do not come back. */
export interface NewsChannel {
  post(news: StoreNews): void
  listen(listener: (news: StoreNews) => void): void
  close(): void
}

export function openNews(name = 'ctc-replay'): NewsChannel {
  const channel = new BroadcastChannel(name)
  return {
    post: (news) => channel.postMessage(news),
    listen(listener) {
      channel.addEventListener('message', (event: MessageEvent<StoreNews>) => listener(event.data))
    },
    close: () => channel.close(),
  }
}
