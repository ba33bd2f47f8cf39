import type { Page } from '@playwright/test'

/** How many answers of the service this browser keeps. */
export const answersKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('proffer-shown:/', 1)
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('answers'))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('answers').objectStore('answers').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )
