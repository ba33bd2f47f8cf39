import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconAlertTriangle,
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconClock,
  IconMessage,
} from '@tabler/icons-react'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { Link } from 'react-router'
import { totalOf } from '#src/components/proposals/amounts.ts'
import { Button } from '#src/components/ui/button.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { StatusGlyph } from '#src/components/ui/status-mark.tsx'
import type { PutOff } from '#wire/need-acts.ts'
import type { Need } from '#wire/needs.ts'
import { needActs, needPath, type NeedWords } from './need-words.ts'
import { dayWords, whenWords } from './when.ts'
import css from './need-line.module.css'

export type NeedActs = {
  onPutOff: (need: Need, until: PutOff['until'], everybody?: boolean) => void
  onBringBack: (need: Need) => void
  /** Sets another last day. */
  onExtend: (need: Need) => void
}

type Props = {
  need: Need
  words: NeedWords
  now: Date
  /** Undefined for who may only read. */
  acts: NeedActs | undefined
}

/** One thing to see to: what happened to whom, the proposal, and what to do about it. */
export function NeedLine({ need, words: { what, about }, now, acts }: Props) {
  const { kind, proposal, put_off } = need
  return (
    <li className={css.line} data-tone={toneOf(need)}>
      <span className={css.glyph}>
        <Glyph need={need} />
      </span>
      <span className={css.words} title={[what, about, need.reason].filter(Boolean).join(' ')}>
        <b>{what}</b>
        {about !== '' && <span>{kind === 'question' ? <q>{about}</q> : about}</span>}
      </span>
      <Link data-row={keyOf(need)} to={needPath(need)} className={css.proposal} title={proposal.name}>
        {proposal.name}
      </Link>
      <Money value={totalOf(proposal).value} className={css.amount} />
      <span className={css.when}>
        <When need={need} now={now} />
      </span>
      <span className={css.acts}>
        {acts && (put_off ? <Back {...{ need, acts }} /> : <Acts {...{ need, acts }} />)}
      </span>
    </li>
  )
}

/** One of each kind for a proposal. */
export const keyOf = ({ kind, proposal }: Need) => `${kind}-${proposal.id}`

function When({ need, now }: Pick<Props, 'need' | 'now'>) {
  const { date, proposal, put_off } = need
  if (put_off) return put_off.date_until ? <Until date={put_off.date_until} /> : <Trans>Done</Trans>
  if (date !== null) return <time dateTime={date}>{whenWords(new Date(date), now)}</time>
  const day = proposal.valid_until
  return day === null ? null : <time dateTime={day}>{dayWords(new Date(`${day}T00:00:00Z`), 'UTC')}</time>
}

function Until({ date }: { date: string }) {
  const day = dayWords(new Date(date))
  return (
    <time dateTime={date}>
      <Trans>until {day}</Trans>
    </time>
  )
}

function Acts({ need, acts }: { need: Need; acts: NeedActs }) {
  const { t } = useLingui()
  const label = t(needActs[need.kind])
  const { name } = need.proposal
  return (
    <>
      {need.kind === 'expiring' ? (
        <Button className={css.act} aria-label={`${label}: ${name}`} onClick={() => acts.onExtend(need)}>
          {label}
        </Button>
      ) : (
        <ButtonLink className={css.act} to={needPath(need)} aria-label={`${label}: ${name}`}>
          {label}
        </ButtonLink>
      )}
      <span data-act="later">
        <Later need={need} acts={acts} />
      </span>
      <span data-act="done" className={css.tick}>
        <IconButton
          label={t`Done: ${name}`}
          title={t`Done`}
          className={css.done}
          onClick={() => acts.onPutOff(need, 'done')}
        >
          <Icon of={IconCheck} />
        </IconButton>
      </span>
    </>
  )
}

function Later({ need, acts: { onPutOff } }: { need: Need; acts: NeedActs }) {
  const { t } = useLingui()
  const { name } = need.proposal
  const items = (everybody: boolean) => [
    { label: t`Until tomorrow`, onSelect: () => onPutOff(need, 'tomorrow', everybody) },
    { label: t`For a week`, onSelect: () => onPutOff(need, 'next_week', everybody) },
  ]
  return (
    <Menu
      label={t`Later: ${name}`}
      className={css.later}
      trigger={
        <>
          <Trans>Later</Trans>
          <Icon of={IconChevronDown} size={14} />
        </>
      }
      groups={() => [
        { label: t`For me`, items: items(false) },
        {
          label: t`For everyone`,
          items: [...items(true), { label: t`Done`, onSelect: () => onPutOff(need, 'done', true) }],
        },
      ]}
    />
  )
}

const Back = ({ need, acts }: { need: Need; acts: NeedActs }) => {
  const { t } = useLingui()
  return (
    <Button
      className={css.act}
      aria-label={t`Bring back: ${need.proposal.name}`}
      onClick={() => acts.onBringBack(need)}
    >
      <Trans>Bring back</Trans>
    </Button>
  )
}

function toneOf({ kind, outcome }: Need) {
  if (kind === 'decided') return outcome === 'declined' ? 'lost' : 'won'
  return kind
}

const icons: Partial<Record<Need['kind'], TablerIcon>> = {
  question: IconMessage,
  bounced: IconAlertTriangle,
  expiring: IconCalendar,
  silent: IconClock,
}

function Glyph({ need }: { need: Need }) {
  if (need.kind === 'draft') return <StatusGlyph status="edit" />
  if (need.kind === 'decided') return <StatusGlyph status={need.outcome === 'declined' ? 'lost' : 'won'} />
  const drawing = icons[need.kind]
  return drawing && <Icon of={drawing} />
}
