import type { RequestListener, ServerResponse } from 'node:http'
import sirv from 'sirv'

/**
 * Answers for `ctc serve`: the library under `/packed/`, with Range, and readable by pages of other origins; the app
 * everywhere else.
 */
export function serveHandler(app: string, library: string): RequestListener {
  const setHeaders = (response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Expose-Headers', 'Content-Range, Accept-Ranges, ETag')
    response.setHeader('Cache-Control', 'no-cache')
  }
  const packed = sirv(library, { dev: true, etag: true, setHeaders })
  const page = sirv(app, { dev: true, etag: true })
  return (request, response) => {
    const notFound = () => {
      response.statusCode = 404
      response.end('not found')
    }
    if (request.method === 'OPTIONS') {
      setHeaders(response)
      response.setHeader('Access-Control-Allow-Headers', 'Range')
      response.statusCode = 204
      return response.end()
    }
    const url = request.url ?? '/'
    if (!url.startsWith('/packed/')) return page(request, response, notFound)
    request.url = url.slice('/packed'.length)
    packed(request, response, notFound)
  }
}
