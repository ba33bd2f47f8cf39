/** The request with a path relative to `base`, which the service does not know. */
export async function inside(request: Request, base: string): Promise<Request> {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(base.length)
  const { method, signal } = request
  const headers = new Headers(request.headers)
  // A browser adds it only to what leaves for the network.
  if (!headers.has('accept-language')) headers.set('accept-language', navigator.languages.join())
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // Not by `new Request(url, request)`: a navigation cannot be copied.
  return new Request(url, { method, headers, signal, ...(hasBody && { body: await request.arrayBuffer() }) })
}
