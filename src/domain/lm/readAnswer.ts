/**
 * The answer in a model's text: what stands in the last `<answer>…</answer>`, in either case of letters, an unclosed last
 * tag taken to the end of the text; without any tag the whole text. Trimmed.
 */
export function readAnswer(text: string): string {
  const open = /<answer>/gi
  let from = -1
  for (let match = open.exec(text); match; match = open.exec(text)) from = open.lastIndex
  if (from < 0) return text.trim()
  const rest = text.slice(from)
  const end = rest.search(/<\/answer>/i)
  return (end < 0 ? rest : rest.slice(0, end)).trim()
}
