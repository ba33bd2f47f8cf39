import process from 'node:process'
import { openWorkplace } from '#hosts/node/open-service.ts'
import { createSample } from '#hosts/node/sample-account.ts'
import { allowRedirectUri } from '#service/oauth/register.ts'
import { findAccount } from '#service/store/accounts.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { readSettings } from '#hosts/node/settings.ts'

/**
 * Makes sample accounts for browser tests, one for each name it is sent, in the database of the server under test. A
 * process of its own that stays: starting one for each account would take longer than making it.
 */
const settings = readSettings(process.env)
const { passwords, ...workplace } = await openWorkplace(settings)

/** All of them have the same password: it is hashed once. */
const hashes = new Map<string, Promise<string>>()
const hash = (password: string) => {
  const made = hashes.get(password) ?? passwords.hash(password)
  hashes.set(password, made)
  return made
}

async function make(name: string) {
  const made = await createSample({ ...workplace, passwords: { ...passwords, hash } }, settings, name)
  const account = await findAccount(workplace.db, name)
  if (!account) throw new Error(`There is no account ${name}`)
  for (const origin of settings.appOrigins)
    await allowRedirectUri(withinAccount(workplace.db, account.id), made.client_id, `${origin}/callback`)
  return made
}

process.on('message', (name: string) => {
  void make(name).then(
    (made) => process.send?.(made),
    (error: unknown) => process.send?.({ refused: String(error) }),
  )
})
process.on('disconnect', () => void workplace.db.destroy())
process.send?.('ready')
