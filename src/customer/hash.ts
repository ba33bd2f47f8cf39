/** A SHA-256 as people copy it, with spaces and capitals; undefined when it is none. */
export function hashIn(text: string): string | undefined {
  const plain = text.replace(/[\s-]+/g, '').toLowerCase()
  return /^[\da-f]{64}$/.test(plain) ? plain : undefined
}

/** SHA-256 of a text, in hex. */
export const sha256 = (text: string): Promise<string> => hashOf(new TextEncoder().encode(text))

/** The same of a file, which does not leave the device. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
