import { inks } from './paper.ts'
import type { PageFollower, Sheet } from './sheet.ts'

/** A rule at `x` along the left of what is drawn until the function that is returned is called, on every page. */
export function beginBeside(sheet: Sheet, x: number): () => void {
  const parts: { page: number; from: number; to: number }[] = []
  let from = sheet.y
  const follower: PageFollower = {
    leave: () => void parts.push({ page: sheet.at, from, to: sheet.y }),
    enter: () => {
      from = sheet.y
    },
  }
  sheet.followers.add(follower)
  return () => {
    sheet.followers.delete(follower)
    follower.leave()
    const last = sheet.at
    // Now that nothing tagged is open: a rule is no part of what is read.
    for (const { page, from, to } of parts) {
      if (to <= from) continue
      sheet.doc.switchToPage(page)
      sheet.decorate(() => sheet.doc.lineWidth(1.5).strokeColor(inks.beside).moveTo(x, from).lineTo(x, to).stroke())
    }
    sheet.doc.switchToPage(last)
  }
}
