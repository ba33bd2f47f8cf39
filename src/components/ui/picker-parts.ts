import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { fieldClasses } from './field-parts.tsx'
import classes from './picker.module.css'

/** Of the cross that empties a field. */
export const clearClass = classes.clear

export const pickerClasses = {
  ...fieldClasses,
  dropdown: classes.dropdown,
  options: classes.options,
  option: classes.option,
  empty: classes.empty,
}

export const pillClasses = { ...pickerClasses, pill: classes.pill, pillsList: classes.pills, inputField: classes.field }
