import { t } from '@lingui/core/macro'
import { showToast } from '#src/components/ui/toast.ts'

/** The address of a proposal in this app, the way a colleague opens it. */
const proposalLink = (id: number) => new URL(`${import.meta.env.BASE_URL}proposals/${id}`, location.origin).href

/** It is for colleagues: a customer has a link of their own, which stands with the receiver. */
export async function copyInternalLink(id: number) {
  const link = proposalLink(id)
  await navigator.clipboard.writeText(link).then(
    () => showToast({ text: t`Internal link copied` }),
    () => showToast({ tone: 'failed', text: t`This browser does not allow copying. The link is ${link}` }),
  )
}
