import { selectAccount } from '#service/store/account.ts'
import { findContact } from '#service/store/contacts.ts'
import { selectProposalValues } from '#service/store/proposal-parts.ts'
import { updateProposal as storeChanges } from '#service/store/proposals.ts'
import { selectReceivers, setReceivers } from '#service/store/receivers.ts'
import { selectAcceptances } from '#service/store/viewer.ts'
import { searchKey } from '#service/store/search-key.ts'
import { selectProposalTags, setProposalTags } from '#service/store/tags.ts'
import { findText } from '#service/store/templates.ts'
import type { ProposalChanges } from '#wire/proposal-changes.ts'
import { receiverBy, setupOf } from './agree-setup.ts'
import type { StoredContact } from './contact-answer.ts'
import { proposalValues, setProposalCustomFields } from './custom-values.ts'
import { recordEvent } from './events.ts'
import { FaultList } from './fault-list.ts'
import { lossColumns } from './loss-reason.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { checkedContact, checkedReceivers, checkedTotals, checkSettings, checkUser } from './proposal-checks.ts'
import { calculatedTotal, contentIn } from './proposal-content.ts'
import { enumerated, logAction } from './proposal-log.ts'
import { announceStatus, logStatus, statusColumns } from './proposal-status.ts'
import { needProposal, proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { refreshSearchKeyOf } from './search-keys.ts'
import { statusLine } from './status-line.ts'
import { tagIds } from './tags.ts'
import { endSending } from './sending-end.ts'
import { planSteps } from './step-planning.ts'
import type { Unit } from './unit.ts'
import { currentVersion, openVersion, unsignedVersion } from './working-version.ts'

/** Gives back what was so before: an owner may have left since. */
type UpdateOptions = { isTakenBack?: boolean }

/** Changes what is supplied and nothing else (interface, section 2.1). */
export async function updateProposal(
  unit: Unit,
  id: number,
  body: ProposalChanges,
  { isTakenBack = false }: UpdateOptions = {},
) {
  const before = await needProposal(unit, id)
  const faults = new FaultList()
  const receivers = await receiversAfter(unit, before, body, faults)
  await checkUser(unit, body.account_user_id, faults, { mayHaveLeft: isTakenBack })
  await checkSettings(unit, body, faults)
  const values = await proposalValues(unit, body.custom_fields ?? [], faults)
  const override = await overrideAfter(unit, before, body, faults)
  faults.refuse()

  const columns = await changedColumns(unit, before, body, override)
  refuseOtherPrice(before, columns)
  if (receivers && before.status === 'open' && columns.status === undefined)
    await refuseFewerSigners(unit, before, receivers)
  const parts = [
    (await applyReceivers(unit, before, receivers)) && 'receivers',
    (await applyTags(unit, id, body.tags)) && 'tags',
    (await applyValues(unit, id, values)) && 'custom fields',
  ].filter((part) => typeof part === 'string')
  if (Object.keys(columns).length === 0 && parts.length === 0) return statusLine

  const version = await versionAfter(unit, before, columns)
  await storeChanges(unit.db, id, { ...columns, ...version, modified_at: unit.now, modified_by: unit.user.id })
  await refreshSearchKeyOf(unit, id)
  // Whoever takes a status back looks for it in the newest line of the log.
  await endSending(unit, id, 'edited')
  await log(unit, before, columns, parts)
  await recordEvent(unit, 'proposal_details_updated', proposalRecord(id))
  if (columns.status) await announceStatus(unit, id, columns.status)
  await planSteps(unit, id)
  return statusLine
}

/** A customer accepted this total: it does not become another beside their signature. */
function refuseOtherPrice({ agree }: StoredProposal, columns: Columns) {
  if (agree !== null && 'override_cents' in columns && columns.status === undefined)
    throw new Refused(
      'conflict',
      'This proposal was accepted at its price. Set its status to open as well, which takes the acceptance away, or copy it.',
    )
}

/** Whoever has signed did so beside them; and the signature that would have won the proposal never comes any more. */
async function refuseFewerSigners(unit: Unit, proposal: StoredProposal, wanted: readonly number[]) {
  const { id, sent_at } = await currentVersion(unit, proposal)
  const signed = sent_at === null ? [] : (await selectAcceptances(unit.db, id)).map(({ contact_id }) => contact_id)
  if (signed.length === 0) return
  const waiting = (await selectReceivers(unit.db, proposal.id)).filter(
    ({ contact_id, signature_required }) => signature_required === 1 && !signed.includes(contact_id),
  )
  if (waiting.some(({ contact_id }) => !wanted.includes(contact_id)))
    throw new Refused(
      'conflict',
      'Somebody has signed, so whoever has to sign as well stays a receiver. Begin a new version to change that.',
    )
}

async function versionAfter(unit: Unit, before: StoredProposal, columns: Columns) {
  if ('override_cents' in columns) return openVersion(unit, before)
  const isTakenBack = columns.status !== undefined && (before.status === 'won' || before.status === 'lost')
  return isTakenBack ? unsignedVersion(unit, before) : {}
}

/** Ids of the new receivers; undefined when they stay. The receivers must belong to a new contact. */
async function receiversAfter(unit: Unit, before: StoredProposal, body: ProposalChanges, faults: FaultList) {
  const isMoved = body.contact_id !== undefined && body.contact_id !== before.contact_id
  const contact = isMoved
    ? await checkedContact(unit, body.contact_id ?? before.contact_id, faults)
    : await findContact(unit.db, before.contact_id)
  if (!contact || (!isMoved && !body.contact_people)) return undefined
  const wanted = body.contact_people ?? (await receiverIds(unit, before.id))
  return (await checkedReceivers(unit, contact satisfies StoredContact, wanted, faults)).map(({ id }) => id)
}

const receiverIds = async ({ db }: Unit, id: number) =>
  (await selectReceivers(db, id)).map(({ contact_id }) => contact_id)

/** Undefined when the total does not change. */
async function overrideAfter(unit: Unit, before: StoredProposal, { price_total }: ProposalChanges, faults: FaultList) {
  if (price_total === undefined) return undefined
  const calculated = calculatedTotal(contentIn(await currentVersion(unit, before)))
  return checkedTotals(calculated, price_total, faults).override_cents
}

type Columns = Partial<StoredProposal>

async function changedColumns(
  unit: Unit,
  before: StoredProposal,
  { status, ...body }: ProposalChanges,
  override_cents: number | null | undefined,
): Promise<Columns> {
  const wanted: Columns = {
    ...(body.account_user_id !== undefined && { account_user_id: body.account_user_id }),
    ...(body.contact_id !== undefined && { contact_id: body.contact_id }),
    ...(body.design_template_id !== undefined && { design_template_id: body.design_template_id }),
    ...(body.directory_id !== undefined && { directory_id: body.directory_id }),
    ...(body.name !== undefined && { name: body.name, name_key: searchKey(body.name) }),
    ...(override_cents !== undefined && { override_cents }),
    ...(status !== undefined && status !== before.status && statusColumns(unit, before.status, status)),
    ...(status === 'lost' && before.status !== 'lost' && (await lossColumns(unit, before.id))),
    ...(typeof body.text_template_id === 'number' && (await textColumns(unit, body.text_template_id))),
    ...(body.text_template_id === null && { text_template_id: null }),
  }
  const changed = Object.entries(wanted).filter(([column, value]) => before[column as keyof StoredProposal] !== value)
  return Object.fromEntries(changed)
}

const textColumns = async ({ db }: Unit, id: number): Promise<Columns> => ({
  text_template_id: id,
  language: (await findText(db, id))?.language ?? '',
})

async function applyReceivers(unit: Unit, proposal: StoredProposal, wanted: readonly number[] | undefined) {
  if (!wanted || String(wanted) === String(await receiverIds(unit, proposal.id))) return false
  const setup = setupOf({ account: await selectAccount(unit.db), proposal })
  await setReceivers(unit.db, proposal.id, wanted, receiverBy(setup))
  return true
}

async function applyTags(unit: Unit, id: number, names: string[] | undefined) {
  if (!names) return false
  const wanted = await tagIds(unit, names)
  const before = new Set((await selectProposalTags(unit.db, [id])).map((tag) => tag.id))
  if (wanted.length === before.size && wanted.every((tag) => before.has(tag))) return false
  await setProposalTags(unit.db, id, wanted)
  return true
}

async function applyValues(unit: Unit, id: number, values: { field: string; value: string }[]) {
  const before = new Map((await selectProposalValues(unit.db, id)).map(({ field, value }) => [field, value]))
  const changed = values.filter(({ field, value }) => before.get(field) !== value)
  await setProposalCustomFields(unit, id, changed)
  return changed.length > 0
}

const words = [
  ['name', 'name'],
  ['contact_id', 'contact'],
  ['account_user_id', 'owner'],
  ['directory_id', 'directory'],
  ['design_template_id', 'design'],
  ['text_template_id', 'text template'],
  ['override_cents', 'price'],
] as const

async function log(unit: Unit, before: StoredProposal, columns: Columns, parts: string[]) {
  const { id, status, version_id, modified_by } = before
  if (columns.status) await logStatus(unit, id, status, columns.status, { version_id, modified_by })
  const named = words.filter(([column]) => column in columns).map(([, word]) => word)
  const changed = [...named, ...parts]
  if (changed.length > 0)
    await logAction(unit, id, `changed ${enumerated(changed)}`, { kind: 'changed', facts: { parts: changed } })
}
