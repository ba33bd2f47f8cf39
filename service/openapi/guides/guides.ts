import { defaultWebhookRetrySeconds, inHours, inSeconds, oldSecretLife, webhookTimeout } from '#wire/limits.ts'
import { authPath } from '#wire/oauth.ts'
import { sampleAccount } from '#service/openapi/security.ts'
import { verifySamples } from './verify-samples.ts'

/** A paragraph, or code with what it is. */
export type Part = string | { name: string; code: string }
export type Guide = { id: string; title: string; parts: readonly Part[] }

const gaps = defaultWebhookRetrySeconds
  .map((seconds) => (seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`))
  .join(', ')

/** What an integrator reads before the list of operations; everything is said of this installation. */
export const guides = (publicUrl: string): readonly Guide[] => [
  firstCall(`${publicUrl}/api/v2/${sampleAccount}`),
  oauth(
    publicUrl + authPath(sampleAccount),
    `${publicUrl}/.well-known/oauth-authorization-server${authPath(sampleAccount)}`,
  ),
  ...habits(`${publicUrl}/api/v2/${sampleAccount}`),
  ...receiving,
]

export const firstCallSamples = (base: string) => ({
  curl: `curl '${base}/hello' \\
  -H "Authorization: Bearer $PROFFER_API_KEY"`,
  TypeScript: `const answer = await fetch('${base}/hello', {
  headers: { Authorization: \`Bearer \${process.env.PROFFER_API_KEY}\` },
})
console.log(await answer.text())`,
  Python: `import os, urllib.request

request = urllib.request.Request("${base}/hello")
request.add_header("Authorization", "Bearer " + os.environ["PROFFER_API_KEY"])
print(urllib.request.urlopen(request).read().decode())`,
  PHP: `<?php
$options = ['http' => ['header' => 'Authorization: Bearer ' . getenv('PROFFER_API_KEY')]];
echo file_get_contents('${base}/hello', false, stream_context_create($options));`,
})

const codes = (samples: Record<string, string>): Part[] =>
  Object.entries(samples).map(([name, code]) => ({ name, code }))

const firstCall = (base: string): Guide => ({
  id: 'first-call',
  title: 'First call in five minutes',
  parts: [
    `In the app, an admin opens Settings, API keys, and creates a key: read-only is enough for now. It is shown once and begins with \`proffer_\`. Put it in the environment as \`PROFFER_API_KEY\`, and the name of your account in place of \`${sampleAccount}\`.`,
    ...codes(firstCallSamples(base)),
    'The answer names the person and the role the key acts with. A key of a person has that person’s role and ends when they leave; a key of the account has a role of its own. A key belongs on a server: never in a browser, an app or a repository.',
  ],
})

const oauth = (authUrl: string, metadata: string): Guide => ({
  id: 'oauth',
  title: 'OAuth, for apps that people sign in to',
  parts: [
    'Register the application under Settings, API applications. Send the person to:',
    {
      name: 'Authorize',
      code: `${authUrl}/oauth2/authorize?client_id=<CLIENT_ID>&redirect_uri=<REDIRECT_URI>&response_type=code&state=<STATE>&code_challenge=<CHALLENGE>&code_challenge_method=S256`,
    },
    'They come back to `<REDIRECT_URI>?code=<CODE>&state=<STATE>&iss=<ISSUER>`. Check `state`, then exchange the code within 60 seconds:',
    {
      name: 'Token',
      code: `curl '${authUrl}/oauth2/token' \\
  -d grant_type=authorization_code -d code=<CODE> -d redirect_uri=<REDIRECT_URI> \\
  -d client_id=<CLIENT_ID> -d client_secret=<CLIENT_SECRET> -d code_verifier=<VERIFIER>`,
    },
    { name: 'Answer 200', code: '{"access_token":"…","token_type":"Bearer","expires_in":2592000,"refresh_token":"…"}' },
    'Renew before it expires. Each refresh token works once; keep the new one.',
    {
      name: 'Refresh',
      code: `curl '${authUrl}/oauth2/refresh-token' \\
  -d grant_type=refresh_token -d refresh_token=<REFRESH_TOKEN> \\
  -d client_id=<CLIENT_ID> -d client_secret=<CLIENT_SECRET>`,
    },
    `Libraries find all of this by themselves at \`${metadata}\` (RFC 8414).`,
  ],
})

const habits = (base: string): Guide[] => [
  {
    id: 'habits',
    title: 'Pages, safe writes and limits',
    parts: [
      'A list answers a bare array of at most 50 records. Follow `Link` with `rel="next"` until there is none; `X-Total-Count` says how many there are.',
      {
        name: 'Next page',
        code: `Link: <${base}/proposals?status=open&page=2>; rel="next", <${base}/proposals?status=open&page=25>; rel="last"\nX-Total-Count: 1240`,
      },
      'Send an `Idempotency-Key` with every write, a UUID for each thing you want done. When the answer is lost, send the same again: you get the first answer, with `Idempotency-Replayed: true`, and nothing is done twice. The key is remembered for 24 hours.',
      'Every answer says what is left of your requests a minute. Past it the answer is 429; wait `Retry-After` seconds, with some jitter when several programs share a key.',
      {
        name: 'Headers',
        code: 'RateLimit-Policy: "minute";q=600;w=60\nRateLimit: "minute";r=0;t=60\nRetry-After: 1',
      },
      'A version keeps its meaning: it gains operations and fields, and loses none. So pass over fields you do not know. Version 1 is kept for older integrations; begin with version 2. What changed stands in the changelog that comes with each release.',
      'TypeScript has a client with all of this built in: the folder `client` of the source, package `@proffer/client`.',
    ],
  },
]

const receiving: Guide[] = [
  {
    id: 'receiving-webhooks',
    title: 'Receiving webhooks',
    parts: [
      `Create a webhook in the app or by \`POST /webhooks\`. Each event is posted as JSON: \`type\`, \`date_created\` and \`data\`, the record as its details operation shows it. Answer 2xx within ${inSeconds(webhookTimeout)} seconds and do the work afterwards.`,
      `Anything else is tried again after ${gaps}, each ±10 %: ten tries in all. Then the webhook is paused, \`date_failed\` is set and its maker gets a mail. 410 ends the tries at once; \`Retry-After\` with 429 or 503 is waited for. Order is not promised, and a delivery may come twice: tell them apart by \`webhook-id\`.`,
      `The secret stands in the app, on the webhook's page, and at \`GET /webhooks/{id}/secrets\`. After a new one is made the old one signs along for ${inHours(oldSecretLife)} hours.`,
      'To try it out, send a test event, from the app or by `POST /webhooks/{id}/test`: its record is made up, and it carries `webhook-test: true`. `POST /deliveries/{id}/redeliver` sends one again, `POST /webhooks/{id}/recover` all that was missed since a moment.',
    ],
  },
  {
    id: 'verifying',
    title: 'Verifying a delivery',
    parts: [
      'Use the raw body, before anything parses it, and header names in lower case. The signature is the HMAC-SHA-256 of `<webhook-id>.<webhook-timestamp>.<body>`; every library for Standard Webhooks checks it too.',
      ...codes(verifySamples),
    ],
  },
]
