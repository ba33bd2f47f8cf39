import { Link } from 'react-router'
import parts from '#src/components/ui/record-parts.module.css'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import type { Contact } from '#wire/contacts.ts'
import css from './contact-parts.module.css'

/** What was proposed to a contact, or what a person received. */
export const ContactProposals = ({ proposals }: Pick<Contact, 'proposals'>) => (
  <section className={css.part} aria-labelledby="proposals">
    <header className={css.head}>
      <h2 id="proposals">Proposals</h2>
    </header>
    {proposals.length === 0 ? (
      <p className={parts.empty}>No proposals yet.</p>
    ) : (
      <table className={`${parts.table} ${css.proposals}`} aria-label="Proposals">
        <thead>
          <tr>
            <th scope="col">Proposal</th>
            <th scope="col">Number</th>
            <th scope="col">Status</th>
            <th scope="col">Without VAT</th>
          </tr>
        </thead>
        <tbody>
          {proposals.map(({ id, name, proposal_nr, status, price_total }) => (
            <tr key={id}>
              <td className={parts.name}>
                <Link className={css.link} to={`/proposals/${id}`}>
                  {name}
                </Link>
              </td>
              <td className={parts.quiet}>{proposal_nr}</td>
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
