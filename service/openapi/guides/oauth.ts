import { authPath } from '#wire/oauth.ts'
import {
  accessTokenLife,
  authorizationCodeLife,
  inDays,
  inSeconds,
  refreshTokenGrace,
  refreshTokenLife,
} from '#wire/limits.ts'
import type { Guide, Here } from './guide.ts'

const tokens = JSON.stringify(
  {
    access_token: '4fS0…',
    token_type: 'Bearer',
    expires_in: inSeconds(accessTokenLife),
    refresh_token: 'Zt81…',
  },
  undefined,
  2,
)

export const oauth = ({ publicUrl, account }: Here): Guide => {
  const authUrl = publicUrl + authPath(account)
  return {
    id: 'oauth',
    title: 'OAuth, for apps that people sign in to',
    parts: [
      'Use this in place of a key when people of other accounts use your app, or when what it does should bear their name. Register the application under Settings, API applications: a server-side one has a secret, an app on a device or in a browser has none. Make a verifier (PKCE) for each sign-in; an app without a secret must.',
      {
        name: 'Verifier',
        code: `VERIFIER=$(openssl rand -hex 32)
CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | openssl base64 | tr '+/' '-_' | tr -d '=')`,
      },
      'Send the person’s browser to this address, on one line, with each value percent-encoded:',
      {
        name: 'Authorize',
        code: `${authUrl}/oauth2/authorize
  ?client_id=$CLIENT_ID
  &redirect_uri=$REDIRECT_URI
  &response_type=code
  &state=$STATE
  &code_challenge=$CHALLENGE
  &code_challenge_method=S256`,
      },
      `They sign in, allow it, and come back to \`$REDIRECT_URI?code=…&state=…&iss=${authUrl}\`, or with \`error=access_denied\` when they do not. Compare \`state\` with what you sent, then exchange the code within ${inSeconds(authorizationCodeLife)} seconds. It works once.`,
      {
        name: 'Token',
        code: `curl '${authUrl}/oauth2/token' \\
  -d grant_type=authorization_code \\
  -d "code=$CODE" \\
  --data-urlencode "redirect_uri=$REDIRECT_URI" \\
  -d "client_id=$CLIENT_ID" \\
  -d "client_secret=$CLIENT_SECRET" \\
  -d "code_verifier=$VERIFIER"`,
      },
      { name: 'Answer 200', code: tokens },
      'What does not fit is refused with 400, a wrong secret with 401:',
      {
        name: 'Answer 400',
        code: JSON.stringify(
          { error: 'invalid_grant', error_description: 'The code is not valid: sign in again' },
          undefined,
          2,
        ),
      },
      `The access token goes where a key goes, in \`Authorization: Bearer\`, for ${inDays(accessTokenLife)} days. Renew it before. Each refresh token works once and lives ${inDays(refreshTokenLife)} days: keep the new one. One that is used again within ${inSeconds(refreshTokenGrace)} seconds gets a new pair, in case the first answer was lost; later, it ends the whole sign-in, since somebody may have copied it.`,
      {
        name: 'Refresh',
        code: `curl '${authUrl}/oauth2/refresh-token' \\
  -d grant_type=refresh_token \\
  -d "refresh_token=$REFRESH_TOKEN" \\
  -d "client_id=$CLIENT_ID" \\
  -d "client_secret=$CLIENT_SECRET"`,
      },
      'When the person leaves your app, end it:',
      {
        name: 'Revoke',
        code: `curl '${authUrl}/oauth2/revoke' \\
  -d "token=$REFRESH_TOKEN" \\
  -d "client_id=$CLIENT_ID" \\
  -d "client_secret=$CLIENT_SECRET"`,
      },
      `Libraries find all of this by themselves at \`${publicUrl}/.well-known/oauth-authorization-server${authPath(account)}\` (RFC 8414).`,
    ],
  }
}
