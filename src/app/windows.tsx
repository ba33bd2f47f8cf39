import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import type { TypedAhead } from './palette/palette.tsx'
import { collectLetters } from '#src/components/ui/typed-ahead.ts'
import type { NavEntry } from '#src/app/navigation/entry.ts'
import { useAppKeys } from './use-app-keys.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { useFirstPageShown } from '#src/first-page.ts'

const nothingAhead: TypedAhead = { words: '', isEntered: false }

type WindowProps = {
  areas: readonly NavEntry[]
  /** What was typed before the window was there, and whether Enter ended it. */
  ahead: TypedAhead
  onSignOut: () => void
  onShortcuts: () => void
  onClose: () => void
}
type AppWindow = ComponentType<WindowProps>

const code = {
  palette: (): Promise<AppWindow> => import('./palette/palette.tsx').then(({ Palette }) => Palette),
  shortcuts: (): Promise<AppWindow> =>
    import('#src/app/shortcuts/window.tsx').then(({ ShortcutsWindow }) => ShortcutsWindow),
}
type Name = keyof typeof code

const here: Partial<Record<Name, AppWindow>> = {}
const fetched = async (name: Name) => (here[name] ??= await code[name]())

type WindowOptions = {
  areas: readonly NavEntry[]
  /** Something else has to be settled first. */
  blocked: boolean
  onSignOut: () => void
}

/** The windows that open over any page by a key: the palette, and the sheet of keyboard shortcuts. */
export function useAppWindows({ areas, blocked, onSignOut }: WindowOptions) {
  const { shown, open, onClose } = useOpened()
  const isWarm = useFirstPageShown()
  useEffect(() => {
    // Before it is asked for. What cannot be fetched now is asked for again when the palette opens.
    if (isWarm) fetched('palette').catch(() => undefined)
  }, [isWarm])
  const openNow = useCallback((name: Name) => void (blocked || open(name)), [blocked, open])
  const onPalette = useCallback(() => openNow('palette'), [openNow])
  const onShortcuts = useCallback(() => openNow('shortcuts'), [openNow])
  useAppKeys({ onPalette, onShortcuts })
  const { Window, ahead = nothingAhead } = shown ?? {}
  return {
    onPalette,
    onShortcuts,
    windows: Window && !blocked && <Window {...{ areas, ahead, onSignOut, onShortcuts, onClose }} />,
  }
}

/** One at a time; at once where its code is here, for the next letter is meant for it. */
function useOpened() {
  const [shown, setShown] = useState<{ Window: AppWindow; ahead?: TypedAhead }>()
  const onClose = useCallback(() => setShown(undefined), [])
  const open = useCallback((name: Name) => {
    const ready = here[name]
    if (ready) return flushSync(() => setShown({ Window: ready }))
    let ahead = nothingAhead
    const stop = collectLetters(
      (write) => {
        // What is typed after Enter is not meant for what Enter opens.
        if (!ahead.isEntered) ahead = { ...ahead, words: write(ahead.words) }
      },
      () => {
        ahead = { ...ahead, isEntered: true }
      },
    )
    void fetched(name)
      .finally(stop)
      .then(
        (Window) => flushSync(() => setShown({ Window, ahead })),
        () => {
          void showToast({ tone: 'failed', text: t`This could not be loaded. Check your connection and try again.` })
        },
      )
  }, [])
  return { shown, open, onClose }
}
