import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import css from './webhook-tabs.module.css'

const words = {
  overview: msg`Overview`,
  deliveries: msg`Deliveries`,
  test: msg`Test`,
  recover: msg`Recover`,
  settings: msg`Settings`,
}
export type WebhookPart = keyof typeof words

export const isPart = (given: string): given is WebhookPart => Object.hasOwn(words, given)
const parts = Object.keys(words).filter(isPart)

/** The parts of a webhook, each with its address. Going between them leaves no trail: back goes to the list. */
export const WebhookTabs = ({ id, current }: { id: number; current: WebhookPart }) => {
  const { t } = useLingui()
  return (
    <div className={css.tabs}>
      <Tabs label={t`Webhook sections`}>
        {parts.map((part) => (
          <Tab
            key={part}
            to={part === 'overview' ? `/webhooks/${id}` : `/webhooks/${id}/${part}`}
            replace
            preventScrollReset
            current={part === current}
          >
            {t(words[part])}
          </Tab>
        ))}
      </Tabs>
    </div>
  )
}
