import type { PrintedProposal, TrailEntry } from '#service/document/printed-proposal.ts'
import { logoIn } from '#service/document/logo.ts'
import type { Ports } from '#service/ports.ts'
import { findContacts } from '#service/store/contacts.ts'
import { findSending } from '#service/store/proposal-parts.ts'
import { wasSent } from '#service/store/proposals.ts'
import { selectReceivers } from '#service/store/receivers.ts'
import { findAcceptanceById, keepIssuedDocument } from '#service/store/viewer.ts'
import { selectHumanVisits } from '#service/store/visits.ts'
import { wholeAccount } from '#service/store/within-account.ts'
import { maxMailedBytes } from '#wire/limits.ts'
import type { Checked } from '#wire/operation.ts'
import type { downloadProposal } from '#wire/proposal-document.ts'
import { FaultList } from './fault-list.ts'
import { fullnameOf } from './person-name.ts'
import { needProposal } from './proposals.ts'
import { Queue, unwanted, type Asked } from './queue.ts'
import { Refused } from './refused.ts'
import { maySeeLinks } from './roles.ts'
import { printedPictures } from './printed-pictures.ts'
import { timestamp } from './timestamp.ts'
import { sha256OfBytes } from './token-hash.ts'
import type { Unit } from './unit.ts'
import { viewedProposal } from './viewer-answer.ts'
import { needViewing, type Viewing } from './viewing.ts'

/** What writing one needs of the host. */
export type DocumentPorts = Pick<Ports, 'readFont' | 'files'>

/** Of this process: each document takes the processor from all who are answered meanwhile, and holds its pages. */
const queue = new Queue({ atOnce: 2, each: 1, waiting: { each: 5, all: 30 } })

/** What a document is made of, read at once: writing takes its time, and no transaction waits for it. */
export type Printable = { name: string; printed: Omit<PrintedProposal, 'pictures'>; acceptanceId: number | undefined }

/** What a receiver sees, to be written as a PDF (interface, section 9). */
export async function printable(unit: Unit, viewing: Viewing): Promise<Printable> {
  const { account, design, acceptances } = viewing
  const printed = {
    viewed: await viewedProposal(unit, viewing),
    timeZone: account.time_zone,
    trail: await trailOf(unit, viewing),
    verifyUrl: `${unit.appUrl}/verify`,
    logo: await logoIn(design?.logo_url ?? ''),
  }
  const { proposal_nr, name } = printed.viewed.proposal
  // A rehearsal signs nothing.
  const isReal = !unit.look || unit.look.kind === 'document'
  return {
    name: `${proposal_nr} ${name}`.trim(),
    printed,
    acceptanceId: isReal ? acceptances.at(-1)?.id : undefined,
  }
}

/**
 * The PDF, once it is its turn. Of something signed its hash is kept, so that the file itself can be verified (interface,
 * section 9).
 */
export async function writtenDocument(
  unit: Unit,
  { name, printed, acceptanceId }: Printable,
  ports: DocumentPorts,
  asked: Asked,
) {
  const bytes = await queue.run(async () => {
    // Not before somebody wants one: it is a third of the service.
    const { writeDocument } = await import('#service/document/document.ts')
    const pictures = await printedPictures(unit, printed.viewed, ports.files)
    return writeDocument({ ...printed, pictures }, ports.readFont, () => {
      if (asked.signal?.aborted) throw unwanted()
    })
  }, asked)
  if (acceptanceId !== undefined)
    await keepIssuedDocument(unit.db, {
      acceptance_id: acceptanceId,
      hash: await sha256OfBytes(bytes),
      issued_at: unit.now,
    })
  return { name, bytes }
}

