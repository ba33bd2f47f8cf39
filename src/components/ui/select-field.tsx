import { useLingui } from '@lingui/react/macro'
import { getOptionsLockup, getParsedComboboxData, Select, type SelectProps } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { type FieldParts, fieldParts } from './field-parts.tsx'
import { clearClass, pickerClasses } from './picker-parts.ts'

/** What the field sees to itself. */
type Own = 'label' | 'description' | 'error' | 'onChange' | 'allowDeselect' | 'dropdownOpened' | 'wrapperProps'
type Props = Omit<SelectProps, Own> & FieldParts & { onChange?: (value: string | null) => void }

/**
 * One of a list, found by typing and chosen by Enter; what is optional is emptied by its cross, or by emptying its text.
 * Takes the `field` of a form's Controller.
 */
export const SelectField = ({ label, help, error, optional = false, clearable = optional, ...rest }: Props) => {
  const { t } = useLingui()
  const options = getOptionsLockup(getParsedComboboxData(rest.data ?? []))
  const typed = useTypedStays(options, rest)
  const chosen = useChosenByEnter(options, { ...rest, ...typed, clearable })
  return (
    <Select
      searchable
      allowDeselect={false}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t`Clear ${label}`, className: clearClass }}
      nothingFoundMessage={t`No results`}
      checkIconPosition="right"
      {...rest}
      {...typed}
      {...chosen}
      {...fieldParts({ label, help, error, optional })}
      classNames={pickerClasses}
    />
  )
}

type Options = ReturnType<typeof getOptionsLockup>
type Typed = Pick<SelectProps, 'value' | 'onFocus' | 'onBlur' | 'onOptionSubmit'>

/**
 * The kit writes the name of the chosen one into the field when the list arrives, also over what is being typed: it
 * hears of no choice that the list did not hold when the person came, until they have gone or chosen.
 */
function useTypedStays(options: Options, { value = null, onFocus, onBlur, onOptionSubmit }: Typed) {
  const [isHeld, setHeld] = useState(false)
  const listed = value !== null && value in options ? value : null
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

type Chosen = Pick<Props, 'value' | 'clearable' | 'onChange' | 'onBlur' | 'onDropdownOpen' | 'onDropdownClose'>

/**
 * While the list is open, Enter is for it: it takes the one that is marked, or the only one that what was typed has
 * left. The kit lets Enter through where none is marked, and the form is handed in without what was typed.
 */
function useChosenByEnter(options: Options, { value, clearable, onChange, ...on }: Chosen) {
  const [isOpen, setOpen] = useState(false)
  const shown = (value && options[value]?.label) || ''
  const close = () => {
    setOpen(false)
    on.onDropdownClose?.()
  }
  const emptyWith = (text: string) => {
    if (clearable && text === '' && shown !== '') onChange?.(null)
  }
  const onEnter = (field: HTMLInputElement) => {
    const { value: text } = field
    const left = optionsLeft(field)
    const found = left.filter(isFound)
    const [only, ...others] = found.length > 0 ? found : left.filter(isOffer)
    const isAsking = text !== shown && (text !== '' || !clearable)
    const taken = left.find(isMarked) ?? (isAsking && others.length === 0 ? only : undefined)
    if (taken) return taken.click()
    if (isAsking) return
    emptyWith(text)
    close()
  }
  return {
    dropdownOpened: isOpen,
    onDropdownOpen: () => {
      setOpen(true)
      on.onDropdownOpen?.()
    },
    onDropdownClose: close,
    onBlur: (event) => {
      emptyWith(event.currentTarget.value)
      on.onBlur?.(event)
    },
    wrapperProps: {
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        const { target: field, key, nativeEvent } = event
        if (!isOpen || key !== 'Enter' || nativeEvent.isComposing || !(field instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
        onEnter(field)
      },
    },
  } satisfies Partial<SelectProps>
}

const optionsLeft = (field: HTMLInputElement) => {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
}

/** What stands in an option that does something else than choose: Enter takes it where nothing was found. */
export const offers = { 'data-offers': true } as const
/** What stands in an option that is listed because it is chosen, whatever is typed. */
export const chosenBefore = { 'data-chosen-before': true } as const
const isOffer = (option: HTMLElement) => option.querySelector('[data-offers]') !== null
const isFound = (option: HTMLElement) => !isOffer(option) && !option.querySelector('[data-chosen-before]')

/** By the arrows; the kit says so in the document alone. */
const isMarked = (option: HTMLElement) => option.hasAttribute('data-combobox-selected')
