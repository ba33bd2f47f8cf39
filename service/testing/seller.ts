import type { ProposalAgreement } from '#wire/proposal-agree.ts'
import type { ProposalRemark } from '#wire/proposal-comments.ts'
import type { ProposalCustomer } from '#wire/proposal-customer.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { priceRow, viewerTest } from './viewer.ts'

/** They stand after a survey of 100 that the favorite template brings along. */
export const sellerRows = [
  priceRow('Pump', 1000),
  priceRow('Wired', 189, { selectable: 'radio', user_selected: true }),
  priceRow('Wireless', 749, { selectable: 'radio' }),
  priceRow('Hours', 62.5, { quantity: 2, user_quantity: true }),
]

type ViewerOptions = Parameters<typeof viewerTest>[0]

/** The same, and how the seller's app asks about the proposal. */
export async function sellerTest(options: ViewerOptions = { rows: sellerRows }) {
  const viewer = await viewerTest(options)
  const path = (rest: string) => `/api/app/${viewer.account}${rest}`
  const ofProposal = <Body>(method: string, rest: string, body?: unknown, headers = {}) =>
    viewer.send<Body>(method, path(`/proposals/${viewer.id}${rest}`), body, headers)
  const settings = <Body>(method: string, rest: string, body?: unknown) =>
    viewer.send<Body>(method, path(`/settings${rest}`), body)
  const customer = async () => (await ofProposal<ProposalCustomer>('GET', '/customer')).body
  const comments = async () => (await ofProposal<ProposalRemark[]>('GET', '/comments')).body
  const agree = (body: object) => ofProposal<ProposalAgreement>('PATCH', '/acceptance', body)
  const mails = async () =>
    viewer.within.selectFrom('mail').select(['recipient', 'subject', 'body']).orderBy('id').execute()
  const idOf = async (content: string) =>
    (await viewer.see()).tables.flatMap(({ rows }) => rows).find((row) => row.content === content)?.id ?? 0
  /** The page at an address the seller asked for. */
  const open = async (body: object) => {
    const { body: answer } = await ofProposal<{ url: string }>('POST', '/preview', body)
    const token = answer.url.split('/').at(-1) ?? ''
    const ask = <Body = Record<string, unknown>>(method: string, rest = '', body?: unknown) =>
      viewer.ask<Body>(method, rest, body, { token })
    return { token, ask, see: async () => (await ask<ViewedProposal>('GET')).body }
  }
  return { ...viewer, path, ofProposal, settings, customer, comments, agree, mails, idOf, open }
}
