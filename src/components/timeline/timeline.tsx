import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconMail } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { formatDate } from '#src/locales/formats.ts'
import { useLanguage } from '#src/locales/language.ts'
import type { TimelineEntry } from '#wire/timeline.ts'
import { ActEntry } from './act-entry.tsx'
import { CommentEntry } from './comment-entry.tsx'
import { ChoicesEntry, DeclineEntry, MachineEntry, SignatureEntry, VisitEntry } from './customer-entries.tsx'
import { byDay } from './days.ts'
import { Line } from './line.tsx'
import { Mails } from './mails.tsx'
import { StepEntry } from './step-entry.tsx'
import part from './part.module.css'
import css from './timeline.module.css'

type Props = {
  entries: readonly TimelineEntry[]
  now: Date
  /** Where one chooses which kind is shown. */
  filter: ReactNode
  machines: { count: number; shown: boolean; onShow: (shown: boolean) => void }
  /** Older entries there are: since when, and how to have them. */
  earlier: { since: string; busy: boolean; onMore: () => void } | undefined
  /** Where something is written to nobody who asked. */
  compose: ReactNode
  /** Where a question that waits is answered; undefined for those that are not being answered now. */
  boxFor: (question: number) => ReactNode
  /** Left out, as the next, where the person may not answer. */
  onAnswer: ((question: number) => void) | undefined
  onPutAside: ((question: number) => void) | undefined
  /** Sets a new last day in answer; left out while the proposal can be accepted. */
  onDate?: ((question: number) => void) | undefined
}

/** Everything that happened, the newest day first. */
export function Timeline({ entries, now, filter, machines, earlier, compose, ...waiting }: Props) {
  const { t } = useLingui()
  const title = useId()
  useLanguage()
  const { count, shown, onShow } = machines
  return (
    <section className={part.part} aria-labelledby={title}>
      <div className={part.head}>
        <h2 id={title}>
          <Trans>Timeline</Trans>
        </h2>
        {count > 0 && (
          <CheckboxField
            label={t`Automated visits ${count}`}
            checked={shown}
            onChange={(event) => onShow(event.currentTarget.checked)}
          />
        )}
        {filter}
      </div>
      {compose}
      {entries.length === 0 && (
        <p className={css.none}>
          <Trans>Nothing of this kind has happened yet.</Trans>
        </p>
      )}
      {byDay(entries, now).map(({ day, happened }) => (
        <section key={day}>
          <h3 className={css.day}>{day}</h3>
          <ol>
            {happened.map((entry) => (
              <Entry key={entry.id} entry={entry} {...waiting} />
            ))}
          </ol>
        </section>
      ))}
      {earlier && <Earlier {...earlier} />}
    </section>
  )
}

function Earlier({ since, busy, onMore }: NonNullable<Props['earlier']>) {
  const date = formatDate(new Date(since), { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <Button
      variant="quiet"
      className={css.more}
      icon={<Icon of={IconChevronDown} size={14} />}
      busy={busy}
      onClick={onMore}
    >
      {t`Earlier events, since ${date}`}
    </Button>
  )
}

type EntryProps = Pick<Props, 'boxFor' | 'onAnswer' | 'onPutAside' | 'onDate'> & { entry: TimelineEntry }

function Entry({ entry, boxFor, onAnswer, onPutAside, onDate }: EntryProps) {
  switch (entry.kind) {
    case 'act':
      return <ActEntry entry={entry} />
    case 'comment': {
      const { id } = entry.comment
      return (
        <CommentEntry
          entry={entry}
          box={boxFor(id)}
          onAnswer={onAnswer && (() => onAnswer(id))}
          onPutAside={onPutAside && (() => onPutAside(id))}
          onDate={onDate && (() => onDate(id))}
        />
      )
    }
    case 'mail':
      return <MailEntry entry={entry} />
    case 'visit':
      return <VisitEntry entry={entry} />
    case 'machine':
      return <MachineEntry entry={entry} />
    case 'choices':
      return <ChoicesEntry entry={entry} />
    case 'signature':
      return <SignatureEntry entry={entry} />
    case 'decline':
      return <DeclineEntry entry={entry} />
    case 'step':
      return <StepEntry entry={entry} />
  }
}

const MailEntry = ({ entry: { date, mail } }: { entry: Extract<TimelineEntry, { kind: 'mail' }> }) => (
  <Line date={date} glyph={<Icon of={IconMail} />} fact={<q>{mail.subject}</q>}>
    <Mails mails={[mail]} />
  </Line>
)
