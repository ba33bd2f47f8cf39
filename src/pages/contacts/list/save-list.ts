import { plural, t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { exportContactList } from '#src/api/contact-export.ts'
import type { ContactListAddress } from '#src/components/contacts/contact-list-address.ts'
import { contactTable } from '#src/components/contacts/export-rows.ts'
import { newCsvFile } from '#src/components/ui/csv.ts'
import { saveFile } from '#src/components/ui/save-file.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

type Saving = { address: Pick<ContactListAddress, 'show' | 'query'>; locale: string }

/** Saves all that a list of contacts has on its pages as a file, written while it comes. */
export async function saveContacts(client: QueryClient, { address: { show, query }, locale }: Saving) {
  const file = await newCsvFile({ locale })
  const type = show === 'people' ? 'person' : 'organisation'
  let table = contactTable(type, undefined)
  let count = 0
  const { isWhole, stopped, error } = await exportContactList(
    client,
    t`Exporting contacts`,
    { type, query },
    {
      begin: (fields) => {
        table = contactTable(type, fields)
        file.add([table.heads])
      },
      add: (items) => {
        count += items.length
        file.add(items.map(table.rowOf))
      },
    },
  )
  if (error !== undefined) return sayFailed(error)
  if (stopped) return showToast({ text: t`Stopped: nothing was exported` })
  saveFile(show === 'people' ? 'people.csv' : 'organisations.csv', file.whole())
  const words = plural(count, { one: '# contact exported', other: '# contacts exported' })
  const without = t`without tags and custom fields, which this server does not list`
  return showToast({ text: isWhole ? words : `${words}, ${without}` })
}
