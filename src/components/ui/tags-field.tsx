import { useLingui } from '@lingui/react/macro'
import { TagsInput, type TagsInputProps } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { type FieldParts, fieldParts } from './field-parts.tsx'
import { clearClass, pillClasses } from './picker-parts.ts'

type Props = Omit<TagsInputProps, 'label' | 'description' | 'error'> & FieldParts

/** Words, known ones offered and new ones allowed. Takes the `field` of a form's Controller. */
export const TagsField = ({ label, help, error, optional, ...rest }: Props) => {
  const { t } = useLingui()
  return (
    <TagsInput
      clearButtonProps={{ 'aria-label': t`Clear ${label}`, className: clearClass }}
      {...rest}
      {...fieldParts({ label, help, error, optional })}
      classNames={pillClasses}
    />
  )
}
