import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import css from './near-contacts.module.css'

export type NearContact = { id: number; name: string; place: string; to: string }

type Props = {
  near: readonly NearContact[]
  /** Takes one of them instead of the new one; without it each can be looked at. */
  onTake?: ((contact: NearContact) => void) | undefined
}

/** Names like the one being typed, so that nobody is made twice. It warns, and stands in nobody's way. */
export const NearContacts = ({ near, onTake }: Props) => {
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
            {near.map((contact) => (
              <li key={contact.id}>
                {onTake ? (
                  <button type="button" title={t`Choose this contact instead`} onClick={() => onTake(contact)}>
                    {contact.name}
                  </button>
                ) : (
                  <Link to={contact.to} target="_blank" title={t`Opens in a new tab`}>
                    {contact.name}
                  </Link>
                )}
                {contact.place && <span>{contact.place}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  )
}
