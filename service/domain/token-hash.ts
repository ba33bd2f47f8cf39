/** SHA-256 of a text, in hex. */
export type Digest = (text: string) => string | Promise<string>

/** The one that every place has. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How tokens are stored (wire section 6). They are random enough to need no salt. */
export const hashToken = (text: string): Promise<string> => sha256(text)

/** A secret nobody guesses, safe in an address; 256 bits unless said otherwise. */
export function newToken(bits = 256): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bits / 8))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
