import { clientLines } from '#service/openapi/samples/typescript.ts'
import { baseOf, type Guide, type Here, type Part } from './guide.ts'

/** A walk from the source to a sent proposal and a verified delivery; `hosts/node/hour.test.ts` walks it. */
export const hour = (here: Here): Guide => ({
  id: 'hour',
  title: 'The first hour, on your own machine',
  parts: [...setUp(here), ...receiver(here), ...proposal(here)],
})

const clientOf = ({ publicUrl, account }: Here) => clientLines({ origin: publicUrl, account })

const setUp = ({ account }: Here): Part[] => [
  'A Proffer of your own, a webhook that you verify, and a priced proposal that is sent, all by key. You need Node 22.18 or later, openssl and the source. In the folder of the source, after `npm ci`:',
  {
    name: 'A folder for what you write, and a certificate, since webhooks go to https alone',
    code: `export HOUR="\${HOUR:-$HOME/proffer-hour}"
mkdir -p "$HOUR"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 \\
  -subj /CN=localhost -addext subjectAltName=DNS:localhost \\
  -keyout "$HOUR/key.pem" -out "$HOUR/cert.pem"`,
  },
  {
    name: 'An account with sample data, and a key: export it as PROFFER_API_KEY',
    code: `npm run proffer -- sample load --account ${account}
npm run proffer -- key create --account ${account} --role admin --write --name 'First hour'`,
  },
  {
    name: 'The service, in a terminal of its own',
    code: `export HOUR="\${HOUR:-$HOME/proffer-hour}"
NODE_EXTRA_CA_CERTS="$HOUR/cert.pem" WEBHOOK_ALLOW_HOSTS=localhost npm run proffer -- serve`,
  },
  {
    name: 'The client',
    code: `(cd client && npm pack --pack-destination "$HOUR")
cd "$HOUR"
echo '{ "type": "module" }' > package.json
npm install ./proffer-client-0.1.0.tgz`,
  },
]

const receiver = (here: Here): Part[] => [
  'From here on in that folder. Make the webhook, and export what this prints:',
  {
    name: 'webhook.ts',
    code: `${clientOf(here)}

const { webhook_id } = await proffer.call('webhooks.create', {
  body: {
    payload_url: 'https://localhost:8443/proffer',
    events: ['proposal_created', 'proposal_won'],
  },
})
const [newest] = await proffer.call('webhooks.secrets', { path: { id: webhook_id } })
console.log(\`export WEBHOOK_ID=\${webhook_id} WEBHOOK_SECRET=\${newest?.secret}\`)`,
  },
  {
    name: 'receiver.ts, in a terminal of its own: node receiver.ts',
    code: `import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { verifyWebhook } from '@proffer/client/webhooks'

const secret = process.env.WEBHOOK_SECRET ?? ''
const certificate = { key: readFileSync('key.pem'), cert: readFileSync('cert.pem') }
createServer(certificate, async (request, response) => {
  try {
    const event = await verifyWebhook({ body: await text(request), headers: request.headers, secret })
    console.log('verified', event.type)
    response.writeHead(204).end()
  } catch (error) {
    console.log('refused', String(error))
    response.writeHead(400).end()
  }
}).listen(8443, () => console.log('listening'))`,
  },
]

const proposal = (here: Here): Part[] => [
  'Send a test event. The receiver prints `verified proposal_won`:',
  {
    name: 'A test event',
    code: `curl --fail "${baseOf(here)}/webhooks/$WEBHOOK_ID/test" \\
  -H "Authorization: Bearer $PROFFER_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"event": "proposal_won"}'`,
  },
  'And now for real: a customer, a proposal with prices, and out it goes. The receiver prints `verified proposal_created`, and the customer’s link opens what they see.',
  {
    name: 'proposal.ts',
    code: `${clientOf(here)}

const organisation = await proffer.call('contacts.create', {
  body: { type: 'organisation', name: 'Bakkerij De Korenaar', city: 'Utrecht' },
})
const person = await proffer.call('contacts.create-person', {
  path: { id: organisation.id },
  body: { name: 'Fatima Yılmaz', email: 'fatima@korenaar.example' },
})
const [template] = await proffer.call('templates.favorites')
const [table] = template?.pricetables ?? []
if (!template || !table) throw new Error('The account has no template with a price table')
const { id } = await proffer.call('proposals.create', {
  body: {
    name: 'Heat pump for the bakery',
    contact_id: organisation.id,
    contact_people: [person.id],
    proposal_template_id: template.id,
    content: {
      pricetables: [
        { id: table.id, rows: [{ type: 'price', content: 'Heat pump, 12 kW', quantity: 2, price: 8450 }] },
      ],
    },
  },
})
await proffer.call('proposals.send', {
  path: { id },
  body: { send_message: 'Dear Ms Yılmaz, here is our proposal for the bakery.' },
})
const sent = await proffer.call('proposals.details', { path: { id } })
console.log(sent.status, sent.price_total)
for (const { proposal_link } of sent.receivers) console.log(proposal_link)`,
  },
  'That was all of it. Without a mail server the mail waits in the outbox; with one, it is on its way.',
]
