// Before the first paint: the theme the user chose, or the system's, so that dark never flashes white.
;(() => {
  let chosen = null
  try {
    chosen = JSON.parse(localStorage.getItem('ctc-replay:settings') ?? 'null')?.theme ?? null
  } catch (error) {
    console.info('Stored settings could not be read; the system theme is used.', String(error))
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
