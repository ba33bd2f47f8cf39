import { useQueries, useQuery } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import { accountQueries } from '#src/api/account.ts'
import { productQueries } from '#src/api/products.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { sendChecks } from '#src/components/send/send-checks.ts'
import type { SendFields } from '#src/components/send/send-fields.ts'
import { useLanguage } from '#src/locales/language.ts'
import type { Product } from '#wire/products.ts'
import type { Proposal } from '#wire/proposals.ts'
import type { EmailTemplate } from '#wire/templates.ts'

/** Of a search, in characters. */
const longestSearch = 255

/** What the check before sending finds, as the window is filled in. */
export function useSendChecks(
  proposal: Proposal,
  templates: readonly EmailTemplate[] | undefined,
  control: Control<SendFields>,
) {
  useLanguage()
  const [method, by, id, own] = useWatch({
    control,
    name: ['send_method', 'message_by', 'send_message_id', 'send_message'],
  })
  const { data: users } = useQuery(accountQueries.users())
  const others = useQuery(
    proposalQueries.list({ status: 'open', query: proposal.contact.name.slice(0, longestSearch) }),
  )
  const products = useProductsOf(proposal)
  const template = templates?.find((one) => one.id === id)
  return sendChecks({
    proposal,
    phone: users?.find((user) => user.id === proposal.account_user_id)?.phone,
    method,
    message: by === 'own' ? [own] : template ? [template.subject, template.message] : [],
    products,
    // A search looks at every status, and finds the words anywhere.
    others: others.data?.items.filter((one) => one.status === 'open' && isOther(proposal, one)) ?? [],
  })
}

const isOther = ({ id, contact }: Proposal, one: { id: number; contact_id: number }) =>
  one.id !== id && one.contact_id === contact.contact_id

/** Of the directories, while rows were filled from products: a list each, fetched once however many rows there are. */
function useProductsOf({ content: { pricetables } }: Proposal): Product[] {
  const enabled = pricetables.some(({ rows }) => rows.some((row) => row.type === 'price' && row.product_id !== null))
  const directories = useQuery({ ...productQueries.directories(), enabled })
  const filled = (enabled && directories.data?.filter(({ products_count }) => products_count > 0)) || []
  const lists = useQueries({ queries: filled.map(({ id }) => productQueries.list(id)) })
  return lists.flatMap(({ data }) => data ?? [])
}
