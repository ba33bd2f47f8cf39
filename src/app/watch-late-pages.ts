import type { createBrowserRouter } from 'react-router'
import { latePage } from './late-page.ts'

/** Milliseconds: what is quicker needs no announcement, and no frame of its own before it. */
const patience = 150

/** Tells of pages that are waited for (`latePage`). */
export function watchLatePages(router: ReturnType<typeof createBrowserRouter>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') {
      timer ??= setTimeout(() => latePage.set(true), patience)
      return
    }
    clearTimeout(timer)
    timer = undefined
    latePage.set(false)
  })
}
