import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateFact, Fact, Facts } from '#src/components/ui/facts.tsx'
import type { Webhook } from '#wire/webhooks.ts'
import { contentTypeWords } from './content-type-words.ts'
import { EventChips } from './event-chips.tsx'

/** What there is to know of a webhook besides what it has sent. */
export const WebhookFacts = ({ webhook, secret }: { webhook: Webhook; secret: ReactNode }) => {
  const { t } = useLingui()
  return (
    <Facts label={t`Webhook details`}>
      <Fact name={t`Address`}>{webhook.payload_url}</Fact>
      <Fact name={t`Events`}>
        <EventChips events={webhook.events} wrap />
      </Fact>
      <Fact name={t`Content type`}>{t(contentTypeWords[webhook.payload_content_type])}</Fact>
      {secret}
      <DateFact name={t`Created`} date={webhook.date_created} />
      <DateFact name={t`Modified`} date={webhook.date_modified} />
    </Facts>
  )
}
