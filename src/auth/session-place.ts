type Deployment = { service: string; account: string; client_id: string }

/**
 * Where the browser keeps the session, without imports, since the early script (src/early/early.ts) and the build, which
 * knows no page, read it too. Several deployments may share an origin, each in its folder `base`; their sessions stay apart.
 */
export const sessionDatabase = (base: string) => `proffer:${base}`
export const sessionStore = 'session'

/** A session belongs to one account at one service: a deployment pointed elsewhere starts signed out. */
export const recordKey = ({ service, account, client_id }: Deployment) => [service, account, client_id].join(' ')
