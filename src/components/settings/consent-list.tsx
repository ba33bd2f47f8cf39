import { Trans } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import type { Answer } from '#wire/operation.ts'
import type { listConsents } from '#wire/settings-applications.ts'
import css from './consent-list.module.css'

export type Consent = Answer<typeof listConsents>[number]

type Props = { consents: readonly Consent[]; onWithdraw: (consent: Consent) => void }

/** What may act for the person, each with its end. */
export function ConsentList({ consents, onWithdraw }: Props) {
  return (
    <ul className={css.list}>
      {consents.map((consent) => (
        <li key={consent.id}>
          <span className={css.name}>{consent.application.name}</span>
          <span className={css.given}>
            {consent.current ? (
              <Trans>
                This app, allowed <DateText date={consent.date_given} inSentence />
              </Trans>
            ) : (
              <Trans>
                Allowed <DateText date={consent.date_given} inSentence />
              </Trans>
            )}
          </span>
          <Button variant="quiet" onClick={() => onWithdraw(consent)}>
            <Trans>
              Withdraw <VisuallyHidden>from {consent.application.name}</VisuallyHidden>
            </Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}
