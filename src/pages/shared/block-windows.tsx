import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { blockQueries, useCreateBlock } from '#src/api/blocks.ts'
import { BlockChooser } from '#src/components/blocks/block-chooser.tsx'
import { BlockPreview } from '#src/components/blocks/block-preview.tsx'
import type { BlockContent, BlockPickerProps } from '#src/components/blocks/blocks.ts'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName, type NamedFields } from '#src/components/settings/named-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import { name as nameShape } from '#wire/scalars.ts'
import { sayFailed } from './say-failed.ts'

/** A block that is to be kept, and the name it begins with. */
export type SavingBlock = { content: BlockContent; name: string }

/** The account's saved blocks of one kind. */
export function AccountBlockPicker({ kind, onPick, onClose }: BlockPickerProps) {
  const client = useQueryClient()
  const { data, isError } = useQuery(blockQueries.list())
  const insert = (id: number) => void client.query(blockQueries.detail(id)).then(onPick, sayFailed)
  return (
    <BlockChooser
      blocks={data?.filter((block) => block.kind === kind)}
      hasFailed={isError}
      Preview={Preview}
      onInsert={insert}
      onClose={onClose}
    />
  )
}

function Preview({ id }: { id: number }) {
  const { data } = useQuery(blockQueries.detail(id))
  return data && <BlockPreview block={data} />
}

const resolver = formResolver<NamedFields, NamedFields>(z.strictObject({ name: nameShape }))

/** Asks what a block is called, and keeps it. */
export function SaveBlock({ content, name, onClose }: SavingBlock & { onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useCreateBlock()
  const view = useSubmittedForm({
    fields: { name },
    resolver,
    save: (fields) => mutateAsync({ body: { ...content, ...fields } }),
    onSaved: () => {
      onClose()
      void showToast({ text: t`Block saved. Insert it in any proposal.` })
    },
  })
  return (
    <FormWindow title={t`Save as block`} act={t`Save block`} {...view} onClose={onClose}>
      <SettingName />
    </FormWindow>
  )
}
