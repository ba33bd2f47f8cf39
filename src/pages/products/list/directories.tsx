import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { productQueries, useCreateProductDirectory } from '#src/api/products.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { DirectoryNameField, directoryResolver } from '#src/components/products/directory-fields.tsx'
import { productAddress } from '#src/components/products/product-address.ts'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { SideList, SidePart } from '#src/components/ui/side-list.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { createProductDirectory } from '#wire/products.ts'
import { useMay } from '#src/pages/shared/may.ts'
import type { Directory } from './queries.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

type Props = { directories: readonly Directory[] | undefined; current: number | undefined }

/** The directories with how many products each holds; the search does not go along. */
export const ProductDirectories = ({ directories, current }: Props) => {
  const { t } = useLingui()
  return (
    <SideList label={t`Product directories`} foot={<NewDirectory quiet />}>
      {directories?.map(({ id, name, products_count }) => (
        <SidePart
          key={id}
          to={`/products${productAddress.write({ directory_id: id, query: '' })}`}
          current={id === current}
          count={products_count}
        >
          {name}
        </SidePart>
      ))}
    </SideList>
  )
}

export function NewDirectory({ quiet = false }: { quiet?: boolean }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const mayCreate = useMay(createProductDirectory)
  const act = { label: t`New directory`, icon: <Icon of={IconPlus} />, onSelect: () => setOpen(true) }
  // It stands twice where there is none yet.
  usePageActs([{ items: quiet && mayCreate ? [act] : [] }])
  if (!mayCreate) return null
  return (
    <>
      <Button variant={quiet ? 'quiet' : 'outline'} icon={act.icon} aria-haspopup="dialog" onClick={act.onSelect}>
        {act.label}
      </Button>
      {open && <NewDirectoryWindow onClose={() => setOpen(false)} />}
    </>
  )
}

function NewDirectoryWindow({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const create = useCreateProductDirectory()
  const client = useQueryClient()
  const navigate = useNavigate()
  const view = useSubmittedForm({
    fields: { name: '' },
    resolver: directoryResolver,
    save: async ({ name }) => {
      await create.mutateAsync(name)
      const directories = await client.query({ ...productQueries.directories(), staleTime: 'static' })
      // The newest of that name is the one just made.
      const made = directories.filter((directory) => directory.name === name).toSorted((a, b) => b.id - a.id)[0]
      if (made) await navigate(`/products${productAddress.write({ directory_id: made.id, query: '' })}`)
    },
    onSaved: () => {
      onClose()
      void showToast({ text: t`Directory created` })
    },
  })
  return (
    <FormWindow title={t`New directory`} act={t`Create directory`} {...view} onClose={onClose}>
      <DirectoryNameField />
    </FormWindow>
  )
}
