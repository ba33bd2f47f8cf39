import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMessage } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import type { Proposal } from '#wire/proposal-details.ts'
import css from './record-tabs.module.css'

const words = {
  timeline: msg`Timeline`,
  prices: msg`Prices`,
  text: msg`Text`,
  receivers: msg`Receivers`,
  fields: msg`Fields`,
  comments: msg`Comments`,
  versions: msg`Versions`,
}
export type RecordTab = keyof typeof words

const isTab = (tab: string | null): tab is RecordTab => tab !== null && Object.hasOwn(words, tab)
/** Parts that had a tab of their own before they came together on the timeline. */
const onTimeline = ['comments', 'acceptance']

type Where = Pick<Proposal, 'status'>

/**
 * Which part of a record the address names. When it names none: what happened, once it was sent; of a draft, and where
 * the service knows of version 2 alone, the prices.
 */
export function tabIn(tab: string | null, { status }: Where, withApp: boolean): RecordTab {
  if (withApp && tab !== null && onTimeline.includes(tab)) return 'timeline'
  if (isTab(tab)) return tab
  return withApp && status !== 'edit' ? 'timeline' : 'prices'
}

/** Version 2 of the interface tells nothing of versions; what else it tells of the customer is on the timeline here. */
const appTabs: readonly RecordTab[] = ['timeline', 'prices', 'text', 'receivers', 'fields', 'versions']
const v2Tabs: readonly RecordTab[] = ['prices', 'text', 'receivers', 'fields', 'comments', 'timeline']

const addressOf = (tab: RecordTab) => ({ search: `?tab=${tab}` })

type Props = {
  current: RecordTab
  proposal: Pick<Proposal, 'status' | 'content' | 'receivers' | 'custom_fields' | 'comments'>
  /** Where the service tells more than version 2 does. */
  withApp: boolean
}

/** The parts of a record. Going between them leaves no trail: back goes to the list. */
export function RecordTabs({ current, proposal, withApp }: Props) {
  const { t } = useLingui()
  const counts = countsOf(proposal)
  return (
    <div className={css.tabs}>
      <Tabs label={t`Proposal sections`}>
        {(withApp ? appTabs : v2Tabs).map((tab) => (
          <Tab key={tab} to={addressOf(tab)} replace preventScrollReset current={tab === current} count={counts[tab]}>
            {t(words[tab])}
          </Tab>
        ))}
        <Question proposal={proposal} />
      </Tabs>
    </div>
  )
}

const countsOf = ({ content, receivers, custom_fields, comments }: Props['proposal']) =>
  ({
    prices: content.pricetables.reduce((sum, { rows }) => sum + rows.length, 0),
    text: content.sections.length,
    receivers: receivers.length,
    fields: custom_fields.length,
    comments: comments.length,
    timeline: undefined,
    versions: undefined,
  }) satisfies Record<RecordTab, number | undefined>

/** The customer spoke last and it is not over: somebody should answer. */
function Question({ proposal: { status, comments } }: Pick<Props, 'proposal'>) {
  const last = comments.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1)
  if (last?.type !== 'client' || (status !== 'edit' && status !== 'open')) return null
  return (
    <Link className={css.question} to={addressOf('comments')} replace preventScrollReset>
      <Icon of={IconMessage} />
      <Trans>Question from {last.firstname || last.contact_name}</Trans>
    </Link>
  )
}
