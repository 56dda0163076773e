import { fetchBytes } from '@/data/library/fetchBytes'
import type { GetFile } from './storedSource'

/**
 * Files of an index beside its manifest on a host.
 *
 * @param manifestUrl the URL of index.json, as a library's manifest has it
 */
export function urlFiles(manifestUrl: string): GetFile {
  return (file, stamp, signal) => {
    const url = new URL(file, manifestUrl)
    if (stamp !== '') url.searchParams.set('s', stamp)
    return fetchBytes(url.href, `The search index (${file})`, signal)
  }
}
