import { inks, type PageFollower, type Sheet } from './sheet.ts'

/** Draws with a rule at `x` along its left, on every page it comes to. */
export function drawBeside(sheet: Sheet, x: number, draw: () => void) {
  const parts: { page: number; from: number; to: number }[] = []
  let from = sheet.y
  const follower: PageFollower = {
    leave: () => void parts.push({ page: sheet.at, from, to: sheet.y }),
    enter: () => {
      from = sheet.y
    },
  }
  sheet.followers.add(follower)
  draw()
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
