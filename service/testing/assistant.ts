import {
  Client,
  StreamableHTTPClientTransport,
  type OAuthClientInformationMixed,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthTokens,
} from '@modelcontextprotocol/client'
import { addToken, type TestService } from './test-service.ts'

type Fetching = { fetch: (request: Request) => Promise<Response> }

/** The official client's way to a service that listens on no port. */
export const through =
  ({ fetch }: Fetching) =>
  (url: string | URL, init?: RequestInit) =>
    fetch(new Request(url, init))

type At = { service: Fetching; address?: string; account: string }

/** Connects the official client by a token or key; `2025` is the generation before, with a handshake. */
export async function connected(
  { service, address = 'https://proffer.test', account }: At,
  token: string,
  generation: '2025' | '2026' = '2026',
) {
  const transport = new StreamableHTTPClientTransport(new URL(`${address}/mcp/${account}`), {
    fetch: through(service),
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  })
  const client = new Client(
    { name: 'A test', version: '1' },
    { versionNegotiation: { mode: generation === '2026' ? 'auto' : 'legacy' } },
  )
  await client.connect(transport)
  return client
}

type Called<Data> = { said: string; data: Data; isError: boolean }

/** Calls a tool, and takes its answer apart. */
export async function called<Data = Record<string, unknown>>(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Called<Data>> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args })
  const [block] = content
  return {
    said: block?.type === 'text' ? block.text : '',
    data: structuredContent as Data,
    isError: isError === true,
  }
}

/** An assistant of the signed-in person, or of another, with a token of its own. */
export async function assistantOf(
  kit: Pick<TestService, 'service' | 'account' | 'within' | 'userId'>,
  userId = kit.userId,
) {
  const token = await addToken(kit.within, userId, { first_party: 0, audience: 'mcp' })
  const client = await connected(kit, token)
  return {
    token,
    client,
    call: <Data = Record<string, unknown>>(name: string, args?: Record<string, unknown>) =>
      called<Data>(client, name, args),
  }
}

/** What an assistant keeps between its two ways to the person, as every one does. */
export function keeper(redirectUrl: string, metadata: Partial<OAuthClientMetadata> = {}) {
  const kept: {
    client?: OAuthClientInformationMixed
    tokens?: OAuthTokens
    verifier?: string
    asked?: URL
  } = {}
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: {
      client_name: 'Claude',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      ...metadata,
    },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (url) => void (kept.asked = url),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
  }
  return { kept, provider }
}
