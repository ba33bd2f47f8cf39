import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import classes from './search-field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; shortcut?: string }

export const SearchField = ({ label, shortcut, ...rest }: Props) => (
  <label className={classes.root}>
    <Icon of={IconSearch} />
    <input {...rest} type="search" aria-label={label} aria-keyshortcuts={shortcut} className={classes.input} />
    {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
  </label>
)
