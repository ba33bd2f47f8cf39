import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import css from '#src/components/ui/record-menu.module.css'
import type { Contact } from '#wire/contacts.ts'
import { useContactTrash } from './acts.ts'

/** The rarer acts; the trash asks first. */
export function ContactRecordMenu({ contact }: { contact: Contact }) {
  const { t } = useLingui()
  const trash = useContactTrash(contact)
  const [asks, setAsks] = useState(false)
  const groups: MenuGroup[] = [
    {
      items: [{ label: t`Move to trash`, icon: <Icon of={IconTrash} />, danger: true, onSelect: () => setAsks(true) }],
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
    </>
  )
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
