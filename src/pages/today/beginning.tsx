import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#src/api/account.ts'
import { contactQueries } from '#src/api/contacts.ts'
import { FirstSteps } from '#src/components/today/first-steps.tsx'
import { proposalStatuses } from '#wire/proposal-status.ts'
import css from './today.module.css'

/** Until the first proposal of the account was sent: the way there, with what of it is done. */
export function TodayBeginning() {
  const { data: counted } = useQuery(accountQueries.summary())
  if (!counted) return null
  const sent = proposalStatuses.filter((status) => status !== 'edit' && counted.statuses[status].count > 0)
  if (sent.length > 0) return null
  return <Steps hasProposal={counted.count > 0} />
}

function Steps({ hasProposal }: { hasProposal: boolean }) {
  const { data: account } = useQuery(accountQueries.details())
  const { data: contacts } = useQuery(contactQueries.organisations())
  return (
    <div className={css.beginning}>
      <FirstSteps
        hasDetails={account?.has_details}
        hasContacts={contacts && contacts.items.length > 0}
        hasProposal={hasProposal}
      />
    </div>
  )
}
