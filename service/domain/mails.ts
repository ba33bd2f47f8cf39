import { findMail, searchMails, type MailFilter } from '#service/store/mail-list.ts'
import type { MailItem } from '#wire/mails.ts'
import { Refused } from './refused.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** One page of what was sent and is to be sent, the newest first (wire section 8); of trashed proposals too. */
export async function listMails({ db }: Unit, filter: MailFilter & { page: number }) {
  const { items, total } = await searchMails(db, filter)
  return { total, items: items.map(mailSeen) }
}

/** A mail with its text, in which every receiver's link is their own. */
export async function getMail({ db }: Unit, id: number) {
  const mail = await findMail(db, id)
  if (!mail) throw new Refused('not_found', `There is no mail ${id}.`)
  return { ...mailSeen(mail), message: mail.body }
}

type Found = Awaited<ReturnType<typeof searchMails>>['items'][number]

const mailSeen = ({
  id,
  proposal_id,
  name,
  proposal_nr,
  recipient,
  subject,
  created_at,
  state,
  reason,
}: Found): MailItem => ({
  id,
  proposal: { id: proposal_id, name, proposal_nr },
  to: recipient,
  subject,
  date: timestamp(created_at),
  state,
  reason,
})
