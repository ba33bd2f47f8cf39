import { selectActiveUsers } from '#service/store/account.ts'
import { insertEvent } from '#service/store/events.ts'
import { insertMails } from '#service/store/mails.ts'
import { insertMentions } from '#service/store/mentions.ts'
import { oneLine } from '#wire/personalisation.ts'
import type { FaultList } from './fault-list.ts'
import { plainLetter } from './letter.ts'
import { mentionWords } from './mention-words.ts'
import { mailChoiceOf } from './own-mails.ts'
import { unseeing } from './own-records.ts'
import { fullnameOf } from './person-name.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { queuedMail, replyTo } from './queued-mail.ts'
import type { Unit } from './unit.ts'
import { recordLink } from './viewer-mails.ts'

type User = Awaited<ReturnType<typeof selectActiveUsers>>[number]

/** The users a note names, each once; who is not there, no longer active, or does not see the proposal, is a fault. */
export async function checkedMentions(
  unit: Unit,
  { account_user_id: owner }: StoredProposal,
  ids: readonly number[],
  faults: FaultList,
): Promise<User[]> {
  if (ids.length === 0) return []
  const users = await selectActiveUsers(unit.db)
  const blind = await unseeing(unit, owner, ids)
  return [...new Set(ids)].flatMap((id) => {
    const user = users.find((one) => one.id === id)
    if (!user) faults.add('mentions', `There is no active user ${id}`)
    else if (blind.includes(id)) faults.add('mentions', `${fullnameOf(user)} sees only their own proposals`)
    return user ?? []
  })
}

type Note = { comment: string; users: readonly User[] }

/** Keeps whom a note names, and tells each of them on open screens and by mail; who names themselves knows. */
export async function mention(unit: Unit, proposal: StoredProposal, commentId: number, { comment, users }: Note) {
  await insertMentions(
    unit.db,
    commentId,
    users.map(({ id }) => id),
  )
  const told = users.filter(({ id }) => id !== unit.user.id)
  if (told.length === 0) return
  const author = fullnameOf(unit.user)
  const act = { act: 'mentioned', person: author, proposal: proposal.name, users: told.map(({ id }) => id) }
  await insertEvent(unit.db, {
    type: 'proposal_mentioned',
    record_kind: 'proposal',
    record_id: proposal.id,
    payload_v1: null,
    payload_v2: null,
    told: JSON.stringify(act),
    created_at: unit.now,
  })
  const mails = []
  for (const user of told) {
    if (user.email === '') continue
    const { language } = await mailChoiceOf(unit.db, user.id)
    const words = mentionWords[language]
    mails.push({
      proposal_id: proposal.id,
      recipient: user.email,
      subject: oneLine(words.subject(author, proposal.name)),
      body: plainLetter([
        { type: 'text', text: words.mentioned(author) },
        { type: 'quote', text: comment },
        { type: 'act', label: words.open, url: recordLink(unit, proposal.id) },
      ]),
      language,
      ...queuedMail(unit),
      ...replyTo(unit.user),
    })
  }
  if (mails.length > 0) await insertMails(unit.db, mails)
}
