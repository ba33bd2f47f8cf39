import { newClient, type ClientPorts } from './new-client.ts'

/** Twenty megabytes on a slow line. */
const uploadLimit = 300_000

/** Called with how much of the file has left, from 0 to 1; not at all where a browser does not tell. */
export type OnProgress = (share: number) => void

/** A client whose body is a file as it is. Requests are as `client.ts` makes them, and reject alike. */
export const uploader = (ports: Omit<ClientPorts, 'limit'>, file: File, onProgress?: OnProgress) =>
  newClient({
    ...ports,
    fetch: (address, init) => sent(address, init, file, onProgress),
    limit: () => AbortSignal.timeout(uploadLimit),
  })

/** As `fetch` answers. That one does not tell how far it has come. */
function sent(address: string, { method = 'POST', headers, signal }: RequestInit, file: File, onProgress?: OnProgress) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open(method, address)
  request.responseType = 'arraybuffer'
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
  if (file.type !== '') request.setRequestHeader('content-type', file.type)
  const stop = () => request.abort()
  signal?.addEventListener('abort', stop)
  request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress?.(loaded / total))
  request.addEventListener('load', () => resolve(answerOf(request)))
  request.addEventListener('error', () => reject(new TypeError('The file could not be sent')))
  request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Stopped', 'AbortError')))
  request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
  if (signal?.aborted) reject(signal.reason as Error)
  else request.send(file)
  return promise
}

function answerOf(request: XMLHttpRequest) {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  const { response, status, statusText } = request
  return new Response(status === 204 ? null : (response as ArrayBuffer), { status, statusText, headers })
}
