import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import css from './first-steps.module.css'

type Props = {
  /** Undefined until it is known. */
  hasTemplates: boolean | undefined
  hasContacts: boolean | undefined
}

/** What an account needs before there is anything to count, in the order that makes each step easy. */
export function FirstSteps({ hasTemplates, hasContacts }: Props) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="first-steps" className={css.root}>
      <h2 id="first-steps" className={css.title}>
        <Trans>First steps</Trans>
      </h2>
      <ol className={css.steps}>
        <Step to="/settings/account" title={t`Add your details`}>
          <Trans>Account name, currency and number format.</Trans>
        </Step>
        <Step to="/settings/favorite-templates/new" title={t`Add template`} done={hasTemplates}>
          <Trans>Text and prices that a proposal starts with.</Trans>
        </Step>
        <Step to="/contacts/new" title={t`Add contact`} done={hasContacts}>
          <Trans>A customer, and the person who decides.</Trans>
        </Step>
        <Step to="/proposals/new" title={t`Create proposal`}>
          <Trans>Price it, send it and follow the activity here.</Trans>
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
