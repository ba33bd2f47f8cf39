import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useAppKeys } from '#src/components/shell/use-app-keys.ts'
import type { NavEntry } from '#src/components/shell/nav-entry.ts'
import { useFirstPageShown } from '#src/first-page.ts'

const openCode = () => import('./palette.tsx')
const Palette = lazy(() => openCode().then(({ Palette }) => ({ default: Palette })))
const Shortcuts = lazy(() =>
  import('#src/components/shortcuts/shortcuts-window.tsx').then(({ ShortcutsWindow }) => ({
    default: ShortcutsWindow,
  })),
)

type Given = {
  areas: readonly NavEntry[]
  /** Something else has to be settled first. */
  blocked: boolean
  onSignOut: () => void
}

/** The windows that open over any page by a key: the palette, and the sheet of keys. */
export function useAppWindows({ areas, blocked, onSignOut }: Given) {
  const isWarm = useFirstPageShown()
  // Before it is asked for, so that no letter typed right after its key is lost.
  useEffect(() => {
    if (isWarm) void openCode()
  }, [isWarm])
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  const onPalette = useCallback(() => setOpen('palette'), [])
  const onShortcuts = useCallback(() => setOpen('shortcuts'), [])
  const onClose = useCallback(() => setOpen(undefined), [])
  useAppKeys({ onPalette, onShortcuts })
  return {
    onPalette,
    onShortcuts,
    windows: (
      <Suspense fallback={null}>
        {open === 'palette' && !blocked && <Palette {...{ areas, onSignOut, onShortcuts, onClose }} />}
        {open === 'shortcuts' && <Shortcuts onClose={onClose} />}
      </Suspense>
    ),
  }
}
