import { useLingui } from '@lingui/react/macro'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import type { NavUser } from './entry.ts'
import { usePreferences } from './use-preferences.tsx'
import classes from './user-menu.module.css'

type Props = { user: NavUser | undefined; slim: boolean; onSignOut: () => void; onShortcuts: () => void }

/** Who is signed in where, how it should look, and the way out. */
export function UserMenu({ user, slim, onSignOut, onShortcuts }: Props) {
  const { t } = useLingui()
  const groups = usePreferences(onSignOut, onShortcuts)
  const { name = '', account = '' } = user ?? {}
  return (
    <Menu
      // Until it is known who that is, no words are on it either.
      {...((slim || name === '') && { label: name === '' ? t`You` : `${name}, ${account}` })}
      className={slim ? classes.slim : classes.root}
      groups={groups}
      trigger={
        <>
          <Avatar name={name} />
          {!slim && (
            <span className={classes.who}>
              <span className={classes.name}>{name}</span>
              <span className={classes.account} title={account}>
                {account}
              </span>
            </span>
          )}
        </>
      }
    />
  )
}
