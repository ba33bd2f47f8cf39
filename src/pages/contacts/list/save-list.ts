import { plural, t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { exportContactList } from '#src/api/contact-export.ts'
import type { ContactListAddress } from '#src/components/contacts/contact-list-address.ts'
import { contactTable } from '#src/components/contacts/export-rows.ts'
import { saveExport } from '#src/pages/shared/save-export.ts'

type Saving = { address: Pick<ContactListAddress, 'show' | 'query'>; locale: string }

/** Saves all that a list of contacts has on its pages as a file. */
export function saveContacts(client: QueryClient, { address: { show, query }, locale }: Saving) {
  const type = show === 'people' ? 'person' : 'organisation'
  return saveExport({
    name: show === 'people' ? 'people.csv' : 'organisations.csv',
    locale,
    tableOf: (fields) => contactTable(type, fields),
    read: (sink) => exportContactList(client, t`Exporting contacts`, { type, query }, sink),
    said: (count, isWhole) => {
      const words = plural(count, { one: '# contact exported', other: '# contacts exported' })
      const without = t`without tags and custom fields, which this server does not list`
      return isWhole ? words : `${words}, ${without}`
    },
  })
}
