import { assistantsPath } from '#wire/oauth.ts'
import type { Guide, Here } from './guide.ts'

/** One call of a tool: what is in angle brackets comes from the answers before. */
type AssistantStep = { says: string; tool: string; arguments: Record<string, unknown> }

/** From nothing to a sent proposal. */
const assistantSteps: readonly AssistantStep[] = [
  { says: 'Whom it is for', tool: 'find_contacts', arguments: { query: 'Korenaar' } },
  { says: 'What it is made from', tool: 'find_templates', arguments: {} },
  {
    says: 'Create a draft',
    tool: 'create_proposal',
    arguments: {
      name: 'Bakery oven',
      contact_id: '<organisations.0.id>',
      contact_people: ['<people.0.id>'],
      proposal_template_id: '<templates.0.id>',
    },
  },
  {
    says: 'Add a price row',
    tool: 'set_price_rows',
    arguments: {
      proposal_id: '<id>',
      table: 0,
      how: 'add',
      rows: [{ type: 'price', content: 'Oven, installed', quantity: 1, price: 12_400 }],
    },
  },
  { says: 'Read it over', tool: 'read_proposal', arguments: { proposal_id: '<id>' } },
  {
    says: 'Send, unconfirmed: refused, and the answer says what would go to whom',
    tool: 'send_proposal',
    arguments: { proposal_id: '<id>', send_message: 'Dear [contact_firstname], here it is: [proposal_link]' },
  },
  {
    says: 'Send, once the person agreed',
    tool: 'send_proposal',
    arguments: {
      proposal_id: '<id>',
      send_message: 'Dear [contact_firstname], here it is: [proposal_link]',
      confirm: '<confirm>',
    },
  },
  {
    says: 'Leave a note for the team',
    tool: 'add_comment',
    arguments: { proposal_id: '<id>', to: 'team', comment: 'Sent today; call on Friday.' },
  },
]

/** How an assistant is connected, and what it can do. */
export function assistants({ publicUrl, account }: Here): Guide {
  const url = publicUrl + assistantsPath(account)
  return {
    id: 'assistants',
    title: 'Assistants (MCP)',
    parts: [
      `Assistants that speak the Model Context Protocol work at \`${url}\`, by Streamable HTTP without sessions. Give Claude, ChatGPT or another that address: it registers itself, sends the person to sign in and consent, and comes back with a token. The token is for this address alone; the API refuses it, and this address refuses tokens of the API.`,
      {
        name: 'Claude Code',
        code: `claude mcp add --transport http proffer ${url}`,
      },
      'A program of your own uses an API key in place of that, read-only or not.',
      {
        name: 'TypeScript',
        code: `import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const headers = { Authorization: \`Bearer \${process.env.PROFFER_API_KEY}\` }
const transport = new StreamableHTTPClientTransport(new URL('${url}'), { requestInit: { headers } })
const client = new Client({ name: 'my program', version: '1' })
await client.connect(transport)
console.log(await client.callTool({ name: 'find_proposals', arguments: { status: 'open' } }))`,
      },
      'From nothing to a sent proposal. What is in angle brackets comes from the answers before.',
      ...assistantSteps.map(({ says, tool, arguments: given }) => ({
        name: says,
        code: `${tool} ${JSON.stringify(given)}`,
      })),
      'Sending is refused unless `confirm` repeats the name, the receivers and the total of what goes out at that moment. The refusal tells them, in its last line, as JSON: show them to the person before you send them back.',
      'The same call again does nothing twice and says `repeated`. To do it once more on purpose, give an `idempotency_key` of its own.',
      'An assistant has the role of its person, and each message counts as one request. It cannot delete, and cannot change contacts or settings. A person withdraws it under Settings, You; an admin says under Settings, API applications, who may connect one. The audit log tells all it changed.',
    ],
  }
}
