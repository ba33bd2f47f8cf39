import { newSecret } from '#service/domain/webhook-secrets.ts'
import { registerClient } from '#service/oauth/register.ts'
import { day } from '#service/sample/calendar.ts'
import { findAccount } from '#service/store/accounts.ts'
import { sampleAccount } from '#service/sample/settings.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { insertSecret, insertWebhook } from '#service/store/webhooks.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { catcherAddress } from './catcher.ts'
import { emptyAccount, placeholder } from './personas.ts'
import { shiftDates } from './shift-dates.ts'

type SeedOptions = {
  /** The moment the image was made for, and the one it is opened at; milliseconds since 1970. */
  madeFor: number
  now: number
  clientId: string
  /** Where the app is. */
  address: string
}

/** Turns the image into a demo: current dates, the app registered at its address, and a webhook. */
export async function seed(db: Db, { madeFor, now, clientId, address }: SeedOptions) {
  await shiftDates(db, Math.floor((now - madeFor) / day))
  await acrossAccounts(db)
    .updateTable('mail')
    .set((is) => ({ body: is.fn<string>('replace', ['body', is.val(placeholder), is.val(address)]) }))
    .execute()
  for (const name of [sampleAccount, emptyAccount.name]) {
    const account = await findAccount(db, name)
    if (!account) throw new Error(`The image has no account ${name}`)
    const redirectUris = [`${address}/callback`]
    const client = { clientId, name: 'Proffer', redirectUris, confidential: false, firstParty: true }
    const accountDb = withinAccount(db, account.id)
    await registerClient(accountDb, now, client)
    await listen(accountDb, now)
  }
}

/** A webhook for everything, to the demo's own catcher. */
async function listen(db: Db, now: number) {
  const { id: webhook_id } = await insertWebhook(db, {
    place: 1,
    payload_url: catcherAddress,
    content_type: 'json',
    active: 1,
    events: JSON.stringify(['all']),
    api_version: 2,
    created_at: now,
    modified_at: now,
  })
  await insertSecret(db, { webhook_id, secret: newSecret(), now, othersUntil: now })
}
