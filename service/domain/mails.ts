import { selectAccount } from '#service/store/account.ts'
import { findMail, searchMails, type MailFilter } from '#service/store/mail-list.ts'
import type { MailItem } from '#wire/mails.ts'
import { letterLook } from './letter-look.ts'
import { Refused } from './refused.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** One page of sent and queued mails, the newest first (interface, section 8), including those of trashed proposals. */
export async function listMails({ db }: Unit, filter: MailFilter & { page: number }) {
  const { items, total } = await searchMails(db, filter)
  return { total, items: items.map(mailAnswer) }
}

const forItsReader = 'This mail holds a link for its reader alone. Its text is not shown, and not kept once it is sent.'

const noLonger = 'The text of this mail is no longer kept.'

/** A mail with its text, in which every receiver's link is their own, and what its HTML is made with. */
export async function getMail({ db }: Unit, id: number) {
  const mail = await findMail(db, id)
  if (!mail) throw new Refused('not_found', `There is no mail ${id}.`)
  const account = await selectAccount(db)
  const message = mail.confidential === 1 ? forItsReader : mail.body || noLonger
  return {
    ...mailAnswer(mail),
    message,
    look: letterLook({ ...mail, ...account }),
  }
}

type StoredMail = Awaited<ReturnType<typeof searchMails>>['items'][number]

const mailAnswer = ({
  id,
  proposal_id,
  name,
  proposal_nr,
  recipient,
  subject,
  created_at,
  state,
  reason,
}: StoredMail): MailItem => ({
  id,
  proposal: proposal_id === null ? null : { id: proposal_id, name: name ?? '', proposal_nr: proposal_nr ?? '' },
  to: recipient,
  subject,
  date: timestamp(created_at),
  state,
  reason,
})
