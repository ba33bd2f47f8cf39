import { useLingui } from '@lingui/react/macro'
import { getOptionsLockup, getParsedComboboxData, Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { type FieldParts, fieldParts } from './field-parts.tsx'
import { pickerClasses } from './picker-parts.ts'

type Props = Omit<SelectProps, 'label' | 'description' | 'error'> & FieldParts

/** One of a list, found by typing. Takes the `field` of a form's Controller. */
export const SelectField = ({ label, help, error, optional, ...rest }: Props) => {
  const { t } = useLingui()
  const typed = useTypedStays(rest)
  return (
    <Select
      searchable
      clearable={optional ?? false}
      clearButtonProps={{ 'aria-label': t`Clear ${label}` }}
      nothingFoundMessage={t`No results`}
      checkIconPosition="right"
      {...rest}
      {...typed}
      {...fieldParts({ label, help, error, optional })}
      classNames={pickerClasses}
    />
  )
}

type Typed = Pick<SelectProps, 'value' | 'data' | 'onFocus' | 'onBlur' | 'onOptionSubmit'>

/**
 * The kit writes the name of the chosen one into the field when the list arrives, also over what is being typed: it
 * hears of no choice that the list did not hold when the person came, until they have gone or chosen.
 */
function useTypedStays({ value = null, data = [], onFocus, onBlur, onOptionSubmit }: Typed) {
  const [isHeld, setHeld] = useState(false)
  const listed = value !== null && value in getOptionsLockup(getParsedComboboxData(data)) ? value : null
  return {
    value: isHeld ? null : listed,
    onFocus: (event) => {
      if (listed !== value) setHeld(true)
      onFocus?.(event)
    },
    onBlur: (event) => {
      setHeld(false)
      onBlur?.(event)
    },
    onOptionSubmit: (option) => {
      setHeld(false)
      onOptionSubmit?.(option)
    },
  } satisfies Typed
}
