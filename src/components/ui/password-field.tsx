import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { fieldClasses, type FieldParts, fieldParts } from './field-parts.tsx'
import classes from './password-field.module.css'

type Props = Omit<PasswordInputProps, 'label' | 'description' | 'error'> & FieldParts

/** A secret; it can be looked at. */
export const PasswordField = ({ label, help, error, optional, ...rest }: Props) => (
  <PasswordInput
    visibilityToggleButtonProps={{ 'aria-label': `Show ${label}`, tabIndex: 0 }}
    {...rest}
    {...fieldParts({ label, help, error, optional })}
    classNames={{ ...fieldClasses, innerInput: classes.inner }}
  />
)
