import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mailQueries } from '#src/api/mails.ts'
import type { MailTags } from '#wire/mails.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { useAddressing, useTagValues } from '#src/pages/proposals/shared/tag-values.ts'

/**
 * What the mails of a proposal are made of, as the service fills them. One with version 2 alone does not say: then it is
 * what the app knows of the proposal.
 */
export function useMailTags(proposal: Proposal): MailTags | undefined {
  const { data: told } = useQuery(mailQueries.tags(proposal.id))
  const custom = useMemo(
    () => Object.fromEntries(proposal.custom_fields.map(({ name, value }) => [name, value])),
    [proposal.custom_fields],
  )
  const { values } = useTagValues(proposal, proposal.name, custom)
  const addressed = useAddressing(proposal)
  if (told !== null) return told
  return {
    from: null,
    reply_to: { name: proposal.account_user_name, address: proposal.account_user_email },
    receivers: proposal.receivers.map((receiver) => ({
      id: receiver.id,
      values: { ...values, ...addressed(receiver), proposal_link: receiver.proposal_link },
    })),
  }
}
