import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import parts from '#src/components/ui/record-parts.module.css'
import recordTableCss from '#src/components/ui/record-table.module.css'
import type { Organisation } from '#wire/contacts.ts'
import { contactPath } from './contact-path.ts'
import css from './contact-parts.module.css'

/** The people of an organisation. Who has no email address receives nothing, and it says so. */
type Props = Pick<Organisation, 'id' | 'people'> & { mayAdd: boolean }

export const ContactPeople = ({ id, people, mayAdd }: Props) => {
  const { t } = useLingui()
  return (
    <section className={css.part} aria-labelledby="people">
      <header className={css.head}>
        <h2 id="people">
          <Trans>People</Trans>
        </h2>
        {mayAdd && (
          <ButtonLink variant="quiet" to={`/contacts/${id}/people/new`} icon={<Icon of={IconPlus} />}>
            <Trans>Add person</Trans>
          </ButtonLink>
        )}
      </header>
      {people.length === 0 ? (
        <p className={parts.empty}>
          <Trans>Nobody yet. Add a person with an email address to send proposals.</Trans>
        </p>
      ) : (
        <table className={recordTableCss.table} aria-label={t`People`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Name</Trans>
              </th>
              <th scope="col">
                <Trans>Email</Trans>
              </th>
              <th scope="col">
                <Trans>Phone</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <td className={recordTableCss.name}>
                  <Link className={css.link} to={contactPath(person)}>
                    {person.fullname || person.name}
                  </Link>
                </td>
                <td className={person.email ? recordTableCss.quiet : recordTableCss.missing}>
                  {person.email ? (
                    <span className={css.copied}>
                      <CopyText text={person.email} label={person.email} />
                    </span>
                  ) : (
                    t`No email address`
                  )}
                </td>
                <td className={recordTableCss.quiet}>{person.phone || person.mobile}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
