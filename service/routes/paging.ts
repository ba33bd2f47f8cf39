import { pageSize } from '#wire/limits.ts'

/** Headers of a page (interface, section 1.5; RFC 8288). `address` is absolute, as seen from outside. */
export function pagingHeaders(address: URL, page: number, total: number): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const to = (page: number) => {
    const target = new URL(address)
    target.searchParams.set('page', String(page))
    return target.href
  }
  const links = [
    ['first', 1],
    ...(page > 1 ? [['prev', Math.min(page - 1, last)] as const] : []),
    ...(page < last ? [['next', page + 1] as const] : []),
    ['last', last],
  ] as const
  return {
    'X-Total-Count': String(total),
    Link: links.map(([rel, page]) => `<${to(page)}>; rel="${rel}"`).join(', '),
  }
}
