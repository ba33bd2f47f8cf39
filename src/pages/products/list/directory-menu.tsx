import { useLingui } from '@lingui/react/macro'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useRenameProductDirectory } from '#src/api/products.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { DirectoryNameField, directoryResolver } from '#src/components/products/directory-fields.tsx'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { DeleteDirectory } from './directory-delete.tsx'
import type { Directory } from './queries.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import css from '#src/components/ui/record-menu.module.css'

type Props = { directory: Directory; others: readonly Directory[] }

/** What can be done with the directory that is shown. */
export function DirectoryMenu({ directory, others }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'rename' | 'delete'>()
  const close = () => setOpen(undefined)
  const remove = { icon: <Icon of={IconTrash} />, danger: true, onSelect: () => setOpen('delete') }
  const groups: MenuGroup[] = [
    {
      items: [
        { label: t`Rename directory`, icon: <Icon of={IconPencil} />, onSelect: () => setOpen('rename') },
        { label: t`Delete directory`, ...remove },
      ],
    },
  ]
  usePageActs(groups)
  return (
    <>
      <Menu
        label={t`Directory ${directory.name}`}
        className={css.trigger}
        trigger={<Icon of={IconDots} />}
        groups={groups}
      />
      {open === 'rename' && <RenameDirectory directory={directory} onClose={close} />}
      <DeleteDirectory opened={open === 'delete'} directory={directory} others={others} onClose={close} />
    </>
  )
}

function RenameDirectory({ directory: { id, name }, onClose }: { directory: Directory; onClose: () => void }) {
  const { t } = useLingui()
  const rename = useRenameProductDirectory()
  const view = useSubmittedForm({
    fields: { name },
    resolver: directoryResolver,
    save: (given) => rename.mutateAsync({ id, name: given.name }),
    onSaved: () => {
      onClose()
      void showToast({ text: t`Directory renamed` })
    },
  })
  return (
    <FormWindow title={t`Rename “${name}”`} act={t`Rename directory`} {...view} onClose={onClose}>
      <DirectoryNameField />
    </FormWindow>
  )
}
