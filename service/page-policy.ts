const written = / *<meta http-equiv="Content-Security-Policy" content="([^"]*)"[^>]*>\n?/

/**
 * A page without the content security policy that the build writes into it, and that policy. It stands there for hosts
 * that send no headers. Whoever sends some says it there: before a page's own policy is read, Chromium fetches nothing that
 * the page names.
 */
export function policyApart(page: string): { page: string; policy: string | undefined } {
  const [element, policy] = written.exec(page) ?? []
  if (element === undefined || policy === undefined) return { page, policy: undefined }
  return { page: page.replace(element, ''), policy: policy.replaceAll('&#39;', "'").replaceAll('&amp;', '&') }
}

/** A page that came with these headers, to be kept: its policy becomes one of them, beside any that it came with. */
export function withPolicySent(html: string, came: Headers): { page: string; headers: Headers } {
  const { page, policy } = policyApart(html)
  const headers = new Headers(came)
  // Of the bytes that came, not of this text.
  for (const header of ['content-encoding', 'content-length', 'etag']) headers.delete(header)
  if (policy !== undefined) headers.append('Content-Security-Policy', policy)
  return { page, headers }
}
