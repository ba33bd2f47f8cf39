import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { accountQueries } from '#src/api/account.ts'
import { attachmentQueries } from '#src/api/attachments.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { sendChecks } from '#src/components/send/send-checks.ts'
import type { SendFields } from '#src/components/send/send-fields.ts'
import { dayWhenSent } from '#src/components/proposals/validity.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { useLanguage } from '#src/locales/language.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { EmailTemplate } from '#wire/templates.ts'
import { useValidity } from '#src/pages/proposals/shared/use-validity.ts'
import { useProductsOf } from '#src/pages/proposals/shared/row-products.ts'
import { maxSearchLength } from '#wire/limits.ts'

/** What the check before sending finds, as the window is filled in. */
export function useSendChecks(
  proposal: Proposal,
  templates: readonly EmailTemplate[] | undefined,
  control: Control<SendFields>,
  kept: ReadonlySet<string>,
) {
  useLanguage()
  const [method, by, id, own] = useWatch({
    control,
    name: ['send_method', 'message_by', 'send_message_id', 'send_message'],
  })
  const { data: users } = useQuery(accountQueries.users())
  const others = useQuery(
    proposalQueries.list({ status: 'open', query: proposal.contact.name.slice(0, maxSearchLength) }),
  )
  const validity = useValidity(proposal)
  const { data: attachments } = useQuery(attachmentQueries.of(proposal.id))
  const products = useProductsOf(proposal.content.pricetables)
  const template = templates?.find((one) => one.id === id)
  return sendChecks({
    proposal,
    phone: users?.find((user) => user.id === proposal.account_user_id)?.phone,
    method,
    locale: use(MoneyLocale),
    message: by === 'own' ? [template?.subject ?? '', own] : template ? [template.subject, template.message] : [],
    products,
    validity: validity && { day: dayWhenSent(validity.agreement, validity.today), today: validity.today },
    kept,
    attachments: attachments?.attachments,
    // A search looks at every status, and finds the words anywhere.
    others: others.data?.items.filter((one) => one.status === 'open' && isOther(proposal, one)) ?? [],
  })
}

const isOther = ({ id, contact }: Proposal, one: { id: number; contact_id: number }) =>
  one.id !== id && one.contact_id === contact.contact_id
