import { hashToken, newToken } from '#service/domain/token-hash.ts'
import { createAccount, registerClient } from '#service/oauth/register.ts'
import type { Db } from '#service/store/db.ts'
import { findClient } from '#service/store/oauth-clients.ts'
import { insertTokens } from '#service/store/oauth-tokens.ts'
import { findUserByEmail } from '#service/store/sign-in-users.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { cheapPasswords } from '#service/testing/sign-in.ts'

/** An account whose user has a token, which it gives, without the slow way through the pages. */
export async function accountWithToken(db: Db, name: string) {
  const person = { email: `jo@${name}.test`, password: 'right horse' }
  const ports = { db, passwords: cheapPasswords, now: Date.now }
  const { id } = await createAccount(ports, { name, title: name, ...person })
  const within = withinAccount(db, id)
  const redirectUris = ['https://app.test/callback']
  const app = { name: 'Test', redirectUris, confidential: false, firstParty: true }
  const registered = await registerClient(within, Date.now(), app)
  const [client, user] = [await findClient(within, registered.client_id), await findUserByEmail(within, person.email)]
  if (!client || !user) throw new Error('both were made')
  const token = newToken()
  const access = { kind: 'access', family: newToken(), oauth_client_id: client.id, user_id: user.id } as const
  const lifetime = { created_at: Date.now(), expires_at: Date.now() + 3_600_000 }
  await insertTokens(within, [{ ...access, ...lifetime, token_hash: await hashToken(token) }])
  return token
}
