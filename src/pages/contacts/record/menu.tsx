import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconDots, IconEraser, IconFileExport, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup, type MenuItem } from '#src/components/ui/menu.tsx'
import { windowOf } from '#src/components/ui/part.tsx'
import css from '#src/components/ui/record-menu.module.css'
import { newPart } from '#src/parts.ts'
import { useAuditItem } from '#src/pages/shared/audit-item.tsx'
import { useHasApp } from '#src/pages/shared/has-app.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { Contact } from '#wire/contacts.ts'
import { useContactTrash } from './acts.ts'

const EraseDialog = windowOf(newPart(() => import('./erase-dialog.tsx').then((part) => part.EraseDialog)))
const openPersonalData = newPart(() => import('./personal-data.ts').then((part) => part.savePersonalData))

/** The rarer acts; the trash asks first. */
export function ContactRecordMenu({ contact }: { contact: Contact }) {
  const { t } = useLingui()
  const trash = useContactTrash(contact)
  const [asks, setAsks] = useState(false)
  const { items, window } = usePrivacyItems(contact)
  const audit = useAuditItem('contacts', contact.id)
  const groups: MenuGroup[] = [
    ...(items.length > 0 ? [{ label: t`Privacy`, items }] : []),
    {
      items: [
        ...audit,
        { label: t`Move to trash`, icon: <Icon of={IconTrash} />, danger: true, onSelect: () => setAsks(true) },
      ],
    },
  ]
  usePageActs(groups)
  return (
    <>
      <Menu label={t`More`} className={css.trigger} trigger={<Icon of={IconDots} size={18} />} groups={groups} />
      <ConfirmDialog
        opened={asks}
        title={
          contact.type === 'organisation' ? t`Move this organisation to the trash?` : t`Move this person to the trash?`
        }
        confirm={t`Move to trash`}
        danger
        busy={trash.busy}
        onConfirm={trash.move}
        onClose={() => setAsks(false)}
      >
        {consequences(contact)}
      </ConfirmDialog>
      {window}
    </>
  )
}

/** What an admin does for a person who asks what is kept about them, or wants it gone. */
function usePrivacyItems(contact: Contact) {
  const { t } = useLingui()
  const isAdmin = useMay('admin')
  const hasApp = useHasApp()
  const [erases, setErases] = useState(false)
  if (!isAdmin || !hasApp || contact.type !== 'person') return { items: [], window: null }
  const { id, name } = contact
  const items: MenuItem[] = [
    {
      label: t`Export personal data`,
      icon: <Icon of={IconFileExport} />,
      onSelect: () => void openPersonalData().then((save) => save({ id, name }), sayFailed),
    },
    { label: t`Erase person…`, icon: <Icon of={IconEraser} />, danger: true, onSelect: () => setErases(true) },
  ]
  const window = erases && <EraseDialog contact={contact} opened={erases} onClose={() => setErases(false)} />
  return { items, window }
}

function consequences(contact: Contact): string {
  const { name, proposals } = contact
  const people = contact.type === 'organisation' ? contact.people.length : 0
  const leaves =
    people === 0
      ? t`“${name}” is removed from all lists.`
      : plural(people, {
          one: `“${name}” and its person are removed from all lists.`,
          other: `“${name}” and its # people are removed from all lists.`,
        })
  const kept = proposals.length > 0 && t`Proposals are kept.`
  const restored = t`You can restore it under Settings, Trash.`
  return [leaves, kept, restored].filter(Boolean).join(' ')
}
