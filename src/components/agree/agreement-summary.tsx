import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate, listed } from '#src/locales/formats.ts'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'
import css from '#src/components/proposals/record-acceptance.module.css'

type Props = { agreement: ProposalAgreement; children: ReactNode }

/** What accepting asks for, in a few lines; `children` change it. */
export function AgreementSummary({ agreement, children }: Props) {
  const { t } = useLingui()
  const { fields, terms, signers, password } = agreement
  const must = signers.filter(({ signature }) => signature === 'required').map(({ fullname }) => fullname)
  return (
    <section className={css.part} aria-label={t`Acceptance requirements`}>
      <h2>
        <Trans>Acceptance requirements</Trans>
      </h2>
      <dl className={css.fields}>
        <Line name={t`Must sign`}>{must.length > 0 ? listed(must) : t`Anyone; the first signature accepts`}</Line>
        <Line name={t`Valid until`}>{validWords(agreement)}</Line>
        <Line name={t`Fields`}>{fields.length > 0 ? listed(fields.map(({ label }) => label)) : t`None`}</Line>
        <Line name={t`Terms`}>{terms === null ? t`None` : terms.url || t`Text`}</Line>
        <Line name={t`Password`}>{password ? t`Set on the first visit` : t`None`}</Line>
      </dl>
      {children}
    </section>
  )
}

function validWords({ valid_until, valid_days }: ProposalAgreement): string {
  if (valid_until !== null)
    return formatDate(new Date(`${valid_until}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  return valid_days === null
    ? t`No expiry`
    : plural(valid_days, { one: '# day from the first send', other: '# days from the first send' })
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
