import { useLingui } from '@lingui/react/macro'
import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import type { ListAddress } from './list-address.ts'
import css from './view-switch.module.css'

type View = ListAddress['view']
type Props = { current: View; to: (view: View) => string }

/** The same proposals as rows or side by side; each is an address. */
export function ViewSwitch({ current, to }: Props) {
  const { t } = useLingui()
  const views = [
    { view: 'list', label: t`List`, icon: IconList },
    { view: 'board', label: t`Board`, icon: IconLayoutKanban },
  ] as const
  return (
    <nav aria-label={t`View`} className={css.root}>
      {views.map(({ view, label, icon }) => (
        <Link
          key={view}
          to={to(view)}
          className={css.view}
          aria-label={label}
          title={label}
          aria-current={view === current ? 'page' : undefined}
        >
          <Icon of={icon} />
        </Link>
      ))}
    </nav>
  )
}
