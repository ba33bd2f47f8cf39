import type { devices, recordVisit } from '#wire/viewer-visits.ts'
import type * as z from 'zod/mini'
import { maxVisitSeconds, visitThreshold } from '#wire/limits.ts'

export type VisitBody = Omit<z.output<(typeof recordVisit)['body']>, 'visit_id'>
type Device = (typeof devices)[number]

/**
 * The clock of one visit, fed with what the browser notices. Time counts while the page is seen; a section's while it
 * is the one in view. `now` in milliseconds.
 */
export function newVisit(device: Device, now: () => number) {
  const sections = new Map<number, number>()
  let total = 0
  let isTouched = false
  let isVisible = false
  let section: number | undefined
  let since = now()

  function count() {
    const at = now()
    if (isVisible) {
      total += at - since
      if (section !== undefined) sections.set(section, (sections.get(section) ?? 0) + at - since)
    }
    since = at
  }

  return {
    see(visible: boolean) {
      count()
      isVisible = visible
    },
    /** Input of any kind, or a scroll. */
    touch: () => void (isTouched = true),
    read(id: number | undefined) {
      count()
      section = id
    },
    /** What is to be told so far; undefined while it may yet be a machine. */
    visit(): VisitBody | undefined {
      count()
      if (!isTouched || total < visitThreshold) return undefined
      const seconds = (milliseconds: number) => Math.min(maxVisitSeconds, Math.round(milliseconds / 1000))
      return {
        seconds: seconds(total),
        sections: [...sections]
          .map(([id, read]) => ({ id, seconds: seconds(read) }))
          .filter(({ seconds }) => seconds > 0),
        device,
        human: true,
      }
    },
  }
}

/** The kind alone: nothing that would tell one person's device from another's. */
export function deviceOf({ isCoarse, width }: { isCoarse: boolean; width: number }): Device {
  if (!isCoarse) return 'computer'
  return width < 600 ? 'phone' : 'tablet'
}
