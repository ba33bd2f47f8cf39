import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#src/api/account.ts'
import { contactQueries } from '#src/api/contacts.ts'
import { FirstSteps } from '#src/components/today/first-steps.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
import { proposalWriter } from '#wire/proposals.ts'
import { updateAccount } from '#wire/settings-account.ts'
import css from './today.module.css'

/** Until the first proposal of the account was sent: the way there, with what of it is done, for who may go it. */
export function TodayBeginning() {
  const { data: counted } = useQuery(accountQueries.summary())
  const maySell = useMay(proposalWriter)
  if (!counted || !maySell) return null
  const sent = proposalStatuses.filter((status) => status !== 'edit' && counted.statuses[status].count > 0)
  if (sent.length > 0) return null
  return <Steps hasProposal={counted.count > 0} />
}

function Steps({ hasProposal }: { hasProposal: boolean }) {
  const { data: account } = useQuery(accountQueries.details())
  const { data: contacts } = useQuery(contactQueries.organisations())
  const mayConfigure = useMay(updateAccount)
  return (
    <div className={css.beginning}>
      <FirstSteps
        mayConfigure={mayConfigure}
        hasDetails={account?.has_details}
        hasContacts={contacts && contacts.items.length > 0}
        hasProposal={hasProposal}
      />
    </div>
  )
}
