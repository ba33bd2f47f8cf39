import { Checkbox, type CheckboxProps } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import classes from './checkbox-field.module.css'
import { type FieldParts, fieldParts } from './field-parts.tsx'

type Props = Omit<CheckboxProps, 'label' | 'description' | 'error'> & FieldParts

/** A yes or no, its label at the right. Takes `register('name')` of a form. */
export function CheckboxField({ label, help, error, optional, ...rest }: Props) {
  const { label: shown, description, error: fault } = fieldParts({ label, help, error, optional })
  return <Checkbox {...rest} label={shown} description={description} error={fault} classNames={classes} />
}
