/** What an address of this page is about: a receiver's proposal, or checking an acceptance. */
export type PageAddress = { is: 'proposal'; token: string } | { is: 'verify'; hash: string } | { is: 'nothing' }

/** `path` is below the base, without a slash before it; `fragment` as `location.hash` has it. */
export function addressAt(path: string, fragment: string): PageAddress {
  const [first, second = ''] = path.split('/')
  if (first === 'view' && second !== '') return { is: 'proposal', token: decoded(second) }
  if (first === 'verify') return { is: 'verify', hash: decoded(second || fragment.replace(/^#/, '')) }
  return { is: 'nothing' }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    // No token is written like that, so it is found to be none.
    return text
  }
}
