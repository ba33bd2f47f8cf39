// Of the address of a PostgreSQL database. Where it has a user and no host, which is then in its query or the socket
// of this machine, it is none for `URL`, whose error would repeat the password.

/** Before the host: user and password. A password holds no slash that is not encoded (settings.ts). */
const credentials = /^([a-z]+:\/\/)(?:([^:@/?#]*)(?::([^/?#]*))?@)?/

/** To be shown, and given to other programs. */
export const withoutPassword = (url: string) =>
  url.replace(credentials, (_, scheme: string, user?: string) => (user === undefined ? scheme : `${scheme}${user}@`))

export const passwordIn = (url: string) => decodeURIComponent(credentials.exec(url)?.[3] ?? '')

/** What the database is called, and where it is, as far as that is said. */
export function placeIn(url: string) {
  const { host, pathname, searchParams } = new URL(url.replace(credentials, '$1'))
  return { name: pathname.slice(1), host: host || (searchParams.get('host') ?? '') }
}
