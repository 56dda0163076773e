/** What files of other kinds begin with, and what to do about them. Sources: the formats' own magic numbers. */
const MAGIC: readonly (readonly [string, string])[] = [
  ['PK\x03\x04', 'a ZIP archive: unpack it and open the file inside'],
  ['\xfd7zXZ\x00', 'an xz archive: unpack it first'],
  ['BZh', 'a bzip2 archive: unpack it first'],
  ["7z\xbc\xaf'\x1c", 'a 7-Zip archive: unpack it first'],
  ['Rar!', 'a RAR archive: unpack it first'],
  ['ARROW1', 'an Arrow file: save it as Parquet or JSON Lines'],
  ['FEA1', 'a Feather file: save it as Parquet or JSON Lines'],
  ['ORC', 'an ORC file: save it as Parquet or JSON Lines'],
  ['Obj\x01', 'an Avro file: save it as Parquet or JSON Lines'],
  ['SQLite format 3', 'an SQLite database: export its rows as JSON Lines'],
  ['\x89PNG', 'a picture, not rows'],
  ['\xff\xd8\xff', 'a picture, not rows'],
  ['%PDF', 'a PDF, not rows'],
  ['\x80\x04\x95', 'a Python pickle: save it as Parquet or JSON Lines'],
  ['PARE', 'an encrypted Parquet file: save it without encryption'],
]

/**
 * Words for bytes that are neither Parquet nor JSON: what they are, as far as that can be told from the
 * first few kilobytes, and what to do. They continue a sentence that begins with the file's name.
 */
export function describeForeign(head: Uint8Array): string {
  const text = String.fromCharCode(...head.subarray(0, 1024))
  for (const [magic, words] of MAGIC) if (text.startsWith(magic)) return `is ${words}.`
  if (/^version https:\/\/git-lfs/.test(text)) {
    return 'is a Git LFS pointer, not the file it stands for: download the file itself (git lfs pull).'
  }
  const shown = new TextDecoder().decode(head.subarray(0, 2048)).trim()
  if (/^<(!doctype html|html|head|body|!--)/i.test(shown)) {
    const title = /<title[^>]*>([^<]*)/i.exec(shown)?.[1]?.replace(/\s+/g, ' ').trim()
    const named = title ? ` (“${title.slice(0, 80)}”)` : ''
    return `is a web page${named}, not data: an error or login page was probably saved in the file’s place. Download the file again.`
  }
  if (/^<(\?xml|[a-z])/i.test(shown)) {
    const code = /<(?:Code|Message)>([^<]*)/.exec(shown)?.[1]
    const named = code ? ` (“${code.slice(0, 80)}”)` : ''
    return `is an XML document${named}, not rows: a server’s error was probably saved in the file’s place. Download the file again.`
  }
  const printable =
    [...shown.slice(0, 200)].every((c) => c >= ' ' || /\s/.test(c)) && !shown.includes('�')
  if (!printable) {
    return 'is neither Parquet nor JSON (its first bytes are of no kind known here). Open a .parquet, .jsonl or .json file of raw rows.'
  }
  const first = shown.split('\n')[0]!.slice(0, 60)
  if (/^(null|true|false|-?\d+(\.\d+)?|"[^"]*")$/.test(first)) {
    return `is JSON, but no rows: it begins with ${first}, where an object with action_data is expected. Open a .parquet, .jsonl or .json file of raw rows.`
  }
  return `is text, but not JSON (it begins with “${first}”). Open a .parquet, .jsonl or .json file of raw rows.`
}
