import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { useAppKeys } from '#src/components/shell/use-app-keys.ts'
import type { NavEntry } from '#src/components/shell/nav-entry.ts'
import { useFirstPageShown } from '#src/first-page.ts'

type WindowProps = {
  areas: readonly NavEntry[]
  onSignOut: () => void
  onShortcuts: () => void
  onClose: () => void
}
type AppWindow = ComponentType<WindowProps>

const openPalette = () => import('./palette.tsx').then(({ Palette }) => ({ default: Palette }))
const Shortcuts: AppWindow = lazy(() =>
  import('#src/components/shortcuts/shortcuts-window.tsx').then(({ ShortcutsWindow }) => ({
    default: ShortcutsWindow,
  })),
)
let Palette: AppWindow = lazy(openPalette)

/** Fetches its code before it is asked for. */
async function warmPalette() {
  try {
    Palette = (await openPalette()).default
  } catch {
    // What cannot be fetched now is asked for again when the palette opens.
  }
}

type Given = {
  areas: readonly NavEntry[]
  /** Something else has to be settled first. */
  blocked: boolean
  onSignOut: () => void
}

/** The windows that open over any page by a key: the palette, and the sheet of keyboard shortcuts. */
export function useAppWindows({ areas, blocked, onSignOut }: Given) {
  const isWarm = useFirstPageShown()
  useEffect(() => {
    if (isWarm) void warmPalette()
  }, [isWarm])
  const [Open, setOpen] = useState<AppWindow>()
  // At once: the next letter is meant for it.
  const onPalette = useCallback(() => flushSync(() => setOpen(() => Palette)), [])
  const onShortcuts = useCallback(() => setOpen(() => Shortcuts), [])
  const onClose = useCallback(() => setOpen(undefined), [])
  useAppKeys({ onPalette, onShortcuts })
  return {
    onPalette,
    onShortcuts,
    windows: (
      <Suspense fallback={null}>
        {Open && !blocked && <Open {...{ areas, onSignOut, onShortcuts, onClose }} />}
      </Suspense>
    ),
  }
}
