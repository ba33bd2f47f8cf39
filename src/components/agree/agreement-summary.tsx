import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNow } from '#src/components/proposals/use-now.ts'
import { ValidityText } from '#src/components/proposals/validity-text.tsx'
import { validityWords } from '#src/components/proposals/validity.ts'
import { useDayOf } from '#src/components/ui/account-zone.ts'
import { listed } from '#src/locales/formats.ts'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import css from '#src/components/proposals/record-acceptance.module.css'

type Props = { agreement: ProposalAgreement; status: ProposalStatus; children: ReactNode }

/** What accepting asks for, in a few lines; `children` change it. */
export function AgreementSummary({ agreement, status, children }: Props) {
  const { t } = useLingui()
  const today = useDayOf(useNow())
  const { fields, terms, signers, password } = agreement
  const must = signers.filter(({ signature }) => signature === 'required').map(({ fullname }) => fullname)
  return (
    <section className={css.part} aria-label={t`Acceptance requirements`}>
      <h2>
        <Trans>Acceptance requirements</Trans>
      </h2>
      <dl className={css.fields}>
        <Line name={t`Must sign`}>{must.length > 0 ? listed(must) : t`Anyone; the first signature accepts`}</Line>
        <Line name={t`Valid until`}>
          <ValidityText validity={validityWords(agreement, status, today)} />
        </Line>
        <Line name={t`Fields`}>{fields.length > 0 ? listed(fields.map(({ label }) => label)) : t`None`}</Line>
        <Line name={t`Terms`}>{terms === null ? t`None` : terms.url || t`Text`}</Line>
        <Line name={t`Password`}>{password ? t`Set on the first visit` : t`None`}</Line>
      </dl>
      {children}
    </section>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
