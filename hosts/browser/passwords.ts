import type { Passwords } from '#service/ports.ts'

const shape = /^pbkdf2\$(\d+)\$([\w+/]+=*)\$([\w+/]+=*)$/
const bits = 256

/**
 * PBKDF2-HMAC-SHA-256, which every browser has (interface, section 6). Stored as `pbkdf2$iterations$salt$key`, so that a
 * later change of cost leaves older passwords valid. The browser computes it outside the worker's thread.
 */
export function pbkdf2Passwords(iterations = 600_000): Passwords {
  const nobodysSalt = crypto.getRandomValues(new Uint8Array(16))
  return {
    hash: async (password) => {
      const salt = crypto.getRandomValues(new Uint8Array(16))
      const key = await derivedKey(password, salt, iterations)
      return ['pbkdf2', iterations, asText(salt), asText(key)].join('$')
    },
    verify: async (password, hash) => {
      const [, cost, salt, key] = shape.exec(hash ?? '') ?? []
      if (salt === undefined || key === undefined) {
        await derivedKey(password, nobodysSalt, iterations)
        return false
      }
      return isEqual(await derivedKey(password, asBytes(salt), Number(cost)), asBytes(key))
    },
  }
}

async function derivedKey(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  // The same password typed on different keyboards may come composed differently.
  const typed = new TextEncoder().encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, bits),
  )
}

/** Compares in constant time. */
const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.reduce((differs, byte, at) => differs | (byte ^ (other[at] ?? 0)), 0) === 0

const asText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const asBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
