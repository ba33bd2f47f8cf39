import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

type Host = {
  folder: string
  /** Path it is served below; begins and ends with a slash. */
  base: string
  port: number
  /** Sends what `_headers` asks for, as several static hosts do. */
  withHeaders?: boolean
}

/**
 * A host that can do nothing but hand out files: no rewrites, no headers of its own, 404.html for what is not there.
 * What works here works on any.
 */
export function serveStatic({ folder, base, port, withHeaders = false }: Host) {
  const headers = withHeaders ? headersIn(join(folder, '_headers')) : {}
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid')
    const file = pathname.startsWith(base) ? fileAt(folder, pathname.slice(base.length)) : undefined
    send(response, file ?? join(folder, '404.html'), file ? 200 : 404, headers)
  })
  return new Promise<{ stop: () => void }>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve({ stop: () => server.close() }))
  })
}

function fileAt(folder: string, path: string) {
  const file = join(folder, normalize(`/${decodeURIComponent(path)}`))
  if (!existsSync(file)) return undefined
  if (!statSync(file).isDirectory()) return file
  return existsSync(join(file, 'index.html')) ? join(file, 'index.html') : undefined
}

/** Those for every path, which come first in the file. */
function headersIn(file: string) {
  const [everywhere = ''] = readFileSync(file, 'utf8').split('\n\n')
  const lines = everywhere.split('\n').slice(1)
  return Object.fromEntries(lines.map((line) => line.trim().split(/:\s+/, 2) as [string, string]))
}

function send(response: ServerResponse, file: string, status: number, headers: Record<string, string>) {
  response.writeHead(status, {
    ...headers,
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(file).size,
    'Last-Modified': statSync(file).mtime.toUTCString(),
  })
  createReadStream(file).pipe(response)
}
