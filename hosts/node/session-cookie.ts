import type { SessionCarrier } from '#service/ports.ts'
import { isLoopback } from './settings.ts'

const name = 'proffer_session'
const carried = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`)

/** The authorize session as a cookie that no script reads and that is sent to its account's pages alone. */
export function sessionCookie(publicUrl: string): SessionCarrier {
  // A browser drops a Secure cookie on plain http, which only loopback may be.
  const secure = isLoopback(publicUrl) ? '' : '; Secure'
  return {
    read: (request) => carried.exec(request.headers.get('cookie') ?? '')?.[1],
    write: (headers, token, path) => {
      const end = token === undefined ? '; Max-Age=0' : ''
      headers.append('Set-Cookie', `${name}=${token ?? ''}; Path=${path}; HttpOnly; SameSite=Lax${secure}${end}`)
    },
  }
}
