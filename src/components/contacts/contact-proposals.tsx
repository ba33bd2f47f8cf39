import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import parts from '#src/components/ui/record-parts.module.css'
import recordTableCss from '#src/components/ui/record-table.module.css'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import type { Contact } from '#wire/contacts.ts'
import css from './contact-parts.module.css'

/** What was proposed to a contact, or what a person received. */
export const ContactProposals = ({ proposals }: Pick<Contact, 'proposals'>) => {
  const { t } = useLingui()
  return (
    <section className={css.part} aria-labelledby="proposals">
      <header className={css.head}>
        <h2 id="proposals">
          <Trans>Proposals</Trans>
        </h2>
      </header>
      {proposals.length === 0 ? (
        <p className={parts.empty}>
          <Trans>No proposals yet.</Trans>
        </p>
      ) : (
        <table className={`${recordTableCss.table} ${css.proposals}`} aria-label={t`Proposals`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Proposal</Trans>
              </th>
              <th scope="col">
                <Trans>Number</Trans>
              </th>
              <th scope="col">
                <Trans>Status</Trans>
              </th>
              <th scope="col">
                <Trans>Excl. VAT</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {proposals.map(({ id, name, proposal_nr, status, price_total }) => (
              <tr key={id}>
                <td className={recordTableCss.name}>
                  <Link className={css.link} to={`/proposals/${id}`}>
                    {name}
                  </Link>
                </td>
                <td className={recordTableCss.quiet}>{proposal_nr}</td>
                <td>
                  <StatusMark status={status} />
                </td>
                <td>{price_total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
