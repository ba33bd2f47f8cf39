import { useLingui } from '@lingui/react/macro'
import { Select, type SelectProps } from '@mantine/core'
import { type FieldParts, fieldParts } from './field-parts.tsx'
import { pickerClasses } from './picker-parts.ts'

type Props = Omit<SelectProps, 'label' | 'description' | 'error'> & FieldParts

/** One of a list, found by typing. Takes the `field` of a form's Controller. */
export const SelectField = ({ label, help, error, optional, ...rest }: Props) => {
  const { t } = useLingui()
  return (
    <Select
      searchable
      clearable={optional ?? false}
      clearButtonProps={{ 'aria-label': t`Clear ${label}` }}
      nothingFoundMessage={t`Nothing found`}
      checkIconPosition="right"
      {...rest}
      {...fieldParts({ label, help, error, optional })}
      classNames={pickerClasses}
    />
  )
}
