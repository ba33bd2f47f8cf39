import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Passkeys } from '#service/ports.ts'
import { root } from './paths.ts'

/**
 * Passkeys for the host of the service's own pages. None where it is an IP address: WebAuthn knows domains alone, and
 * browsers offer it on https and on localhost.
 */
export function nodePasskeys(publicUrl: string): Passkeys | undefined {
  const { hostname, origin } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined
  return { script: pageScript(), ...passkeysFor({ rpID: hostname, origin }) }
}

/** The library's own bundle for pages, read rather than imported (knip.json), then what our pages do with it. */
function pageScript() {
  const entry = createRequire(import.meta.url).resolve('@simplewebauthn/browser')
  const library = join(dirname(dirname(entry)), 'dist/bundle/index.umd.min.js')
  return [library, join(root, 'hosts/node/passkeys-page.js')].map((path) => readFileSync(path, 'utf8')).join('\n')
}

type Site = { rpID: string; origin: string }

export const passkeysFor = ({ rpID, origin }: Site): Omit<Passkeys, 'script'> => ({
  newOptions: ({ handle, name, title }, exclude) =>
    generateRegistrationOptions({
      rpName: title,
      rpID,
      userID: new TextEncoder().encode(handle),
      userName: name,
      excludeCredentials: exclude.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    }),
  checkNew: async ({ answer, challenge }) => {
    const checked = await unless(() =>
      verifyRegistrationResponse({
        response: answer as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
      }),
    )
    if (!checked?.verified) return undefined
    const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  },
  proofOptions: (allow) =>
    generateAuthenticationOptions({
      rpID,
      userVerification: allow ? 'preferred' : 'required',
      ...(allow && { allowCredentials: allow.map(({ id, transports }) => ({ id, transports: [...transports] })) }),
    }),
  checkProof: async ({ answer, challenge, passkey, verified }) => {
    const checked = await unless(() =>
      verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: verified,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: [...passkey.transports],
        },
      }),
    )
    return checked?.verified ? { counter: checked.authenticationInfo.newCounter } : undefined
  },
})

/** The library throws over every answer that proves nothing, whatever is wrong with it. */
async function unless<Checked>(check: () => Promise<Checked>): Promise<Checked | undefined> {
  try {
    return await check()
  } catch {
    return undefined
  }
}
