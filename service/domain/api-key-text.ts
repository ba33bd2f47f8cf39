/** What every key begins with, so that secret scanners and people recognise one wherever it turns up. */
export const apiKeyPrefix = 'proffer_'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 30
const checkLength = 6
const written = new RegExp(`^${apiKeyPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checkLength}})$`)

/** A new key: 178 random bits and a checksum, letters and digits alone, so that a double click selects all of it. */
export function newApiKey(): string {
  const random = randomLetters()
  return apiKeyPrefix + random + checksum(random)
}

/** Uniform: bytes that do not fit the alphabet evenly are thrown away. */
function randomLetters(): string {
  const even = 256 - (256 % alphabet.length)
  let letters = ''
  while (letters.length < randomLength)
    for (const byte of crypto.getRandomValues(new Uint8Array(randomLength)))
      if (byte < even && letters.length < randomLength) letters += alphabet[byte % alphabet.length]
  return letters
}

/** Whether a bearer token is meant as a key; access tokens have no underscore at that place but by chance. */
export const looksLikeApiKey = (token: string) => token.startsWith(apiKeyPrefix)

/** Whether it was copied whole: tells a typo or a cut from a key that was revoked, without asking the database. */
export function isWholeApiKey(token: string): boolean {
  const [, random, check] = written.exec(token) ?? []
  return random !== undefined && checksum(random) === check
}

/** CRC-32 (as in zip files) in base 62. */
function checksum(text: string): string {
  let crc = ~0
  for (const letter of text) {
    crc ^= letter.charCodeAt(0)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  let rest = ~crc >>> 0
  let digits = ''
  for (let at = 0; at < checkLength; at++) {
    digits = (alphabet[rest % alphabet.length] ?? '') + digits
    rest = Math.floor(rest / alphabet.length)
  }
  return digits
}
