import { msg, plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import {
  IconClock,
  IconClockOff,
  IconFilePlus,
  IconPencil,
  IconSend,
  IconTrash,
  IconUser,
  IconUserStar,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { lossWords } from '#src/components/proposals/loss-words.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import { listed } from '#src/locales/formats.ts'
import { lossReasons } from '#wire/loss-reasons.ts'
import { proposalStatus, type ProposalStatus } from '#wire/proposal-status.ts'
import type { ActFacts, TimelineEntry } from '#wire/timeline.ts'
import { Amount } from './amount.tsx'
import { Line } from './line.tsx'
import { Schedule } from './schedule.tsx'
import { Mails } from './mails.tsx'

type Act = Extract<TimelineEntry, { kind: 'act' }>

/** What a user or a receiver did. */
export function ActEntry({ entry }: { entry: Act }) {
  const { act, facts, date, mails } = entry
  const isSending = act === 'sent'
  return (
    <Line
      date={date}
      glyph={<Icon of={icons[act] ?? (entry.by === 'client' ? IconUserStar : IconUser)} />}
      fact={isSending ? <Sent facts={facts} /> : <Sentence entry={entry} />}
      aside={isSending && facts.total !== undefined && !facts.again ? <Amount value={facts.total} /> : undefined}
    >
      <Mails mails={mails} />
    </Line>
  )
}

const icons: Partial<Record<Act['act'], typeof IconSend>> = {
  created: IconFilePlus,
  copied: IconFilePlus,
  changed: IconPencil,
  agreement: IconPencil,
  version_restored: IconPencil,
  sent: IconSend,
  automation_set: IconPencil,
  schedule_made: IconClock,
  schedule_cancelled: IconClockOff,
  schedule_failed: IconClockOff,
  trashed: IconTrash,
}

/** "Version 3 sent to 3 people, 2 changes". */
function Sent({ facts: { number, names = [], again, by_hand, changes, version_id } }: { facts: ActFacts }) {
  const version = number === undefined ? t`The proposal` : t`Version ${number}`
  const to = names.length === 1 ? listed(names) : plural(names.length, { one: '# person', other: '# people' })
  return (
    <>
      {by_hand ? (
        <Trans>
          <b>{version}</b>: links created for {to}
        </Trans>
      ) : again && !changes ? (
        <Trans>
          <b>{version}</b> sent again to {to}
        </Trans>
      ) : (
        <Trans>
          <b>{version}</b> sent to {to}
        </Trans>
      )}
      {changes !== undefined && changes > 0 && (
        <>
          {', '}
          <Link to={`?tab=versions&version=${version_id}`} preventScrollReset>
            {plural(changes, { one: '# change', other: '# changes' })}
          </Link>
        </>
      )}
    </>
  )
}

const partWords: Record<string, MessageDescriptor> = {
  name: msg`the name`,
  order: msg`the order`,
  contact: msg`the customer`,
  owner: msg`the owner`,
  directory: msg`the directory`,
  design: msg`the design`,
  'text template': msg`the text template`,
  price: msg`the total`,
  prices: msg`the prices`,
  attachments: msg`the attachments`,
  text: msg`the text`,
  receivers: msg`the receivers`,
  tags: msg`the tags`,
  'custom fields': msg`the fields`,
}

function Sentence({ entry: { act, facts, person: name, action } }: { entry: Act }): ReactNode {
  const { t } = useLingui()
  const person = <b>{name}</b>
  switch (act) {
    case 'created':
      return <Trans>{person} created the proposal</Trans>
    case 'copied':
      return (
        <Trans>
          {person} copied it from {facts.from}
        </Trans>
      )
    case 'changed': {
      const parts = (facts.parts ?? []).map((part) => {
        const words = partWords[part]
        return words ? t(words) : part
      })
      return (
        <Trans>
          {person} changed {listed(parts)}
        </Trans>
      )
    }
    case 'status':
      return (
        <Trans>
          {person} set the status from {statusName(facts.from, t)} to {statusName(facts.to, t)}
        </Trans>
      )
    case 'loss_reason':
      return <LossReason person={person} reason={facts.to} />
    case 'won':
      return <Trans>Won with the signature of {person}</Trans>
    case 'declined':
      return <Trans>{person} declined the proposal</Trans>
    case 'choices':
      return <Trans>{person} changed the choices</Trans>
    case 'agreement':
      return <Trans>{person} changed the acceptance requirements</Trans>
    case 'password_reset':
      return (
        <Trans>
          {person} reset the password of {listed(facts.names ?? [])}
        </Trans>
      )
    case 'password_chosen':
      return <Trans>{person} chose a password</Trans>
    case 'version_restored':
      return (
        <Trans>
          {person} restored version {facts.number}
        </Trans>
      )
    case 'trashed':
      return <Trans>{person} moved it to the trash</Trans>
    case 'restored':
      return <Trans>{person} restored it from the trash</Trans>
    case 'automation_set':
      return <AutomationSet person={person} set={facts.to} />
    case 'nobody_signs':
      return (
        <Trans>
          {person} erased a person who had not signed yet. Nobody is left to sign: send a new version, or set the status
          to Won.
        </Trans>
      )
    case 'schedule_made':
    case 'schedule_cancelled':
    case 'schedule_failed':
      return <Schedule act={act} facts={facts} person={person} />
    case 'sent':
    case 'words':
      return (
        <>
          {person} {action}
        </>
      )
  }
}

function AutomationSet({ person, set }: { person: ReactNode; set: string | undefined }) {
  return set === undefined ? (
    <Trans>{person} removed the automation set</Trans>
  ) : (
    <Trans>
      {person} chose the automation set {set}
    </Trans>
  )
}

function LossReason({ person, reason }: { person: ReactNode; reason: string | undefined }) {
  const { t } = useLingui()
  if (reason === undefined) return <Trans>{person} removed the loss reason</Trans>
  // Of a newer service it may be one that has no words here.
  const known = lossReasons.find((one) => one === reason)
  const words = known ? t(lossWords[known]) : reason
  return (
    <Trans>
      {person} gave the loss reason: {words}
    </Trans>
  )
}

function statusName(status: string | undefined, t: (words: MessageDescriptor) => string) {
  const known = proposalStatus.safeParse(status)
  return known.success ? t(statusWords[known.data satisfies ProposalStatus]) : (status ?? '')
}
