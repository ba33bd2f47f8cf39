import { defaultWebhookRetrySeconds, inHours, inSeconds, oldSecretLife, webhookTimeout } from '#wire/limits.ts'
import { baseOf, type Guide, type Here } from './guide.ts'
import { verifySamples } from './verify-samples.ts'

const gaps = defaultWebhookRetrySeconds
  .map((seconds) => (seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`))
  .join(', ')

const key = '-H "Authorization: Bearer $PROFFER_API_KEY"'

const webhooks = (here: Here): Guide => ({
  id: 'receiving-webhooks',
  title: 'Receiving webhooks',
  parts: [
    'Make a webhook in the app, under Webhooks, or with a key that may write. The address must be https and public. What is told, and when, is in the catalogue below.',
    {
      name: 'Make a webhook',
      code: `curl '${baseOf(here)}/webhooks' \\
  ${key} \\
  -H 'Content-Type: application/json' \\
  -d '{"payload_url": "https://erp.korenaar.example/hooks/proffer", "events": ["proposal_won", "proposal_lost"]}'`,
    },
    'Its secret stands on the webhook’s page in the app, and here:',
    { name: 'Read its secret', code: `curl "${baseOf(here)}/webhooks/$WEBHOOK_ID/secrets" \\\n  ${key}` },
    `Each event is posted as JSON: \`type\`, \`date_created\` and \`data\`, the record as its details operation shows it. Verify it, answer 2xx within ${inSeconds(webhookTimeout)} seconds, and do the work afterwards.`,
    {
      name: 'A delivery',
      code: `POST /hooks/proffer
content-type: application/json
user-agent: Proffer-Webhooks
webhook-id: msg_bTZ3XThD59HjAmK9PoVxuQ
webhook-timestamp: 1793873700
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"proposal_won","date_created":"2026-11-05T10:15:00.000000Z","data":{"id":2041,…}}`,
    },
    `Anything else than 2xx is tried again after ${gaps}, each ±10 %: ${defaultWebhookRetrySeconds.length + 1} tries in all. Then the webhook is paused, \`date_failed\` is set and its maker gets a mail. 410 ends the tries at once; \`Retry-After\` with 429 or 503 is waited for. Order is not promised, and a delivery may come twice: tell them apart by \`webhook-id\`.`,
    'To try it out, send a test event. Its record is made up, and it carries `webhook-test: true`:',
    {
      name: 'Send a test event',
      code: `curl "${baseOf(here)}/webhooks/$WEBHOOK_ID/test" \\
  ${key} \\
  -H 'Content-Type: application/json' \\
  -d '{"event": "proposal_won"}'`,
    },
    'What was sent in the last 30 days, with every try and what your server answered, can be looked at, sent again one by one, or all that was missed since a moment at once:',
    {
      name: 'Look and replay',
      code: `curl "${baseOf(here)}/webhooks/$WEBHOOK_ID/deliveries" \\
  ${key}

curl -X POST "${baseOf(here)}/deliveries/$DELIVERY_ID/redeliver" \\
  ${key}

curl "${baseOf(here)}/webhooks/$WEBHOOK_ID/recover" \\
  ${key} \\
  -H 'Content-Type: application/json' \\
  -d '{"since": "2026-11-04T00:00:00Z"}'`,
    },
    `When a secret may be known to others, make a new one; for ${inHours(oldSecretLife)} hours the old one signs along, so change over in that time. Until then a delivery carries two signatures, and it is enough that one fits.`,
    {
      name: 'Make a new secret',
      code: `curl -X POST "${baseOf(here)}/webhooks/$WEBHOOK_ID/rotate-secret" \\\n  ${key}`,
    },
  ],
})

const verifying: Guide = {
  id: 'verifying',
  title: 'Verifying a delivery',
  parts: [
    'Anybody can post to your address. The signature shows that it was Proffer, that nobody changed it, and the timestamp that nobody sent it again later. Use the raw body, before anything parses it, and header names in lower case. The signature is the HMAC-SHA-256 of `<webhook-id>.<webhook-timestamp>.<body>`, with the bytes that the secret after `whsec_` stands for in base64.',
    { id: 'verifying', name: 'Verification', samples: verifySamples },
    'With `@proffer/client` it is `verifyWebhook` of `@proffer/client/webhooks`. Every library for Standard Webhooks checks it too.',
  ],
}

export const receiving = (here: Here): Guide[] => [webhooks(here), verifying]
