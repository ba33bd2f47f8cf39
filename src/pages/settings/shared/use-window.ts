import { useState } from 'react'

/** Which window is open over a settings list, and for what; undefined for none. */
export function useWindow<Item>() {
  const [open, setOpen] = useState<{ on: 'new' } | { on: 'change' | 'delete'; item: Item }>()
  return {
    open,
    create: () => setOpen({ on: 'new' }),
    change: (item: Item) => setOpen({ on: 'change', item }),
    remove: (item: Item) => setOpen({ on: 'delete', item }),
    close: () => setOpen(undefined),
  }
}
