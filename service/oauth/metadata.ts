import type { AccountHere } from './context.ts'

export const clientAuthentication = ['none', 'client_secret_basic', 'client_secret_post']

/** What a client needs to know to sign in here (RFC 8414). */
export const metadata = ({ issuer, assistants }: AccountHere) => ({
  issuer,
  authorization_endpoint: `${issuer}/oauth2/authorize`,
  token_endpoint: `${issuer}/oauth2/token`,
  revocation_endpoint: `${issuer}/oauth2/revoke`,
  ...(assistants !== undefined && {
    registration_endpoint: `${issuer}/oauth2/register`,
    protected_resources: [assistants],
  }),
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: clientAuthentication,
  revocation_endpoint_auth_methods_supported: clientAuthentication,
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})

/** The same of the endpoint for assistants: who gives tokens for it, and how they are sent (RFC 9728). */
export const resourceMetadata = ({ issuer, assistants, title }: AccountHere) => ({
  resource: assistants,
  authorization_servers: [issuer],
  bearer_methods_supported: ['header'],
  resource_name: `Proffer: ${title}`,
})
