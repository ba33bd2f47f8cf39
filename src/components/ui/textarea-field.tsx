import { Textarea, type TextareaProps } from '@mantine/core'
import { fieldClasses, type FieldParts, fieldParts } from './field-parts.tsx'
import classes from './textarea-field.module.css'

type Props = Omit<TextareaProps, 'label' | 'description' | 'error'> & FieldParts

/** Several lines; grows with what is written. Takes `register('name')` of a form. */
export const TextareaField = ({ label, help, error, optional, ...rest }: Props) => (
  <Textarea
    rows={3}
    {...rest}
    {...fieldParts({ label, help, error, optional })}
    classNames={{ ...fieldClasses, input: `${fieldClasses.input} ${classes.input}` }}
  />
)
