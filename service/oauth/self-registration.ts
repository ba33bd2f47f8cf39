import * as z from 'zod/mini'
import { boundedBody } from '#service/bounded-body.ts'
import { endRegistrations } from '#service/store/registrations.ts'
import {
  failedSignInWindow,
  inSeconds,
  maxLineLength,
  maxRedirectUris,
  maxRegistrationBytes,
  maxRegistrationsOfAddress,
  maxUnusedRegistrations,
  maxUrlLength,
} from '#wire/limits.ts'
import type { OauthContext } from './context.ts'
import { clientAuthentication } from './metadata.ts'
import { isRedirectUri } from './redirect-uris.ts'
import { isRefusal, refusal, refuse, type Refusal } from './refusal.ts'
import { registerClient } from './register.ts'
import { addressKey, admit } from './throttle.ts'

/** What is looked at of what a client says of itself (RFC 7591 section 2); the rest is passed over, as it says there. */
const clientMetadata = z.object({
  redirect_uris: z
    .array(z.string().check(z.maxLength(maxUrlLength)))
    .check(z.minLength(1), z.maxLength(maxRedirectUris)),
  client_name: z.optional(z.string()),
  token_endpoint_auth_method: z._default(z.enum(clientAuthentication), 'client_secret_basic'),
})
type ClientMetadata = z.output<typeof clientMetadata>

const grant_types = ['authorization_code', 'refresh_token']

/**
 * POST /oauth2/register (RFC 7591): an assistant registers itself, without anybody's leave. What it gets is worth nothing
 * until a person lets it in, and then only at the endpoint for assistants.
 */
export async function registerItself(c: OauthContext) {
  const { account, ports } = c.var
  if (account.assistants === undefined)
    return refuse(c, refusal('invalid_request', 'Assistants cannot be connected here: ask who runs this service', 404))
  const asked = await readMetadata(c.req.raw)
  if (isRefusal(asked)) return refuse(c, asked)
  const now = ports.now()
  // Apart from failed sign-ins, and from other addresses.
  const nameKey = `REGISTER ${addressKey(c.env.address)}`
  if (!(await admit(account.db, now, { nameKey, address: nameKey }, maxRegistrationsOfAddress))) {
    c.header('Retry-After', String(inSeconds(failedSignInWindow)))
    return refuse(c, refusal('temporarily_unavailable', 'Too many registrations from this address', 429))
  }
  await endRegistrations(account.db, now, { most: maxUnusedRegistrations - 1 })
  const { redirect_uris, token_endpoint_auth_method } = asked
  const client_name = nameOf(asked)
  const { client_id, client_secret } = await registerClient(account.db, now, {
    name: client_name,
    redirectUris: [...new Set(redirect_uris)],
    confidential: token_endpoint_auth_method !== 'none',
    selfRegistered: true,
  })
  const secret = client_secret !== undefined && { client_secret, client_secret_expires_at: 0 }
  const kept = { client_name, redirect_uris, token_endpoint_auth_method, grant_types, response_types: ['code'] }
  return c.json({ client_id, client_id_issued_at: Math.floor(now / 1000), ...secret, ...kept }, 201)
}

async function readMetadata(request: Request): Promise<ClientMetadata | Refusal> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    return refusal('invalid_client_metadata', 'Send the metadata as application/json', 415)
  const bytes = await boundedBody(request, maxRegistrationBytes)
  if (!bytes) return refusal('invalid_client_metadata', 'The body is larger than 16 kB', 413)
  const { data, error } = z.safeParse(clientMetadata, parsed(bytes))
  if (error) {
    const field = String(error.issues[0]?.path[0] ?? 'the body')
    return field === 'redirect_uris'
      ? refusal('invalid_redirect_uri', `Send 1 to ${maxRedirectUris} redirect_uris`)
      : refusal('invalid_client_metadata', `Correct ${field}`)
  }
  const wrong = data.redirect_uris.find((uri) => !isForAssistants(uri))
  return wrong === undefined
    ? data
    : refusal('invalid_redirect_uri', 'Send redirect_uris with https, or http on localhost or 127.0.0.1')
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** No scheme of an app's own: any program on the machine may claim one, and nobody looked at who registers. */
const isForAssistants = (uri: string) => isRedirectUri(uri) && /^https?:$/.test(new URL(uri).protocol)

/** What it calls itself, on one line and without what turns text around; else where its answers go. */
function nameOf({ client_name = '', redirect_uris: [first = ''] }: ClientMetadata) {
  const name = client_name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return (name || new URL(first).host).slice(0, maxLineLength)
}
