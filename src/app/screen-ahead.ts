import { matchRoutes } from 'react-router'
import type { PageHandle } from '#src/app/layout.tsx'
import type { createRouter } from '#src/router.tsx'

/** Milliseconds: resting this long on a link means that it may be followed; sweeping over it does not. */
const rest = 120

/** Fetches the code of the screen that a link leads to, while the pointer or the focus rests on it. */
export function fetchScreensAhead({ routes, basename }: Pick<ReturnType<typeof createRouter>, 'routes' | 'basename'>) {
  const fetchScreen = (path: string) => {
    for (const { route } of matchRoutes(routes, path, basename) ?? [])
      // What cannot be had now is asked for again, and missed, by whoever goes there.
      (route.handle as PageHandle | undefined)?.fetch?.().catch(() => undefined)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const onCome = ({ target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === window.location.origin) timer = setTimeout(fetchScreen, rest, link.pathname)
  }
  for (const come of ['pointerover', 'focusin']) document.addEventListener(come, onCome, { passive: true })
}
