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
      nothingFoundMessage={t`Nothing found`}
      checkIconPosition="right"
      {...rest}
      {...typed}
      {...fieldParts({ label, help, error, optional })}
      classNames={pickerClasses}
    />
  )
}

type Typed = Pick<SelectProps, 'value' | 'data' | 'onInput' | 'onBlur' | 'onOptionSubmit'>

/**
 * The kit writes the name of the chosen one over what is being typed when the list arrives only then: until the
 * person is done, it hears of no choice that the list did not hold when they began.
 */
function useTypedStays({ value = null, data = [], onInput, onBlur, onOptionSubmit }: Typed) {
  const [held, setHeld] = useState<{ value: string | null }>()
  const listed = value !== null && value in getOptionsLockup(getParsedComboboxData(data)) ? value : null
  return {
    value: held ? held.value : listed,
    onInput: (event) => {
      setHeld((before) => before ?? { value: listed })
      onInput?.(event)
    },
    onBlur: (event) => {
      setHeld(undefined)
      onBlur?.(event)
    },
    onOptionSubmit: (option) => {
      setHeld(undefined)
      onOptionSubmit?.(option)
    },
  } satisfies Typed
}
