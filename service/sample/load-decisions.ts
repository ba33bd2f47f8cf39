import { sign } from '#service/domain/viewer-signature.ts'
import { needViewing } from '#service/domain/viewing.ts'
import type { Db } from '#service/store/db.ts'
import { insertDecline } from '#service/store/viewer.ts'
import type { ContactDraft } from './contacts.ts'
import { need } from './insert.ts'
import type { ProposalDraft } from './proposals/draft.ts'

type Made = { id: number; draft: ProposalDraft }
type Context = { contacts: ReadonlyMap<ContactDraft, number>; appUrl: string }

/** What was signed or declined on the customer's page, by the first receiver of each. */
export async function loadDecisions(db: Db, made: readonly Made[], { contacts, appUrl }: Context) {
  for (const { id, draft } of made) {
    const [receiver] = draft.receivers
    if (!receiver) continue
    const { won, declined } = draft.history
    if (won !== null) await signOn(db, { id, at: won, appUrl })
    if (declined === null) continue
    const { version_id } = await versionOf(db, id)
    const { at: declined_at, ...said } = declined
    await insertDecline(db, {
      proposal_id: id,
      version_id: version_id ?? 0,
      contact_id: need(contacts, receiver),
      ...said,
      declined_at,
    })
  }
}

const versionOf = (db: Db, id: number) =>
  db.selectFrom('proposal').select(['version_id', 'agree']).where('id', '=', id).executeTakeFirstOrThrow()

async function signOn(db: Db, { id, at, appUrl }: { id: number; at: number; appUrl: string }) {
  const { link_token } = await db
    .selectFrom('receiver')
    .select('link_token')
    .where('proposal_id', '=', id)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow()
  const unit = { db, now: at, appUrl }
  const viewing = await needViewing(unit, link_token)
  const { formfields: fields } = JSON.parse((await versionOf(db, id)).agree ?? '{}') as Agreement
  const { fullname: name } = viewing.receiver
  await sign(unit, viewing, { name, fields, signature: { typed: name } })
}

type Agreement = { formfields: { label: string; value: string }[] }
