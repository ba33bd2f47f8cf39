import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type Site = { rpID: string; origin: string }

/** A passkey in software, as far as a service can tell: ES256, no attestation, its holder verified unless said otherwise. */
export function softwarePasskey({ rpID, origin }: Site, { verified = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (attested: Buffer = Buffer.alloc(0)) => {
    counter += 1
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpID).digest(), Buffer.from([flags]), count, attested])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    id: named.id,
    /** What a browser gives for a new one. */
    create: ({ challenge }: { challenge: string }) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)])
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData(attested))],
      ])
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          attestationObject: attestationObject.toString('base64url'),
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** What a browser gives to prove it. */
    get: ({ challenge }: { challenge: string }) => {
      const data = authData()
      const json = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([data, createHash('sha256').update(json).digest()])
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          authenticatorData: data.toString('base64url'),
          clientDataJSON: json.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}

/** COSE: kty EC2, alg ES256, crv P-256, x, y (RFC 9053). */
function coseKey(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat()])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff]),
    bytes,
  ])
