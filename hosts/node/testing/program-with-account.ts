import { openWorkplace } from '#hosts/node/open-service.ts'
import { readSettings } from '#hosts/node/settings.ts'
import { accountWithToken } from './account-with-token.ts'
import { program } from './running-server.ts'

/** The program on an engine with one account, `bakker`, and a way to ask it in the name of its user. */
export async function programWithAccount(env: Record<string, string>) {
  const proffer = await program(env)
  const { db } = await openWorkplace(readSettings({ DATABASE_URL: proffer.databaseUrl }))
  const token = await accountWithToken(db, 'bakker')
  await db.destroy()
  const ask = (path: string, method = 'GET', body?: object) =>
    fetch(`${proffer.origin}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { ...proffer, ask }
}

export type Ask = Awaited<ReturnType<typeof programWithAccount>>['ask']
