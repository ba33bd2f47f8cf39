import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { appHeaders } from './app-headers.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const alreadySmall = new Set(['.png', '.ico', '.woff2'])

type Encoding = 'br' | 'gzip' | undefined
type Bytes = Uint8Array<ArrayBuffer>

const compressed = {
  br: (bytes: Bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Bytes) => promisify(gzip)(bytes, { level: 9 }),
}

type AppFile = {
  type: string
  etag: string
  /** Its name changes with its content. */
  isHashed: boolean
  mayShrink: boolean
  encodings: Map<Encoding, Promise<Bytes>>
}

/**
 * The built app, read once and kept in memory; each file is compressed when it is first asked for. Navigations to
 * any address of the app get its page: the app finds its own way from there.
 */
export function appFiles(folder: string) {
  const files = readFiles(folder)
  const headers = appHeaders(folder)

  return async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const path = decoded(new URL(request.url).pathname)
    const file = files.get(path) ?? (isNavigation(request) ? files.get('/index.html') : undefined)
    return file && answer(request, file, headers)
  }
}

async function answer(request: Request, file: AppFile, headers: Record<string, string>) {
  const encoding = file.mayShrink ? wanted(request.headers.get('accept-encoding') ?? '') : undefined
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  const about = {
    ...headers,
    ETag: etag,
    'Cache-Control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.mayShrink && { Vary: 'Accept-Encoding' }),
  }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers: about })
  const bytes = await encoded(file, encoding)
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      ...about,
      'Content-Type': file.type,
      'Content-Length': String(bytes.byteLength),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}

async function encoded(file: AppFile, encoding: Encoding): Promise<Bytes> {
  const kept = file.encodings.get(encoding)
  if (kept) return kept
  const plain = await encoded(file, undefined)
  const bytes = encoding ? compressed[encoding](plain).then((buffer) => new Uint8Array(buffer)) : Promise.resolve(plain)
  file.encodings.set(encoding, bytes)
  return bytes
}

function readFiles(folder: string) {
  const files = new Map<string, AppFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const full = join(entry.parentPath, entry.name)
    const path = full.slice(folder.length).replaceAll('\\', '/')
    const bytes = new Uint8Array(readFileSync(full))
    const extension = extname(entry.name)
    // What the build keeps for itself is nobody's business.
    if (path.startsWith('/.')) continue
    files.set(path, {
      type: types[extension] ?? 'application/octet-stream',
      etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      isHashed: path.startsWith('/assets/'),
      mayShrink: !alreadySmall.has(extension) && bytes.byteLength > 512,
      encodings: new Map([[undefined, Promise.resolve(bytes)]]),
    })
  }
  return files
}

const isNavigation = ({ headers }: Request) =>
  headers.get('sec-fetch-mode') === 'navigate' || (headers.get('accept')?.includes('text/html') ?? false)

/** `br;q=0` means: not that one. */
const wanted = (accepted: string): Encoding =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`(^|,)\\s*${name}\\s*(,|;(?!\\s*q=0(\\.0*)?\\s*(,|$))|$)`).test(accepted),
  )

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    // Not an address that any file has.
    return path
  }
}
