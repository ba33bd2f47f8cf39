import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { WhoseWork } from '#wire/proposal-list.ts'
import css from './whose-switch.module.css'

type Props = { current: WhoseWork; to: (whose: WhoseWork) => string; onChoose: (whose: WhoseWork) => void }

/** One's own work or everybody's; each is an address. */
export function WhoseSwitch({ current, to, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Whose work`} className={css.root}>
      {(['me', 'team'] as const).map((whose) => (
        <Link
          key={whose}
          to={to(whose)}
          replace
          className={css.choice}
          aria-current={whose === current ? 'page' : undefined}
          onClick={() => onChoose(whose)}
        >
          {whose === 'me' ? t`Mine` : t`Team`}
        </Link>
      ))}
    </nav>
  )
}
