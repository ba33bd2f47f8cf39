import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconFlag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmailLine } from '#src/components/contacts/email-line.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Receiver } from '#wire/proposal-details.ts'
import { DayLine } from './day-line.tsx'
import { FieldLine } from './field-line.tsx'
import { PriceLine } from './price-line.tsx'
import { useFocusKept } from './focus-kept.ts'
import css from './send-findings.module.css'
import { isMendable, passedOf, type FieldToFill, type Finding, type PriceToTake } from './finding.ts'

/** What is put right without leaving the window. Each gives the fault in words where it fails. */
export type Mends = {
  onEmail: (receiver: Receiver, email: string) => Promise<string | undefined>
  onFill: (field: FieldToFill, value: string) => Promise<string | undefined>
  onPrice: (price: PriceToTake) => Promise<string | undefined>
  onDay: (day: string) => Promise<string | undefined>
  /** It is meant as it is: the finding with this text goes. */
  onKeep: (text: string) => void
}

type Props = { findings: readonly Finding[]; mends: Mends }

/** The check before sending: what stands in the way, what is worth a look, and the way to each. */
export function SendFindings({ findings, mends }: Props) {
  const { t } = useLingui()
  const blockers = findings.filter(({ kind }) => kind === 'blocker')
  const warnings = findings.filter(({ kind }) => kind === 'warning')
  const passed = passedOf(findings)
  const kept = useFocusKept<HTMLElement>()
  return (
    <section className={css.findings} aria-label={t`Check`} {...kept}>
      {blockers.length > 0 && (
        <>
          <h3 data-kind="blocker" tabIndex={-1}>
            <Icon of={IconAlertTriangle} />
            <Plural value={blockers.length} one="# issue to fix" other="# issues to fix" />
          </h3>
          <Findings findings={blockers} mends={mends} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <h3 data-kind="warning" tabIndex={-1}>
            <Icon of={IconFlag} />
            <Plural value={warnings.length} one="# warning" other="# warnings" />
          </h3>
          <Findings findings={warnings} mends={mends} />
        </>
      )}
      {findings.length === 0 && (
        <h3 tabIndex={-1}>
          <Trans>Ready to send</Trans>
        </h3>
      )}
      <p className={css.clear}>
        <Icon of={IconCheck} />
        <Plural value={passed} one="# check passed" other="# checks passed" />
      </p>
    </section>
  )
}

const Findings = ({ findings, mends }: Props) => {
  const first = findings.find((finding) => finding.kind === 'blocker' && isMendable(finding))
  return (
    <ul>
      {findings.map((finding) => (
        <li key={finding.text}>
          <p>{finding.text}</p>
          <Mend finding={finding} isFirst={finding === first} mends={mends} />
        </li>
      ))}
    </ul>
  )
}

type MendProps = {
  finding: Finding
  /** The window opens with the focus here. */
  isFirst: boolean
  mends: Mends
}

/** How it is put right: here, or by the way to where it stands. */
const Mend = ({ finding, isFirst, mends }: MendProps) => {
  const { look, kind, text, mend, receiver, field, price, day } = finding
  if (receiver)
    return (
      <EmailLine
        name={receiver.fullname}
        isFirst={isFirst}
        onGive={(email) => mends.onEmail(receiver, email)}
        className={css.mend}
      />
    )
  if (field)
    return (
      <FieldLine field={field} isFirst={isFirst} onFill={(value) => mends.onFill(field, value)} className={css.mend} />
    )
  if (price) return <PriceLine price={price} onUse={mends.onPrice} onKeep={() => mends.onKeep(text)} />
  if (day !== undefined)
    return <DayLine day={day} onDay={mends.onDay} onKeep={kind === 'warning' ? () => mends.onKeep(text) : undefined} />
  if (!mend) return null
  const link = (
    <Link to={mend.to} data-autofocus={isFirst || undefined}>
      {mend.label}
    </Link>
  )
  if (look !== 'others') return link
  return (
    <div className={css.choose}>
      {link}
      <Button variant="quiet" onClick={() => mends.onKeep(text)}>
        <Trans>Keep both</Trans>
      </Button>
    </div>
  )
}
