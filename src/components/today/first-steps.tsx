import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import css from './first-steps.module.css'

type Props = {
  /** What the account is called is an admin's to say. */
  mayConfigure: boolean
  /** Undefined until it is known. */
  hasDetails: boolean | undefined
  hasContacts: boolean | undefined
  hasProposal: boolean
}

/** The way to the first proposal that was sent, in the order that makes each step easy. */
export function FirstSteps({ mayConfigure, hasDetails, hasContacts, hasProposal }: Props) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="first-steps" className={css.root}>
      <h2 id="first-steps" className={css.title}>
        <Trans>First steps</Trans>
      </h2>
      <ol className={css.steps}>
        {mayConfigure && (
          <Step to="/settings/account" title={t`Add your company details`} done={hasDetails}>
            <Trans>Company name, currency and number format.</Trans>
          </Step>
        )}
        <Step to="/contacts/new" title={t`Add your first contact`} done={hasContacts}>
          <Trans>A customer, and the person who decides.</Trans>
        </Step>
        <Step to="/proposals/new" title={t`Create a proposal from a template`} done={hasProposal}>
          <Trans>It starts with your texts and prices.</Trans>
        </Step>
        <Step to={hasProposal ? '/proposals?status=edit' : '/proposals/new'} title={t`Send it`}>
          <Trans>What your customer does with it appears here.</Trans>
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { to: string; title: string; done?: boolean | undefined; children: ReactNode }

const Step = ({ to, title, done = false, children }: StepProps) => (
  <li className={css.step} data-done={done || undefined}>
    <span className={css.mark}>{done && <Icon of={IconCheck} size={14} />}</span>
    <Link to={to} className={css.link}>
      {title}
    </Link>
    {done && (
      <VisuallyHidden>
        <Trans>Done</Trans>
      </VisuallyHidden>
    )}
    <span className={css.about}>{children}</span>
  </li>
)
