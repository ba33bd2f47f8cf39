import { hashToken } from '#service/domain/token-hash.ts'
import { findClient, type OauthClient } from '#service/store/oauth-clients.ts'
import type { AccountHere } from './context.ts'
import type { Fields } from './form-body.ts'
import { refusal, type Refusal } from './refusal.ts'

type Claim = { id: string; secret: string | undefined }

const unknown = refusal('invalid_client', 'The client is not known here, or its secret is wrong', 401)

/**
 * Authenticates the client (RFC 6749 section 2.3): confidential ones with their secret, in the body or by HTTP Basic;
 * public ones have none.
 */
export async function authenticateClient(
  { db }: AccountHere,
  fields: Fields,
  authorization: string | undefined,
): Promise<OauthClient | Refusal> {
  const claim = authorization === undefined ? inBody(fields) : inHeader(authorization, fields)
  if ('error' in claim) return claim
  const client = await findClient(db, claim.id)
  if (!client) return unknown
  if (client.secret_hash === null) return claim.secret === undefined ? client : unknown
  return claim.secret !== undefined && (await hashToken(claim.secret)) === client.secret_hash ? client : unknown
}

function inBody(fields: Fields): Claim | Refusal {
  const id = fields.get('client_id')
  return id === undefined
    ? refusal('invalid_client', 'Send client_id', 401)
    : { id, secret: fields.get('client_secret') }
}

function inHeader(authorization: string, fields: Fields): Claim | Refusal {
  const claim = decodeBasic(authorization)
  if (!claim) return refusal('invalid_client', 'The Authorization header is not HTTP Basic', 401)
  if (fields.has('client_secret')) return refusal('invalid_request', 'Send the secret in one place, not in two')
  if (fields.has('client_id') && fields.get('client_id') !== claim.id)
    return refusal('invalid_request', 'client_id differs from the Authorization header')
  return claim
}

/** Id and secret are form-encoded before they are joined (RFC 6749 section 2.3.1). */
function decodeBasic(authorization: string): Claim | undefined {
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization)?.[1]
  if (encoded === undefined) return undefined
  try {
    const [id, secret] = splitOnce(atob(encoded))
    return id.includes('\0') ? undefined : { id, secret: secret || undefined }
  } catch {
    // Neither base64 nor form-encoded.
    return undefined
  }
}

function splitOnce(text: string) {
  const at = text.indexOf(':')
  if (at < 0) throw new RangeError('HTTP Basic joins id and secret with a colon')
  return [text.slice(0, at), text.slice(at + 1)].map((part) => decodeURIComponent(part.replaceAll('+', ' '))) as [
    string,
    string,
  ]
}
