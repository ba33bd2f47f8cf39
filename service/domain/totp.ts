import { Secret, TOTP } from 'otpauth'
import type { Db } from '#service/store/db.ts'
import { findTotp, insertTotp, useTotpStep } from '#service/store/factors.ts'
import { seal, unseal, type SealingKey } from './sealing.ts'

/** An authenticator app as every one of them reads it (RFC 6238): SHA-1, 6 digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps that a clock may be off, before and after. */
const window = 1

type Place = { db: Db; now: number; key: SealingKey }
const about = (userId: number) => `totp ${userId}`

/** A new secret for a user, which counts once a code of it was entered. */
export async function beginTotp({ db, now, key }: Place, userId: number) {
  const secret = new Secret({ size: 20 }).base32
  await insertTotp(db, {
    user_id: userId,
    secret: await seal(key, secret, about(userId)),
    confirmed: 0,
    created_at: now,
  })
  return secret
}

/** The secret that was begun and not confirmed. */
export async function pendingSecret({ db, key }: Place, userId: number) {
  const totp = await findTotp(db, userId)
  return totp?.confirmed === 0 ? unseal(key, totp.secret, about(userId)) : undefined
}

/** What the QR code holds. */
export const totpAddress = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ ...settings, secret, issuer, label }).toString()

/** Whether a code is right and was not used before. The first one confirms the app. */
export async function checkTotp(
  { db, now, key }: Place,
  userId: number,
  typed: string,
  { confirmed }: { confirmed: 0 | 1 },
) {
  const token = typed.replaceAll(/\s/g, '')
  const totp = await findTotp(db, userId)
  if (totp?.confirmed !== confirmed || !/^\d{6}$/.test(token)) return false
  const secret = await unseal(key, totp.secret, about(userId))
  const delta = new TOTP({ ...settings, secret }).validate({ token, timestamp: now, window })
  if (delta === null) return false
  return useTotpStep(db, userId, Math.floor(now / 1000 / settings.period) + delta)
}
