import { pageSize } from '#wire/limits.ts'

type Total = { total: number; isMore?: boolean }

/**
 * Headers of a page (interface, section 1.5; RFC 8288). `address` is absolute, as seen from outside. Where there are
 * more than were counted, nobody knows which page is the last.
 */
export function pagingHeaders(address: URL, page: number, { total, isMore = false }: Total): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const to = (page: number) => {
    const target = new URL(address)
    target.searchParams.set('page', String(page))
    return target.href
  }
  const links = [
    ['first', 1],
    ...(page > 1 ? [['prev', isMore ? page - 1 : Math.min(page - 1, last)] as const] : []),
    ...(page < last || isMore ? [['next', page + 1] as const] : []),
    ...(isMore ? [] : [['last', last] as const]),
  ] as const
  return {
    'X-Total-Count': String(total),
    ...(isMore && { 'X-Total-More': 'true' }),
    Link: links.map(([rel, page]) => `<${to(page)}>; rel="${rel}"`).join(', '),
  }
}
