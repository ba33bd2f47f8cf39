import { proposalLink } from '#service/domain/proposal-answer.ts'
import type { Ports } from '#service/ports.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { sampleAccount } from '#service/sample/settings.ts'

type CustomerPorts = Pick<Ports, 'db' | 'settings'>

/** Receivers with a valid link, those with open questions first. */
const sentTo = (db: Db) =>
  acrossAccounts(db)
    .selectFrom('receiver')
    .innerJoin('proposal', 'proposal.id', 'receiver.proposal_id')
    .innerJoin('account', 'account.id', 'proposal.account_id')
    .innerJoin('contact as person', 'person.id', 'receiver.contact_id')
    .innerJoin('contact', 'contact.id', 'proposal.contact_id')
    .select(['person.fullname as name', 'contact.name as contact_name', 'receiver.link_token'])
    .where('proposal.deleted_at', 'is', null)
    .where('proposal.status', '!=', 'edit')

type SentProposal = { name: string; contact_name: string; link_token: string }

const withLink = ({ settings }: CustomerPorts, { link_token, ...customer }: SentProposal) => ({
  ...customer,
  link: proposalLink(settings, link_token),
})

/** A customer of the sample by their address: what waits for their answer before what has had it, the newest first. */
export async function customerWith(ports: CustomerPorts, email: string) {
  const sent = await sentTo(ports.db)
    .where('account.name', '=', sampleAccount)
    .where('person.email', '=', email)
    .orderBy((is) => is.case().when('proposal.status', '=', 'open').then(0).else(1).end())
    .orderBy('proposal.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return sent && withLink(ports, sent)
}

/** Those of one proposal of the account, in their order. */
export async function receiversOf(ports: CustomerPorts, account: string, proposalId: number) {
  const sent = await sentTo(ports.db)
    .where('account.name', '=', account)
    .where('proposal.id', '=', proposalId)
    .orderBy('receiver.position')
    .execute()
  return sent.map((one) => withLink(ports, one))
}
