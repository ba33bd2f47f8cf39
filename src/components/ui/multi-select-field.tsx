import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { type FieldParts, fieldParts } from './field-parts.tsx'
import { pillClasses } from './picker-parts.ts'

type Props = Omit<MultiSelectProps, 'label' | 'description' | 'error'> & FieldParts

/** Several of a list. Takes the `field` of a form's Controller. */
export const MultiSelectField = ({ label, help, error, optional, ...rest }: Props) => (
  <MultiSelect
    searchable
    hidePickedOptions
    clearButtonProps={{ 'aria-label': `Clear ${label}` }}
    nothingFoundMessage="Nothing found"
    {...rest}
    {...fieldParts({ label, help, error, optional })}
    classNames={pillClasses}
  />
)
