import { useEffect, useRef } from 'react'
import type { PageStore } from './page-store.ts'
import { deviceOf, newVisit } from './visits.ts'

const touches = ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'] as const
/** While it is read it is told now and then: not every browser says that it closes. */
const every = 15_000

/** Counts this opening of the page; `section` is the one being read. Tells nothing where nobody wants to know. */
export function useVisit(tell: PageStore['visit'] | undefined, section: number | undefined) {
  const visit = useRef<ReturnType<typeof newVisit>>(undefined)
  useEffect(() => {
    if (!tell) return undefined
    const device = deviceOf({
      isCoarse: window.matchMedia('(pointer: coarse)').matches,
      width: Math.min(window.screen.width, window.screen.height),
    })
    const clock = (visit.current ??= newVisit(device, () => performance.now()))
    let last = 0
    const say = () => {
      const visit = clock.visit()
      if (!visit || visit.seconds === last) return
      last = visit.seconds
      tell(visit)
    }
    const look = () => {
      clock.see(document.visibilityState === 'visible')
      if (document.visibilityState === 'hidden') say()
    }
    look()
    // The first word of it goes as soon as it counts, so that the seller sees who is reading now.
    const first = setInterval(() => last === 0 && say(), 1000)
    const timer = setInterval(say, every)
    for (const touch of touches) window.addEventListener(touch, clock.touch, { passive: true })
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', say)
    return () => {
      clearInterval(first)
      clearInterval(timer)
      for (const touch of touches) window.removeEventListener(touch, clock.touch)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', say)
    }
  }, [tell])
  useEffect(() => visit.current?.read(section), [section])
}
