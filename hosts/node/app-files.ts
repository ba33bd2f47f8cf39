import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import * as z from 'zod/mini'
import { withConfig } from '#service/page-config.ts'
import { policyApart } from '#service/page-policy.ts'
import { withTitle } from '#service/page-title.ts'
import { isCustomerPath, tokenIn } from '#service/service-paths.ts'
import { appHeaders } from './app-headers.ts'
import { eachTime, encode, once, wanted, type Effort, type Encoding } from './encodings.ts'

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

type Bytes = Uint8Array<ArrayBuffer>

type AppFile = {
  type: string
  etag: string
  /** Its name changes with its content. */
  isHashed: boolean
  mayShrink: boolean
  effort: Effort
  encodings: Map<Encoding | undefined, Promise<Bytes>>
}

type About = {
  publicUrl: string
  appAccount?: string | undefined
  /** What the page at a receiver's link is called; undefined: as it was built. */
  titleAt?: (token: string) => Promise<string | undefined>
}

/**
 * The built app, for `appAccount` instead of the account in its config.json if given. Files are read once and held in
 * memory; each is compressed on first use. Navigations to any address of the app get its page, which routes on the
 * client. The customer's addresses get theirs for every client: link previews need a page too.
 */
export function appFiles(folder: string, { publicUrl, appAccount, titleAt }: About) {
  const files = readFiles(folder, appAccount)
  const headers = appHeaders(folder, publicUrl)

  return async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const path = decoded(new URL(request.url).pathname)
    if (isCustomerPath(path)) {
      const page = files.get('/customer.html')
      const token = tokenIn(path)
      const title = token !== undefined && (await soon(titleAt?.(token)))
      const called = page && title ? await titled(page, title) : page
      return called && answer(request, called, { ...headers, 'X-Robots-Tag': 'noindex, nofollow' })
    }
    const file = files.get(path) ?? (isNavigation(request) ? files.get('/index.html') : undefined)
    return file && answer(request, file, headers)
  }
}

/** Milliseconds: a page is whole without its title, too. */
const mostForTitle = 500

/** Undefined where it takes longer. */
function soon<T>(asked: Promise<T> | undefined): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), mostForTitle)
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
}

async function titled(page: AppFile, title: string): Promise<AppFile> {
  const plain = new TextDecoder().decode(await encoded(page, undefined))
  return fileOf('/customer.html', new TextEncoder().encode(withTitle(plain, title)), eachTime)
}

async function answer(request: Request, file: AppFile, headers: Record<string, string>) {
  const encoding = file.mayShrink ? wanted(request.headers.get('accept-encoding')) : undefined
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

async function encoded(file: AppFile, encoding: Encoding | undefined): Promise<Bytes> {
  const kept = file.encodings.get(encoding)
  if (kept) return kept
  const plain = await encoded(file, undefined)
  const bytes = encoding ? encode(plain, encoding, file.effort) : Promise.resolve(plain)
  file.encodings.set(encoding, bytes)
  return bytes
}

function readFiles(folder: string, account: string | undefined) {
  const files = new Map<string, AppFile>()
  const config = configIn(folder, account)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const full = join(entry.parentPath, entry.name)
    const path = full.slice(folder.length).replaceAll('\\', '/')
    const bytes = bytesOf(path, readFileSync(full), config)
    // Internal files of the build are not served.
    if (path.startsWith('/.')) continue
    files.set(path, fileOf(path, bytes))
  }
  return files
}

function fileOf(path: string, bytes: Bytes, effort = once): AppFile {
  const extension = extname(path)
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    isHashed: path.startsWith('/assets/'),
    mayShrink: !alreadySmall.has(extension) && bytes.byteLength > 512,
    effort,
    encodings: new Map([[undefined, Promise.resolve(bytes)]]),
  }
}

function configIn(folder: string, account: string | undefined): string | undefined {
  const path = join(folder, 'config.json')
  if (!existsSync(path)) return undefined
  const config = z.looseObject({}).parse(JSON.parse(readFileSync(path, 'utf8')))
  // The title is that of the account which the app was built for.
  const isAnother = account !== undefined && account !== config['account']
  return JSON.stringify(isAnother ? { ...config, account, title: undefined } : config)
}

function bytesOf(path: string, read: Buffer<ArrayBuffer>, config: string | undefined): Bytes {
  const text = (text: string) => new TextEncoder().encode(text)
  if (config !== undefined && path === '/config.json') return text(config)
  if (path !== '/customer.html' && path !== '/index.html') return new Uint8Array(read)
  // Its policy is a header here (appHeaders), and stricter.
  const { page } = policyApart(read.toString())
  // A page finds its configuration in itself, and has no reason to fetch it.
  return text(config === undefined ? page : withConfig(page, config))
}

/** Clients that are no browsers accept anything and get the page too; but not in place of a missing file. */
function isNavigation({ url, headers }: Request) {
  const mode = headers.get('sec-fetch-mode')
  if (mode !== null) return mode === 'navigate'
  const accept = headers.get('accept') ?? '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(new URL(url).pathname))
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    // Not an address that any file has.
    return path
  }
}
