import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Of a long table the rows after the eighth are like those before; the last may load more, or sum up. */
const alike = 'tbody tr:nth-child(n + 9):not(:last-child)'

/** What axe finds serious or critical on the page as it is, each with where; nothing is the answer wanted. */
export async function graveFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // Put in once for each document, since it is larger than the app.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Names, roles and order are the same in the dark: only what depends on colours is looked at again.
  const colours = { runOnly: ['color-contrast', 'link-in-text-block'] }
  // Of WCAG 2.2, and so not among the rules that axe runs by itself.
  const all = { rules: { 'target-size': { enabled: true } } }
  const which = colorScheme === 'dark' ? colours : all
  // Styles and films would be fetched anew for rules that are not run, or whose findings are not grave.
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false, ...which }
  const { violations } = await page.evaluate(
    ({ alike, options }) => (window as unknown as { axe: typeof axe }).axe.run({ exclude: [alike] }, options),
    { alike, options },
  )
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
