import { Trans, useLingui } from '@lingui/react/macro'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import { countWords } from './count-words.ts'
import type { NavEntry } from './entry.ts'
import classes from './tab-bar.module.css'
import { Waiting } from './waiting.tsx'
import { usePreferences } from './use-preferences.tsx'

type Props = { entries: NavEntry[]; onSignOut: () => void; onPalette: () => void; onShortcuts: () => void }

/** So many areas have a place of their own under the thumb; the others are one press away. */
const most = 3

/** The rail on a phone, at the foot. */
export function TabBar({ entries, onSignOut, onPalette, onShortcuts }: Props) {
  const { t } = useLingui()
  const rest = entries.slice(most)
  const areas = useAreas(
    rest,
    entries.find(({ current }) => current),
  )
  const preferences = usePreferences(onSignOut, onShortcuts)
  return (
    <nav aria-label={t`Main`} className={classes.root}>
      {entries.slice(0, most).map(({ label, to, icon, current, waiting }) => (
        <Link
          key={to}
          to={to}
          className={classes.entry}
          aria-current={current ? 'page' : undefined}
          aria-label={waiting && `${label}, ${waiting.label}`}
        >
          <Icon of={icon} size={22} />
          {waiting && <Waiting count={waiting.count} />}
          <span className={classes.label}>{label}</span>
        </Link>
      ))}
      <button type="button" className={classes.entry} aria-haspopup="dialog" onClick={onPalette}>
        <Icon of={IconSearch} size={22} />
        <span className={classes.label}>
          <Trans>Search</Trans>
        </span>
      </button>
      <Menu
        className={classes.entry}
        groups={[...areas, ...preferences]}
        trigger={
          <span className={classes.trigger} data-current={rest.some(({ current }) => current) || undefined}>
            <Icon of={IconMenu2} size={22} />
            <span className={classes.label}>
              <Trans>More</Trans>
            </span>
          </span>
        }
      />
    </nav>
  )
}

/** The areas that have no place in the bar, and the parts of the one that is open. */
function useAreas(rest: readonly NavEntry[], here: NavEntry | undefined): MenuGroup[] {
  const navigate = useNavigate()
  const go = (to: string) => () => void navigate(to)
  const areas = rest.map(({ label, to, icon }) => ({ label, icon: <Icon of={icon} />, onSelect: go(to) }))
  const parts = [here?.parts, here?.own].flatMap((parts) => parts ?? [])
  return [
    { items: areas },
    ...parts.map(({ label, entries }) => ({
      label,
      items: entries.map(({ label, to, current, ...part }) => ({
        label: part.count === undefined ? label : `${label}, ${countWords(part)}`,
        checked: current,
        onSelect: go(to),
      })),
    })),
  ]
}
