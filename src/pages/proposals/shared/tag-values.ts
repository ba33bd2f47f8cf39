import { useQuery } from '@tanstack/react-query'
import { use, useCallback, useMemo } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { proposalCustomerQueries } from '#src/api/proposal-customer.ts'
import { present } from '#src/clock.ts'
import { AccountZone } from '#src/components/ui/account-zone.ts'
import { readingOf } from '#src/components/viewer/reading.ts'
import { dayWhenSent } from '#src/components/proposals/validity.ts'
import { useValidity } from './use-validity.ts'
import { dayWords, dayWordsIn } from '#wire/calendar-day.ts'
import { customTags, type TagValues } from '#wire/personalisation.ts'
import type { Proposal, Receiver } from '#wire/proposal-details.ts'

const firstWord = (text: string) => text.trim().split(/\s+/u)[0] ?? ''
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * How each receiver of a proposal is addressed, as the service fills it in. One with version 2 alone does not say: then
 * it is what the app knows of them.
 */
export function useAddressing({ id, contact }: Pick<Proposal, 'id' | 'contact'>) {
  const { data: customer } = useQuery(proposalCustomerQueries.customer(id))
  const people = customer?.receivers
  return useCallback(
    (receiver: Pick<Receiver, 'id' | 'fullname'> | undefined) => {
      const fullname = receiver?.fullname ?? textOf(contact['fullname'])
      const person = people?.find(({ contact_people_id }) => contact_people_id === receiver?.id)
      const isContact = receiver === undefined || contact.type === 'person'
      return {
        contact_firstname: person ? person.firstname || fullname : firstWord(fullname),
        contact_fullname: fullname,
        contact_salutation: person?.salutation ?? ((isContact && textOf(contact['salutation'])) || fullname),
      }
    },
    [contact, people],
  )
}

/** What stands in the place of the tags of a proposal's text, for its first receiver; HTML fields also as they are. */
export function useTagValues(
  proposal: Proposal,
  name: string,
  custom_fields: Readonly<Record<string, string>>,
): { values: TagValues; formatted: TagValues } {
  const { data: account } = useQuery(accountQueries.details())
  const { data: users } = useQuery(accountQueries.users())
  const validity = useValidity(proposal)
  const until = validity ? dayWhenSent(validity.agreement, validity.today) : null
  const { contact, receivers, proposal_nr, account_user_id, account_user_name, account_user_email } = proposal
  const { custom_fields: told, proposal_language } = proposal
  const user = users?.find(({ id }) => id === account_user_id)
  const receiver = receivers[0]
  const addressed = useAddressing(proposal)
  const zone = use(AccountZone)
  return useMemo(() => {
    const { locale } = readingOf(proposal_language, account?.locale)
    const isHtml = (field: string) => told.some(({ name, type }) => name === field && type === 'html')
    const formatted = Object.entries(custom_fields).filter(([field]) => isHtml(field))
    const values = {
      ...customTags(told, custom_fields),
      account_name: account?.name ?? '',
      contact_name: contact.name,
      ...addressed(receiver),
      proposal_name: name,
      proposal_nr,
      proposal_date: dayWordsIn(zone, present().getTime(), locale),
      proposal_valid_until: until === null ? '' : dayWords(until, locale),
      proposal_link: receiver?.proposal_link ?? '',
      user_name: account_user_name,
      user_firstname: user?.firstname ?? firstWord(account_user_name),
      user_phone: user?.phone ?? '',
      user_email: account_user_email,
    }
    return { values, formatted: Object.fromEntries(formatted.map(([field, value]) => [`custom_${field}`, value])) }
  }, [
    account,
    zone,
    user,
    until,
    contact.name,
    addressed,
    receiver,
    name,
    told,
    custom_fields,
    proposal_nr,
    proposal_language,
    account_user_name,
    account_user_email,
  ])
}
