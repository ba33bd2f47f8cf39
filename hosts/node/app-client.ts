import { Refused } from '#service/domain/refused.ts'
import { isRedirectUri } from '#service/oauth/redirect-uris.ts'
import type { NewClient } from '#service/oauth/register.ts'
import type { HostSettings } from './settings.ts'

/** As in public/config.json. */
export const appClientId = 'proffer-app'

type Addresses = Pick<HostSettings, 'publicUrl' | 'appUrl'>

/** The app's registration with an account, for this host's addresses and others. Refuses invalid redirect addresses. */
export function appClient({ publicUrl, appUrl }: Addresses, others: readonly string[] = []) {
  const redirectUris = [...new Set([publicUrl, appUrl, ...others].map(callbackOf))]
  const wrong = redirectUris.find((uri) => !isRedirectUri(uri))
  if (wrong !== undefined)
    throw new Refused('invalid', `Nobody could sign in at ${wrong}. Set PUBLIC_URL and APP_URL with https://`)
  return {
    clientId: appClientId,
    name: 'Proffer',
    redirectUris,
    confidential: false,
    firstParty: true,
  } satisfies NewClient
}

export const callbackOf = (address: string) => `${address}/callback`
