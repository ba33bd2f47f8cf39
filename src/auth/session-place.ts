type Deployment = { service: string; account: string; client_id: string }

/**
 * Where the browser keeps the session, without imports, since the early script reads it too (src/early/early.ts). Several
 * deployments may share an origin, each in its folder; their sessions stay apart.
 */
export const sessionDatabase = `proffer:${import.meta.env.BASE_URL}`
export const sessionStore = 'session'

/** A session belongs to one account at one service: a deployment pointed elsewhere starts signed out. */
export const recordKey = ({ service, account, client_id }: Deployment) => [service, account, client_id].join(' ')
