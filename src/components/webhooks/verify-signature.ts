type Signed = { id: string; timestamp: string; body: string }

/**
 * Whether one of the signatures in the header was made with the secret, as Standard Webhooks describes. False too for
 * a secret that is none.
 */
export async function isSignedWith(secret: string, signatures: string, { id, timestamp, body }: Signed) {
  const key = await keyOf(secret.trim())
  if (!key) return false
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const candidates = signatures.split(' ').filter((one) => one.startsWith('v1,'))
  const verdicts = candidates.map(async (one) => {
    const bytes = bytesOf(one.slice('v1,'.length))
    return bytes !== undefined && (await crypto.subtle.verify('HMAC', key, bytes, signed))
  })
  return (await Promise.all(verdicts)).includes(true)
}

async function keyOf(secret: string) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''))
  if (!bytes?.length) return undefined
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

/** Undefined for what is no base64. */
function bytesOf(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
