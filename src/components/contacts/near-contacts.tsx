import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import css from './near-contacts.module.css'

export type NearContact = { id: number; name: string; place: string; to: string }

/** Names like the one being typed, so that nobody is made twice. It warns, and stands in nobody's way. */
export const NearContacts = ({ near }: { near: readonly NearContact[] }) => {
  const { t } = useLingui()
  return (
    <output className={css.root}>
      {near.length > 0 && (
        <>
          <p>
            {plural(near.length, {
              one: 'Similar contact:',
              other: 'Similar contacts:',
            })}
          </p>
          <ul>
            {near.map(({ id, name, place, to }) => (
              <li key={id}>
                <Link to={to} target="_blank" title={t`Opens in a new tab`}>
                  {name}
                </Link>
                {place && <span>{place}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  )
}
