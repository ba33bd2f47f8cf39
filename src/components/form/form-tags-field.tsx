import { useLingui } from '@lingui/react/macro'
import { useController, useFormContext } from 'react-hook-form'
import { TagsField } from '#src/components/ui/tags-field.tsx'

type Props = { known: readonly string[] | undefined; onWanted: () => void }

/** Tags of the account are offered; a new word becomes a new tag. */
export function FormTagsField({ known, onWanted }: Props) {
  const { t } = useLingui()
  const { control } = useFormContext<{ tags: string[] }>()
  const { field, fieldState } = useController({ control, name: 'tags' })
  return (
    <TagsField
      {...field}
      openOnFocus={false}
      label={t`Tags`}
      optional
      help={t`Press Enter to add; new words become tags`}
      error={fieldState.error?.message}
      data={[...(known ?? [])]}
      onFocus={onWanted}
      acceptValueOnBlur
    />
  )
}
