import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import css from './webhook-tabs.module.css'

const words = {
  overview: 'Overview',
  deliveries: 'Deliveries',
  test: 'Test',
  recover: 'Recover',
  settings: 'Settings',
}
export type WebhookPart = keyof typeof words

export const isPart = (given: string): given is WebhookPart => Object.hasOwn(words, given)
const parts = Object.keys(words).filter(isPart)

/** The parts of a webhook, each with its address. Going between them leaves no trail: back goes to the list. */
export const WebhookTabs = ({ id, current }: { id: number; current: WebhookPart }) => (
  <div className={css.tabs}>
    <Tabs label="Parts of the webhook">
      {parts.map((part) => (
        <Tab
          key={part}
          to={part === 'overview' ? `/webhooks/${id}` : `/webhooks/${id}/${part}`}
          replace
          preventScrollReset
          current={part === current}
        >
          {words[part]}
        </Tab>
      ))}
    </Tabs>
  </div>
)
