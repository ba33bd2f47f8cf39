import { t } from '@lingui/core/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { everyContactRow, everyOrganisation, everyPerson, Stopped } from '#src/api/contact-export.ts'
import { contactNow } from '#src/api/contacts.ts'
import { messageFor } from '#src/api/error-message.ts'
import { isGone } from '#src/api/errors.ts'
import { tagQueries } from '#src/api/tags.ts'
import { customKeyOf, type ContactField } from '#src/components/contacts/contact-custom-fields.ts'
import type { ContactListName } from '#src/components/contacts/contact-list-address.ts'
import type { ImportRow } from '#src/components/contacts/import-changes.ts'
import { verdictsOf, type Known } from '#src/components/contacts/import-verdicts.ts'

/** What is there already; only once that is known a duplicate can be told. */
export function useCompared(
  kind: ContactListName,
  custom: readonly ContactField[],
  setFault: (fault: string | undefined) => void,
) {
  const client = useQueryClient()
  const [known, setKnown] = useState<Known>()
  const [busy, setBusy] = useState(0)
  const details = useDetails(kind)
  const during = async (work: () => Promise<void>) => {
    setBusy((now) => now + 1)
    try {
      await work()
      setFault(undefined)
    } catch (error) {
      setFault(error instanceof Stopped ? t`Stopped before all rows were compared` : messageFor(error))
    } finally {
      setBusy((now) => now - 1)
    }
  }
  return {
    known,
    busy: busy > 0,
    compare: (rows: readonly ImportRow[], columns: readonly (string | null)[]) =>
      during(async () => {
        const fetched = await contactsThere(client, kind, columns, custom)
        setKnown(await details.added(fetched, rows))
      }),
    /** A row that was mended may meet a contact that was not asked for yet. */
    mend: (rows: readonly ImportRow[]) =>
      during(async () => {
        if (!known) return
        const more = await details.added(known, rows)
        setKnown((now) => now && { ...now, details: more.details ?? new Map() })
      }),
    forget: () => {
      details.forget()
      setKnown(undefined)
    },
  }
}

/** With tags and custom fields where the service gives many of them at once. */
async function contactsThere(
  client: QueryClient,
  kind: ContactListName,
  columns: readonly (string | null)[],
  custom: readonly ContactField[],
): Promise<Known> {
  const tags = columns.includes('tags') ? await client.query(tagQueries.list()) : []
  const common = { tags: tags.map(({ name }) => name) }
  const whole = await everyContactRow(client, t`Comparing with contacts`, kind === 'people' ? 'person' : 'organisation')
  const filled = whole?.map(({ values, ...contact }) => ({
    ...contact,
    ...Object.fromEntries(custom.map(({ name }) => [customKeyOf(name), values[name] ?? ''])),
  }))
  if (kind === 'organisations')
    return {
      ...common,
      organisations: filled ?? (await everyOrganisation(client)),
      people: [],
      isWhole: whole !== null,
    }
  return {
    ...common,
    organisations: columns.includes('organisation') ? await everyOrganisationNamed(client) : [],
    people: filled ?? (await everyPerson(client)),
    isWhole: whole !== null,
  }
}

const everyOrganisationNamed = async (client: QueryClient) =>
  (await everyContactRow(client, t`Comparing with contacts`, 'organisation')) ?? everyOrganisation(client)

const isInDetails = (field: string) => field === 'tags' || field.startsWith('custom_')

/**
 * Lists of version 2 tell nothing of tags and custom fields: where rows bring those, the contacts they meet are asked
 * for, each once. What came before something failed is still there at the next try.
 */
function useDetails(kind: ContactListName) {
  const came = useRef<NonNullable<Known['details']>>(new Map())
  const added = async (known: Known, rows: readonly ImportRow[]): Promise<Known> => {
    if (known.isWhole) return known
    for (const [at, verdict] of verdictsOf(kind, rows, known).entries()) {
      const brings = Object.entries(rows[at] ?? {}).some(([field, value]) => isInDetails(field) && value.trim() !== '')
      if (!brings || verdict.kind === 'new' || verdict.kind === 'error' || !verdict.contact) continue
      const { id } = verdict.contact
      // One after the other: a service may count requests.
      // oxlint-disable-next-line no-await-in-loop -- as above
      const details = came.current.get(id) ?? (await contactNow(verdict.contact).catch(unlessGone))
      if (details) came.current = new Map([...came.current, [id, details]])
    }
    return { ...known, details: came.current }
  }
  return { added, forget: () => (came.current = new Map()) }
}

/** Deleted since it was listed: nothing of it can be compared. */
function unlessGone(error: unknown): undefined {
  if (isGone(error)) return undefined
  throw error
}
