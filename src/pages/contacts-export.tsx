import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconDots, IconDownload, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { everyOrganisation, everyPerson } from '#src/api/contact-import.ts'
import { messageFor } from '#src/api/error-message.ts'
import type { ContactListAddress } from '#src/components/contacts/contact-list-address.ts'
import { usePageActs } from '#src/components/palette/page-acts.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import css from '#src/components/ui/record-menu.module.css'
import { showToast } from '#src/components/ui/toast.ts'
import { contactFieldNames, organisationFieldNames, personFieldNames } from '#wire/contacts.ts'

const organisationColumns = [
  'name',
  ...contactFieldNames,
  ...organisationFieldNames,
  'proposals_open',
  'proposals_won',
  'date_created',
] as const
const personColumns = [
  'name',
  'fullname',
  ...personFieldNames,
  'organisation',
  ...contactFieldNames,
  'proposals_open',
  'proposals_won',
  'date_created',
] as const

/** Contacts into and out of a file. The export holds what the list shows: every page of what is searched for. */
export function ContactFiles({ address: { show, query } }: { address: ContactListAddress }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const rows = async () => {
    if (show === 'people') {
      const people = await everyPerson(client, query)
      return [[...personColumns], ...people.map((person) => personColumns.map((key) => person[key]))]
    }
    const organisations = await everyOrganisation(client, query)
    return [[...organisationColumns], ...organisations.map((each) => organisationColumns.map((key) => each[key]))]
  }
  const save = async () => {
    setBusy(true)
    try {
      const all = await rows()
      const { saveFile, writeCsv } = await import('#src/components/ui/csv.ts')
      saveFile(show === 'people' ? 'people.csv' : 'organisations.csv', await writeCsv(all))
      const count = all.length - 1
      await showToast({ text: plural(count, { one: '# contact is in the file', other: '# contacts are in the file' }) })
    } catch (error) {
      await showToast({ tone: 'failed', text: messageFor(error) })
    } finally {
      setBusy(false)
    }
  }
  const groups: MenuGroup[] = [
    {
      items: [
        {
          label: t`Import from CSV…`,
          icon: <Icon of={IconUpload} />,
          onSelect: () => void navigate(show === 'people' ? '/contacts/import?show=people' : '/contacts/import'),
        },
        {
          label: query ? t`Export what was found as CSV` : t`Export all as CSV`,
          icon: <Icon of={IconDownload} />,
          onSelect: () => !busy && void save(),
        },
      ],
    },
  ]
  usePageActs(groups)
  return (
    <Menu
      label={t`Import and export`}
      className={css.trigger}
      trigger={<Icon of={IconDots} size={18} />}
      groups={groups}
    />
  )
}
