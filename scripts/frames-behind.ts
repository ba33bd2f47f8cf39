import type { Locator, Page } from '@playwright/test'

/** Frames after which nothing is waited for any more. */
const patience = 600

/**
 * Writes a word where the focus is; gives how many frames later than the one that draws it there `shown` draws it too:
 * 0 where both do in the same.
 */
export async function framesBehind(page: Page, word: string, shown: Locator): Promise<number> {
  const counting = await shown.evaluateHandle(
    (element, { word, patience }) => ({
      frames: new Promise<number>((resolve) => {
        const count = (frames: number) => {
          if (element.textContent.includes(word)) resolve(frames)
          else if (frames === patience) resolve(Infinity)
          else requestAnimationFrame(() => count(frames + 1))
        }
        window.addEventListener('input', () => requestAnimationFrame(() => count(0)), { once: true, capture: true })
      }),
    }),
    { word, patience },
  )
  await page.keyboard.insertText(word)
  return counting.evaluate(({ frames }) => frames)
}
