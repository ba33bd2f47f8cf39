import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import type { Rehearsal } from '#wire/settings-automation-sets.ts'
import css from './automation-rehearsal.module.css'

type Props = {
  /** Of the last rehearsal, with the sentence of each step. */
  outcome: { rehearsal: Rehearsal; sentences: readonly string[] } | undefined
  busy: boolean
  fault: string | undefined
  onRehearse: () => void
}

/** What this set would have done to last month's proposals; nothing is sent. */
export function AutomationRehearsal({ outcome, busy, fault, onRehearse }: Props) {
  const { t } = useLingui()
  return (
    <FormSection
      title={t`Try it out`}
      about={t`Shows what these steps would have done to the proposals sent in the last 30 days. Nothing is sent.`}
    >
      <Wide>
        <Button variant="outline" busy={busy} onClick={onRehearse}>
          <Trans>Try on last month’s proposals</Trans>
        </Button>
        <div aria-live="polite" className={css.outcome}>
          {fault !== undefined && <p role="alert">{fault}</p>}
          {outcome && <Outcome {...outcome} />}
        </div>
      </Wide>
    </FormSection>
  )
}

function Outcome({ rehearsal: { proposals, results }, sentences }: NonNullable<Props['outcome']>) {
  return (
    <>
      <p className={css.lead}>
        <Plural
          value={proposals}
          _0="No proposal was sent in the last 30 days."
          one="# proposal was sent."
          other="# proposals were sent."
        />
      </p>
      <ol className={css.results}>
        {results.map(({ count, examples }, at) => (
          <li key={sentences[at]}>
            <p>
              <span>{sentences[at]}</span>
              <strong className={css.count}>
                <Plural value={count} one="# time" other="# times" />
              </strong>
            </p>
            <ul>
              {examples.map(({ proposal_id, name, fullname, date }) => (
                <li key={`${proposal_id} ${fullname} ${date}`}>
                  <Link to={`/proposals/${proposal_id}`} target="_blank">
                    {name}
                  </Link>
                  {fullname !== '' && <span>{fullname}</span>}
                  <DateText date={date} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
