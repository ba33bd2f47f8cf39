import { TextInput, type TextInputProps } from '@mantine/core'
import { fieldClasses, type FieldParts, fieldParts } from './field-parts.tsx'

type Props = Omit<TextInputProps, 'label' | 'description' | 'error'> & FieldParts

/** A line of text. Takes `register('name')` of a form. */
export const TextField = ({ label, help, error, optional, ...rest }: Props) => (
  <TextInput {...rest} {...fieldParts({ label, help, error, optional })} classNames={fieldClasses} />
)
