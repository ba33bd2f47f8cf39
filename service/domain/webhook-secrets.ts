import { insertSecret, selectSecrets } from '#service/store/webhooks.ts'
import { maxSecretsOfWebhook, oldSecretLife } from '#wire/limits.ts'
import { Refused } from './refused.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** As Standard Webhooks writes them: 256 bits. */
export const newSecret = () => `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`

/** Valid signing secrets, the newest first. Every webhook has one. */
export async function getSecrets({ db, now }: Unit, webhookId: number) {
  const secrets = await selectSecrets(db, webhookId, now)
  if (secrets.length === 0) throw new Refused('not_found', `There is no webhook ${webhookId}.`)
  return secrets.map(({ secret, created_at, expires_at }) => ({
    secret,
    date_created: timestamp(created_at),
    date_expires: timestampOrNull(expires_at),
  }))
}

/** Issues a new signing secret; the old one stays valid for `oldSecretLife`, so that the receiver can change over. */
export async function rotateSecret(unit: Unit, webhookId: number) {
  const { db, now } = unit
  if ((await getSecrets(unit, webhookId)).length >= maxSecretsOfWebhook)
    throw new Refused('conflict', 'The secret was changed often today. Wait until an old one has ended.')
  await insertSecret(db, { webhook_id: webhookId, secret: newSecret(), now, othersUntil: now + oldSecretLife })
  return getSecrets(unit, webhookId)
}
