import { useLingui } from '@lingui/react/macro'
import { IconDots, IconDownload, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ContactListAddress } from '#src/components/contacts/contact-list-address.ts'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import css from '#src/components/ui/record-menu.module.css'
import { createContact } from '#wire/contacts.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { newPart } from '#src/parts.ts'

const openSaving = newPart(() => import('./save-list.ts'))

/** Contacts into and out of a file. The export holds what the list shows: every page of what is searched for. */
export function ContactFiles({ address: { show, query } }: { address: ContactListAddress }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const locale = use(MoneyLocale)
  const [busy, setBusy] = useState(false)
  const mayImport = useMay(createContact)

  const save = async () => {
    setBusy(true)
    try {
      const { saveContacts } = await openSaving()
      await saveContacts(client, { address: { show, query }, locale })
    } catch (error) {
      await sayFailed(error)
    } finally {
      setBusy(false)
    }
  }
  const toImport = {
    label: t`Import from CSV…`,
    icon: <Icon of={IconUpload} />,
    onSelect: () => void navigate(show === 'people' ? '/contacts/import?show=people' : '/contacts/import'),
  }
  const groups: MenuGroup[] = [
    {
      items: [
        ...(mayImport ? [toImport] : []),
        {
          label: query ? t`Export results as CSV` : t`Export all as CSV`,
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