/** The same for a user of the account, as one of the receivers sees it. */
export async function proposalDocument(
  unit: Unit,
  id: number,
  { version, contact_people_id }: Checked<typeof downloadProposal>['query'],
  ports: DocumentPorts,
  signal: AbortSignal,
) {
  await needProposal(unit, id)
  const receivers = await selectReceivers(unit.db, id)
  const receiver = receivers.find(({ contact_id }) => contact_id === (contact_people_id ?? receivers[0]?.contact_id))
  if (contact_people_id !== undefined && !receiver) {
    const faults = new FaultList()
    faults.add('contact_people_id', `${contact_people_id} is not a receiver of this proposal`)
    throw faults.refusal
  }
  if (!receiver) throw new Refused('conflict', 'There is no receiver. Add one to the proposal first.')
  if (version === 'sent' && !(await wasSent(unit.db, id)))
    throw new Refused('conflict', 'This proposal was never sent. Ask for the version draft to see it before it is.')
  const look = { id: 0, proposal_id: id, contact_id: receiver.contact_id, kind: 'document', version, acts: '' } as const
  const asReceiver = { ...unit, look: { ...look, ...(!maySeeLinks(unit) && { link: '' }) } }
  const document = await printable(asReceiver, await needViewing(asReceiver, ''))
  return writtenDocument(unit, document, ports, { by: `user ${unit.account.id} ${unit.user.id}`, signal })
}

type MailUnit = Pick<Unit, 'db' | 'now' | 'appUrl' | 'account'>

/**
 * The document that goes along with a mail about a signature, as its receiver sees the proposal, or as who signed for
 * anybody else. Undefined where it would be another one by now, or is too large.
 */
export async function documentOfAcceptance(
  { db, now, appUrl, account }: MailUnit,
  { acceptanceId, receiverId }: { acceptanceId: number; receiverId: number | null },
  ports: DocumentPorts,
) {
  const acceptance = await findAcceptanceById(db, acceptanceId)
  const receivers = acceptance ? await selectReceivers(db, acceptance.proposal_id) : []
  const receiver =
    receivers.find(({ id }) => id === receiverId) ??
    receivers.find(({ contact_id }) => contact_id === acceptance?.contact_id)
  if (!acceptance || !receiver) return undefined
  const look = {
    id: 0,
    proposal_id: acceptance.proposal_id,
    contact_id: receiver.contact_id,
    kind: 'document',
    version: 'sent',
    acts: '',
  } as const
  const unit = { db, now, appUrl, account, user: nobody, look }
  const viewing = await needViewing(unit, '')
  if (viewing.version.id !== acceptance.version_id) return undefined
  // Patient: refused, the mail would go without it.
  const asked = { by: 'mails', isPatient: true }
  const document = await writtenDocument(unit, await printable(unit, viewing), ports, asked)
  return document.bytes.length > maxMailedBytes ? undefined : document
}

/** The service acts by itself. */
const nobody = { id: 0, firstname: '', lastname: '', email: '', role: 'reader' } as const

/** What happened to the version, in order: sent, first opened by each, last choice, signatures. */
async function trailOf(unit: Unit, { proposal, version, owner, acceptances }: Viewing) {
  const visits = (await selectHumanVisits(unit.db, proposal.id)).filter(({ version_id }) => version_id === version.id)
  // Also of who is no receiver any more, nor a contact of the seller who asks.
  const people = await findContacts(wholeAccount(unit.db), [
    ...new Set([...visits, ...acceptances].map(({ contact_id }) => contact_id)),
    ...(version.choices_by === null ? [] : [version.choices_by]),
  ])
  const nameOf = (contact: number | null) => people.find(({ id }) => id === contact)?.fullname ?? ''
  const sending = version.sent_at === null ? undefined : await findSending(unit.db, proposal.id, version.sent_at)
  // Of what was made elsewhere nothing says who sent it.
  const sender = sending?.person ?? (owner ? fullnameOf(owner) : '')
  const first = new Map<number, number>()
  for (const { contact_id, started_at } of visits)
    first.set(contact_id, Math.min(started_at, first.get(contact_id) ?? started_at))
  const entry = (at: number, person: string, act: TrailEntry['act']) => ({ at, person, act })
  const entries = [
    ...(version.sent_at === null ? [] : [entry(version.sent_at, sender, { kind: 'sent', version: version.number })]),
    ...Array.from(first, ([contact, at]) => entry(at, nameOf(contact), { kind: 'opened' })),
    ...(version.choices_at === null ? [] : [entry(version.choices_at, nameOf(version.choices_by), { kind: 'chose' })]),
    ...acceptances.map(({ signed_at, contact_id }) => entry(signed_at, nameOf(contact_id), { kind: 'signed' })),
  ]
  return entries
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, person, act }): TrailEntry => ({ date: timestamp(at), person, act }))
}
