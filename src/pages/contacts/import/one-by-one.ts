import { addContact, addPersonTo, trashContact } from '#src/api/contact-import.ts'
import { changeContact, contactNow } from '#src/api/contacts.ts'
import { isGone } from '#src/api/errors.ts'
import type { ContactListName } from '#src/components/contacts/contact-list-address.ts'
import { bodyOfChanges, standOn } from '#src/components/contacts/import-changes.ts'
import { bodyOfRow } from '#src/components/contacts/import-verdicts.ts'
import { exactKey } from '#src/components/contacts/near-names.ts'
import type { Written } from './done.ts'
import { ChangedMeanwhile } from './reasons.ts'
import type { ToDo, Writer } from './writer.ts'

/**
 * Row by row, for services of version 2 alone, so that one that counts requests can ask for its pauses. Every row has
 * one key: asked again after a time-out, it is not added twice.
 */
export function oneByOne(kind: ContactListName): Writer {
  /** Organisations made for people, by name. */
  const made = new Map<string, number>()
  return {
    portionsOf: alone,
    write: async (rows, onWritten) => {
      const [todo] = rows
      if (!todo) return []
      return write(kind, todo, made, onWritten).then(
        () => [],
        (error: unknown) => [{ at: todo.at, error }],
      )
    },
    portionsOfWritten: alone,
    takeBack: async (written) => {
      const [one] = written
      if (!one) return []
      return takeBack(one).then(
        () => [],
        () => [one],
      )
    },
  }
}

const alone = <One>(all: readonly One[]) => all.map((one) => [one])

async function write(
  kind: ContactListName,
  todo: ToDo,
  made: Map<string, number>,
  onWritten: (one: Written) => void,
): Promise<void> {
  if (todo.act === 'update') {
    const { contact, changes } = todo
    const now = await contactNow(contact)
    if (!standOn(now, changes)) throw new ChangedMeanwhile()
    const { etag } = await changeContact(contact, bodyOfChanges(changes, 'to'), now.etag)
    return onWritten({ act: 'update', contact, changes, etag })
  }
  const body = bodyOfRow(kind, todo.row)
  const key = crypto.randomUUID()
  const organisation = async (name: string) => {
    const { id } = await addContact({ type: 'organisation', name }, crypto.randomUUID())
    made.set(exactKey(name), id)
    onWritten({ act: 'add', id })
    return id
  }
  const { creates } = todo
  const within = todo.within ?? (creates && (made.get(exactKey(creates)) ?? (await organisation(creates))))
  const { id } = within
    ? await addPersonTo(within, body, key)
    : await addContact({ type: kind === 'people' ? 'person' : 'organisation', ...body }, key)
  return onWritten({ act: 'add', id })
}

async function takeBack(one: Written): Promise<void> {
  if (one.act === 'update') {
    await changeContact(one.contact, bodyOfChanges(one.changes, 'from'), one.etag)
    return
  }
  await trashContact(one.id).catch((error: unknown) => {
    // Whoever deleted it meanwhile did what was asked.
    if (!isGone(error)) throw error
  })
}
