import { Trans, useLingui } from '@lingui/react/macro'
import { IconFolder, IconUser } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import type { NavEntry, NavPart } from './nav-entry.ts'
import classes from './tab-bar.module.css'
import { usePreferences } from './use-preferences.tsx'

type Props = { entries: NavEntry[]; onSignOut: () => void }

/** The rail on a phone: at the foot, under the thumb. */
export function TabBar({ entries, onSignOut }: Props) {
  const { t } = useLingui()
  const preferences = usePreferences(onSignOut)
  const parts = entries.find(({ current }) => current)?.parts
  return (
    <nav aria-label={t`Main`} className={classes.root}>
      {entries.map(({ label, to, icon, current }) => (
        <Link key={to} to={to} className={classes.entry} aria-current={current ? 'page' : undefined}>
          <Icon of={icon} size={22} />
          <span className={classes.label}>{label}</span>
        </Link>
      ))}
      {parts && <PartsMenu label={parts.label} entries={parts.entries} />}
      <Menu
        className={classes.entry}
        groups={preferences}
        trigger={
          <>
            <Icon of={IconUser} size={22} />
            <span className={classes.label}>
              <Trans>You</Trans>
            </span>
          </>
        }
      />
    </nav>
  )
}

function PartsMenu({ label, entries }: { label: string; entries: NavPart[] }) {
  const navigate = useNavigate()
  const items = entries.map(({ label, to, count, current }) => ({
    label: count === undefined ? label : `${label}, ${formatNumber(count)}`,
    checked: current,
    onSelect: () => void navigate(to),
  }))
  return (
    <Menu
      className={classes.entry}
      groups={[{ items }]}
      trigger={
        <>
          <Icon of={IconFolder} size={22} />
          <span className={classes.label}>{label}</span>
        </>
      }
    />
  )
}
