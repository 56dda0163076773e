/** Where the Hub is when nothing else is set. */
export const HUB_ORIGIN = 'https://huggingface.co'

/**
 * The Hub's origin: the page's `hub=` parameter, else the build's `VITE_HUB_ORIGIN`, else the real one. A parameter
 * that is no http address is ignored.
 */
export function hubOrigin(parameter: string | null = null): string {
  if (parameter && /^https?:\/\//i.test(parameter) && URL.canParse(parameter)) {
    return new URL(parameter).origin
  }
  // Outside a build (the command line, tests) there is no `env`.
  const env = (import.meta as { readonly env?: { readonly VITE_HUB_ORIGIN?: string } }).env
  return env?.VITE_HUB_ORIGIN || HUB_ORIGIN
}
