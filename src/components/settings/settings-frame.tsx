import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { SideList, SidePart } from '#src/components/ui/side-list.tsx'
import type { groupsFor } from './settings-areas.ts'
import css from './settings-frame.module.css'

type Props = { groups: ReturnType<typeof groupsFor>; current: string; children: ReactNode }

/** The settings' parts beside the one that is open; on a phone the way back to them. */
export function SettingsFrame({ groups, current, children }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.frame}>
      <Link to="/settings" className={css.back}>
        <Icon of={IconChevronLeft} />
        <Trans>Settings</Trans>
      </Link>
      <SideList label={t`Settings`} className={css.side}>
        {groups.flatMap(({ areas }) =>
          areas.map(({ path, name }) => (
            <SidePart key={path} to={`/settings/${path}`} current={path === current}>
              {t(name)}
            </SidePart>
          )),
        )}
      </SideList>
      <div className={css.part}>{children}</div>
    </div>
  )
}

/** Every part of the settings with what it is for. */
export function SettingsOverview({ groups }: Pick<Props, 'groups'>) {
  const { t } = useLingui()
  return (
    <div className={css.overview}>
      {groups.map(({ name, areas }) => (
        <section key={name.id} aria-label={t(name)}>
          <h2>{t(name)}</h2>
          <ul>
            {areas.map((area) => (
              <li key={area.path}>
                <Link to={`/settings/${area.path}`}>
                  <b>{t(area.name)}</b>
                  <span>{t(area.about)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
