import { refusalIn, sendContactActs } from '#src/api/contact-import.ts'
import { isGone } from '#src/api/errors.ts'
import type { ContactListName } from '#src/components/contacts/contact-list-address.ts'
import { bodyOfChanges } from '#src/components/contacts/import-changes.ts'
import { bodyOfRow } from '#src/components/contacts/import-verdicts.ts'
import { exactKey } from '#src/components/contacts/near-names.ts'
import type { ContactOutcome, SentContactAct } from '#wire/contacts-batch.ts'
import { batchesOf } from './batches-of.ts'
import type { Written } from './done.ts'
import type { ToDo, Writer } from './writer.ts'

type Addition = Extract<ToDo, { act: 'add' }>
type Update = Extract<ToDo, { act: 'update' }>

/** Fifty rows in one request, or as many as fit into it; each is written or refused by itself. */
export function inBatches(kind: ContactListName): Writer {
  const organisations = newOrganisations()
  const actOf = (todo: ToDo) => (todo.act === 'update' ? updateOf(todo) : additionOf(kind, todo, organisations))
  return {
    portionsOf: (rows) => batchesOf(rows, actOf),
    write: async (rows, onWritten) => {
      const sent = await sendContactActs(rows.map(actOf)).then(
        (outcomes) => rows.map((row, at) => ({ row, error: refusalIn(outcomes[at]), outcome: outcomes[at] })),
        (error: unknown) => rows.map((row) => ({ row, error, outcome: undefined })),
      )
      for (const { row, outcome } of sent) for (const one of writtenBy(row, outcome, organisations)) onWritten(one)
      return sent.flatMap(({ row: { at }, error }) => (error === undefined ? [] : [{ at, error }]))
    },
    portionsOfWritten: (written) => batchesOf(written, backOf),
    takeBack: async (written) => {
      const outcomes = await sendContactActs(written.map(backOf)).catch(() => [])
      return written.filter((one, at) => !isBack(one, outcomes[at]))
    },
  }
}

/** Those that are made for people, once for each name in whatever case and with whatever accents. */
function newOrganisations() {
  const ids = new Map<string, number>()
  const names = new Map<string, string>()
  return {
    /** Where a person goes: one that was made by an earlier batch, or one that is made by this one. */
    place: (name: string) => {
      const key = exactKey(name)
      const id = ids.get(key)
      if (id !== undefined) return { organisation_id: id }
      // The service tells names apart by their letters.
      if (!names.has(key)) names.set(key, name)
      return { organisation: names.get(key) }
    },
    /** Whether it was not known to be made. */
    isNew: (name: string, id: number) => {
      const isNew = !ids.has(exactKey(name))
      ids.set(exactKey(name), id)
      return isNew
    },
  }
}
type Organisations = ReturnType<typeof newOrganisations>

function additionOf(kind: ContactListName, { row, within, creates }: Addition, { place }: Organisations) {
  const type = kind === 'people' ? ('person' as const) : ('organisation' as const)
  const contact = { type, ...bodyOfRow(kind, row) }
  const placed = within === undefined ? creates && place(creates) : { organisation_id: within }
  return { act: 'create' as const, contact, ...placed }
}

/** It is refused where the contact is not any more what the person was shown. */
const updateOf = ({ contact: { id }, changes }: Update): SentContactAct => ({
  act: 'update',
  id,
  contact: bodyOfChanges(changes, 'to'),
  was: bodyOfChanges(changes, 'from'),
})

/** A person after the organisation that was made for them, so that going back they go first. */
function writtenBy(todo: ToDo, outcome: ContactOutcome | undefined, { isNew }: Organisations): Written[] {
  if (!outcome || 'refusal' in outcome) return []
  const { id, etag, organisation_id } = outcome
  if (todo.act === 'update') return [{ act: 'update', contact: todo.contact, changes: todo.changes, etag }]
  const isMade = todo.creates && organisation_id !== undefined && isNew(todo.creates, organisation_id)
  return [...(isMade ? [{ act: 'add' as const, id: organisation_id }] : []), { act: 'add', id }]
}

const backOf = (one: Written): SentContactAct =>
  one.act === 'add'
    ? { act: 'trash', id: one.id }
    : { act: 'update', id: one.contact.id, contact: bodyOfChanges(one.changes, 'from'), etag: one.etag }

/** Whoever deleted an added contact meanwhile did what was asked. */
const isBack = ({ act }: Written, outcome: ContactOutcome | undefined) =>
  outcome !== undefined && (!('refusal' in outcome) || (act === 'add' && isGone(refusalIn(outcome))))
