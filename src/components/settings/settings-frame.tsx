import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#src/components/ui/icon.tsx'
import { SideList, SidePart } from '#src/components/ui/side-list.tsx'
import type { groupsFor } from './settings-areas.ts'
import css from './settings-frame.module.css'

type Props = { groups: ReturnType<typeof groupsFor>; current: string; children: ReactNode }

/** The settings' parts beside the one that is open; on a phone the way back to them. */
export const SettingsFrame = ({ groups, current, children }: Props) => (
  <div className={css.frame}>
    <Link to="/settings" className={css.back}>
      <Icon of={IconChevronLeft} />
      Settings
    </Link>
    <SideList label="Settings" className={css.side}>
      {groups.flatMap(({ areas }) =>
        areas.map(({ path, name }) => (
          <SidePart key={path} to={`/settings/${path}`} current={path === current}>
            {name}
          </SidePart>
        )),
      )}
    </SideList>
    <div className={css.part}>{children}</div>
  </div>
)

/** Every part of the settings with what it is for. */
export const SettingsOverview = ({ groups }: Pick<Props, 'groups'>) => (
  <div className={css.overview}>
    {groups.map(({ name, areas }) => (
      <section key={name} aria-label={name}>
        <h2>{name}</h2>
        <ul>
          {areas.map((area) => (
            <li key={area.path}>
              <Link to={`/settings/${area.path}`}>
                <b>{area.name}</b>
                <span>{area.about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
