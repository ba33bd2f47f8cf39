/** The request with a path relative to `base`, which the service does not know. */
export async function inside(request: Request, base: string): Promise<Request> {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(base.length)
  const { method, headers, signal } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // Not by `new Request(url, request)`: a navigation cannot be copied.
  return new Request(url, { method, headers, signal, ...(hasBody && { body: await request.arrayBuffer() }) })
}
