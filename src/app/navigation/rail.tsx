import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router'
import { commandKey } from '#src/components/keys/command-key.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { Kbd } from '#src/components/ui/kbd.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import { countWords } from './count-words.ts'
import type { NavEntry, NavParts, NavUser } from './entry.ts'
import classes from './rail.module.css'
import { UserMenu } from './user-menu.tsx'
import { Waiting } from './waiting.tsx'
import { Mark, Wordmark } from '#src/components/ui/wordmark.tsx'

type Props = {
  entries: NavEntry[]
  user: NavUser | undefined
  /** Icons only, where the work needs the width. */
  slim: boolean
  onSignOut: () => void
  onPalette: () => void
  onShortcuts: () => void
}

export const Rail = ({ entries, user, slim, onPalette, ...acts }: Props) => {
  const { t } = useLingui()
  return (
    <header className={classes.root} data-slim={slim || undefined}>
      <Link to="/" className={classes.brand} aria-label={t`Proffer, home`}>
        {slim ? <Mark /> : <Wordmark />}
      </Link>
      <PaletteButton slim={slim} onPress={onPalette} />
      <nav aria-label={t`Main`} className={classes.nav}>
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} slim={slim} />
        ))}
      </nav>
      <UserMenu user={user} slim={slim} {...acts} />
    </header>
  )
}

function PaletteButton({ slim, onPress }: { slim: boolean; onPress: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classes.palette}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={t`Search or jump`}
      title={slim ? t`Search or jump` : undefined}
      onClick={onPress}
    >
      <Icon of={IconSearch} size={slim ? 18 : 16} />
      {!slim && (
        <>
          <span className={classes.label}>{t`Search or jump`}</span>
          <Kbd>{`${commandKey()} K`}</Kbd>
        </>
      )}
    </button>
  )
}

function Entry({ entry: { label, to, icon, current, waiting, parts, own }, slim }: { entry: NavEntry; slim: boolean }) {
  const spoken = waiting ? `${label}, ${waiting.label}` : label
  const here = [parts, own].some((parts) => parts?.entries.some((part) => part.current)) ? true : 'page'
  return (
    <>
      <Link
        to={to}
        className={classes.entry}
        aria-current={current ? here : undefined}
        {...(slim && { title: spoken, 'aria-label': spoken })}
      >
        <Icon of={icon} size={18} />
        {slim && waiting && <Waiting count={waiting.count} />}
        {!slim && <span className={classes.label}>{label}</span>}
        {!slim && waiting && !parts && <span className={classes.count}>{formatNumber(waiting.count)}</span>}
      </Link>
      {!slim && parts && <Parts {...parts} />}
      {!slim && own && (
        <>
          <p aria-hidden className={classes.title}>
            {own.label}
          </p>
          <Parts {...own} />
        </>
      )}
    </>
  )
}

/** Of the rail's own scroll; in the next frame, which lays the page out in any case. */
const keepInSight = (link: HTMLElement | null) =>
  void requestAnimationFrame(() => link?.scrollIntoView({ block: 'nearest' }))

const Parts = ({ label, entries }: NavParts) => (
  <ul aria-label={label} className={classes.parts}>
    {entries.map((part) => (
      <li key={part.to}>
        <Link
          ref={part.current ? keepInSight : undefined}
          to={part.to}
          className={classes.part}
          aria-current={part.current ? 'page' : undefined}
          data-waiting={part.waiting || undefined}
        >
          <span className={classes.label} title={part.label}>
            {part.label}
          </span>
          {part.count !== undefined && <span className={classes.count}>{countWords(part)}</span>}
        </Link>
      </li>
    ))}
  </ul>
)
