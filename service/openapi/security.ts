import { authPath } from '#wire/oauth.ts'

/** Stands for the account's name wherever an address needs one. */
export const sampleAccount = 'demo'

/** The account's own endpoints (interface, section 6). There are no scopes. */
export function securitySchemes(publicUrl: string, account: string) {
  const authUrl = publicUrl + authPath(account)
  return {
    oauth2: {
      type: 'oauth2',
      description: `Authorization code grant, with PKCE (S256) for public clients. Put the name of your account in place of \`${account}\`. Metadata (RFC 8414): \`${publicUrl}/.well-known/oauth-authorization-server${authPath(account)}\`.`,
      flows: {
        authorizationCode: {
          authorizationUrl: `${authUrl}/oauth2/authorize`,
          tokenUrl: `${authUrl}/oauth2/token`,
          refreshUrl: `${authUrl}/oauth2/refresh-token`,
          scopes: {},
        },
      },
    },
    apiKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'proffer_…',
      description:
        'An API key, made by an admin under Settings, API keys. Only in the header, never in the address; keep it on a server.',
    },
  }
}

/** Of the customer's page: the link is enough, but where a password is asked for. */
export const sessionScheme = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'What choosing or giving the password answered with. Only where the seller asks for a password.',
  },
}
