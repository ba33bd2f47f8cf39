import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import classes from './field.module.css'
import { Icon } from './icon.tsx'

export type FieldParts = {
  label: string
  /** Below the field; an error takes its place. */
  help?: ReactNode
  error?: ReactNode
  /** Said in words beside the label: most fields are needed, so what is not says so. */
  optional?: boolean
}

/** Label above, help or error below: what every field hands to Mantine. */
export const fieldParts = ({ label, help, error, optional }: FieldParts) => ({
  label: optional ? (
    <>
      {label}{' '}
      <span className={classes.optional}>
        <Trans>optional</Trans>
      </span>
    </>
  ) : (
    label
  ),
  description: error ? undefined : help,
  error: error ? (
    <>
      <Icon of={IconAlertTriangle} size={14} />
      {error}
    </>
  ) : undefined,
  inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies string[] as (
    | 'label'
    | 'input'
    | 'description'
    | 'error'
  )[],
})

export const fieldClasses = {
  label: classes.label,
  description: classes.help,
  error: classes.error,
  wrapper: classes.wrapper,
  input: classes.input,
  section: classes.section,
}
