import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

/** A file: its bytes, or where they are on disk. */
export type StandInFile = Uint8Array | { readonly path: string }

/** What goes wrong with one request. */
export interface Fault {
  /** Answers with this status (and headers) instead. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Destroys the connection after so many bytes of the body. */
  readonly cutAfter?: number
  /** Answers 200 with the whole file to a range. */
  readonly ignoreRange?: boolean
  /** Milliseconds before the answer. */
  readonly delay?: number
  /** Keeps `Content-Range` and the like from scripts, as servers do that expose nothing. */
  readonly exposeNothing?: boolean
}

export interface SeenRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly range: string | null
  /** `hub` or its `cdn`, to which it redirects. */
  readonly server: 'hub' | 'cdn'
  status: number
  /** Bytes of the body sent. */
  bytes: number
}

export interface HubStandIn {
  /** Origin to use in place of the Hub's. */
  readonly origin: string
  readonly cdnOrigin: string
  /** Every request so far. */
  readonly requests: SeenRequest[]
  /** Chooses the fault of a request; null for none. Replaces the one before. */
  breakWith(fault: (request: SeenRequest, nth: number) => Fault | null): void
  /** Makes the addresses given out so far invalid, as signed addresses become after an hour. */
  expire(): void
  stop(): Promise<void>
}

export interface StandInOptions {
  /** `owner/name` to path to file. */
  readonly datasets: Readonly<Record<string, Readonly<Record<string, StandInFile>>>>
  /** The commit that every branch name resolves to. */
  readonly revision?: string
  /** Plain files served with Range and CORS under `/files/`. */
  readonly files?: Readonly<Record<string, StandInFile>>
}

const EXPOSED = 'Content-Range, Accept-Ranges, ETag, X-Repo-Commit, X-Linked-Size, Retry-After'
export const STAND_IN_REVISION = '0123456789abcdef0123456789abcdef01234567'

/**
 * A small server that answers as the Hub does: the same paths, a redirect to another origin for file contents, Range,
 * CORS, and on demand what goes wrong out there. Listens on random ports of this machine.
 */
export async function startHubStandIn(options: StandInOptions): Promise<HubStandIn> {
  const revision = options.revision ?? STAND_IN_REVISION
  const requests: SeenRequest[] = []
  let chooseFault: (request: SeenRequest, nth: number) => Fault | null = () => null
  let token = 1

  const handle = (server: 'hub' | 'cdn', route: (url: URL, reply: Reply) => void) =>
    createServer(async (request, response) => {
      const seen: SeenRequest = {
        method: request.method ?? 'GET',
        url: request.url ?? '/',
        range: request.headers.range ?? null,
        server,
        status: 0,
        bytes: 0,
      }
      requests.push(seen)
      const fault = chooseFault(seen, requests.length - 1)
      if (fault?.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay))
      const reply = new Reply(request, response, seen, fault)
      if (request.method === 'OPTIONS') return reply.empty(204)
      if (fault?.status) return reply.json(fault.status, { error: 'on purpose' }, fault.headers)
      route(new URL(seen.url, 'http://stand-in'), reply)
    })

  const find = (dataset: string, path: string): StandInFile | undefined =>
    options.datasets[dataset]?.[path]

  const hub = handle('hub', (url, reply) => {
    const path = decodeURIComponent(url.pathname)
    const plain = /^\/files\/(.+)$/.exec(path)
    if (plain) return reply.file(options.files?.[plain[1]!])
    const tree = /^\/api\/datasets\/([^/]+\/[^/]+)\/tree\/([^/]+)\/?(.*)$/.exec(path)
    if (tree) return reply.json(...listing(options.datasets[tree[1]!], tree[3]!, url.searchParams))
    const facts = /^\/api\/datasets\/([^/]+\/[^/]+)(?:\/revision\/([^/]+))?$/.exec(path)
    if (facts) {
      if (!options.datasets[facts[1]!]) return reply.json(404, { error: 'Repository not found' })
      return reply.json(200, { id: facts[1], sha: revision })
    }
    const resolve = /^\/datasets\/([^/]+\/[^/]+)\/resolve\/([^/]+)\/(.+)$/.exec(path)
    if (resolve) {
      const file = find(resolve[1]!, resolve[3]!)
      if (!file) return reply.json(404, { error: 'Entry not found' })
      return reply.redirect(`${origin(cdn)}/${token}/${resolve[1]}/${resolve[3]}`, {
        'X-Repo-Commit': revision,
        'X-Linked-Size': String(sizeOf(file)),
      })
    }
    reply.json(404, { error: `no such path: ${path}` })
  })

  const cdn = handle('cdn', (url, reply) => {
    const match = /^\/(\d+)\/([^/]+\/[^/]+)\/(.+)$/.exec(decodeURIComponent(url.pathname))
    if (!match || Number(match[1]) !== token) return reply.json(403, { error: 'expired' })
    reply.file(find(match[2]!, match[3]!))
  })

  await Promise.all([listen(hub), listen(cdn)])
  return {
    origin: origin(hub),
    cdnOrigin: origin(cdn),
    requests,
    breakWith(fault) {
      chooseFault = fault
    },
    expire() {
      token++
    },
    async stop() {
      await Promise.all([hub, cdn].map(close))
    },
  }
}

