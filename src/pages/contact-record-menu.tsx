import { IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import css from '#src/components/ui/record-menu.module.css'
import type { Contact } from '#wire/contacts.ts'
import { useContactTrash } from './contact-acts.ts'

/** The rarer acts; the trash asks first. */
export function ContactRecordMenu({ contact }: { contact: Contact }) {
  const trash = useContactTrash(contact)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Menu
        label="More"
        className={css.trigger}
        trigger={<Icon of={IconDots} size={18} />}
        groups={[
          {
            items: [
              { label: 'Move to trash', icon: <Icon of={IconTrash} />, danger: true, onSelect: () => setAsks(true) },
            ],
          },
        ]}
      />
      <ConfirmDialog
        opened={asks}
        title={
          contact.type === 'organisation' ? 'Move this organisation to the trash?' : 'Move this person to the trash?'
        }
        confirm="Move to trash"
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
  const kept = proposals.length > 0 ? ' The proposals stay where they are.' : ''
  const restored = ' Nothing is lost: it can be restored under Settings, Trashcan.'
  const people = contact.type === 'organisation' ? contact.people.length : 0
  if (people === 0) return `“${name}” leaves every list.${kept}${restored}`
  return people === 1
    ? `“${name}” leaves every list and takes its person along.${kept}${restored}`
    : `“${name}” leaves every list and takes its ${people} people along.${kept}${restored}`
}
