/** SHA-256 of a text, in hex. */
export type Digest = (text: string) => string | Promise<string>

/** Available everywhere; hosts may pass a faster one. */
export const sha256 = (text: string): Promise<string> => sha256OfBytes(new TextEncoder().encode(text))

/** The same of a file. */
export async function sha256OfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How tokens are stored (interface, section 6.4). They are random enough to need no salt. */
export const hashToken = (text: string): Promise<string> => sha256(text)

/** A random secret, safe in a URL; 256 bits by default. */
export function newToken(bits = 256): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bits / 8))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
