/** Encrypts what the service must read back, such as secrets of authenticator apps; `undefined` key: kept as it is. */
export type SealingKey = Uint8Array<ArrayBuffer> | undefined

const sealed = /^aes1\$([\w-]+)\$([\w-]+)$/

/**
 * AES-256-GCM, as `aes1$iv$text`; without a key `plain$text`. `about` binds it to its place: a sealed text that was
 * moved to another row does not open.
 */
export async function seal(key: SealingKey, text: string, about: string): Promise<string> {
  if (!key) return `plain$${text}`
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(text)
  const cipher = await crypto.subtle.encrypt(algorithm(iv, about), await imported(key), bytes)
  return `aes1$${written(iv)}$${written(new Uint8Array(cipher))}`
}

/** Throws when the key is missing, or is another one than it was sealed with. */
export async function unseal(key: SealingKey, text: string, about: string): Promise<string> {
  if (text.startsWith('plain$')) return text.slice('plain$'.length)
  const [, iv, cipher] = sealed.exec(text) ?? []
  if (iv === undefined || cipher === undefined) throw new Error('This is no sealed text')
  if (!key) throw new Error('The database holds sealed secrets, and SECRETS_KEY is not set')
  const bytes = await crypto.subtle.decrypt(algorithm(read(iv), about), await imported(key), read(cipher))
  return new TextDecoder().decode(bytes)
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, about: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(about),
})

const imported = (key: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])

const written = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const read = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