/** One answer, with its fault. */
class Reply {
  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly seen: SeenRequest,
    private readonly fault: Fault | null,
  ) {}

  private head(status: number, headers: Readonly<Record<string, string>>) {
    this.seen.status = status
    this.response.writeHead(status, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Range',
      ...(!this.fault?.exposeNothing && { 'Access-Control-Expose-Headers': EXPOSED }),
      ...headers,
    })
  }

  empty(status: number) {
    this.head(status, {})
    this.response.end()
  }

  redirect(location: string, headers: Readonly<Record<string, string>>) {
    this.head(302, { Location: location, ...headers })
    this.response.end()
  }

  json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}) {
    const body = JSON.stringify(value)
    this.head(status, { 'Content-Type': 'application/json', ...headers })
    this.seen.bytes = body.length
    this.response.end(body)
  }

  file(file: StandInFile | undefined) {
    if (!file) return this.json(404, { error: 'Entry not found' })
    const size = sizeOf(file)
    const range = this.fault?.ignoreRange ? null : /^bytes=(\d+)-(\d*)$/.exec(this.seen.range ?? '')
    const start = range ? Number(range[1]) : 0
    const end = range?.[2] ? Math.min(size, Number(range[2]) + 1) : size
    if (range && start >= size) {
      this.head(416, { 'Content-Range': `bytes */${size}` })
      return this.response.end()
    }
    this.head(range ? 206 : 200, {
      'Content-Type': 'application/octet-stream',
      'Accept-Ranges': 'bytes',
      ETag: `"${size}"`,
      'Content-Length': String(end - start),
      ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${size}` }),
    })
    if (this.request.method === 'HEAD') return this.response.end()
    const body =
      file instanceof Uint8Array
        ? Readable.from([Buffer.from(file.subarray(start, end))])
        : createReadStream(file.path, { start, end: end - 1 })
    this.send(body)
  }

  private send(body: Readable) {
    const left = this.fault?.cutAfter ?? Number.POSITIVE_INFINITY
    body.on('data', (chunk: Buffer) => {
      const part = chunk.subarray(0, Math.max(0, left - this.seen.bytes))
      this.seen.bytes += part.length
      if (!this.response.write(part)) {
        body.pause()
        this.response.once('drain', () => body.resume())
      }
      if (this.seen.bytes >= left) {
        body.destroy()
        // What was written goes out first, then the line is cut.
        setTimeout(() => this.response.destroy(), 10)
      }
    })
    body.on('end', () => {
      if (this.seen.bytes < left) this.response.end()
    })
    this.response.on('close', () => body.destroy())
  }
}

function listing(
  files: Readonly<Record<string, StandInFile>> | undefined,
  folder: string,
  query: URLSearchParams,
): [number, unknown] {
  if (!files) return [404, { error: 'Repository not found' }]
  const prefix = folder === '' ? '' : `${folder.replace(/\/$/, '')}/`
  const recursive = query.get('recursive') === 'true' || query.get('recursive') === '1'
  const found = new Map<string, unknown>()
  for (const [path, file] of Object.entries(files)) {
    if (!path.startsWith(prefix)) continue
    const rest = path.slice(prefix.length)
    if (rest.includes('/') && !recursive) {
      const directory = prefix + rest.slice(0, rest.indexOf('/'))
      found.set(directory, { type: 'directory', oid: 'd', size: 0, path: directory })
    } else {
      const size = sizeOf(file)
      found.set(path, {
        type: 'file',
        oid: 'f',
        size,
        path,
        lfs: { oid: `sha-${path}-${size}`, size, pointerSize: 134 },
      })
    }
  }
  if (found.size === 0) return [404, { error: `${folder} does not exist on this revision` }]
  return [200, [...found.values()]]
}

function sizeOf(file: StandInFile): number {
  return file instanceof Uint8Array ? file.length : statSync(file.path).size
}

/** A file's bytes in memory, for tests that cut or change them. */
export function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path))
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
}

function origin(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
