import type { ReactNode } from 'react'
import { DateFact, Fact, Facts } from '#src/components/ui/facts.tsx'
import type { PayloadContentType, Webhook } from '#wire/webhooks.ts'
import { EventChips } from './event-chips.tsx'

const contentTypes: Record<PayloadContentType, string> = { json: 'JSON', xform: 'Form, with JSON in “payload”' }

/** What there is to know of a webhook besides what it has sent. */
export const WebhookFacts = ({ webhook, secret }: { webhook: Webhook; secret: ReactNode }) => (
  <Facts label="About this webhook">
    <Fact name="Address">{webhook.payload_url}</Fact>
    <Fact name="Events">
      <EventChips events={webhook.events} wrap />
    </Fact>
    <Fact name="Content type">{contentTypes[webhook.payload_content_type]}</Fact>
    {secret}
    <DateFact name="Created" date={webhook.date_created} />
    <DateFact name="Modified" date={webhook.date_modified} />
  </Facts>
)
