import type { Locator } from '@playwright/test'

/** Pastes HTML where the cursor is, as another program would have put it on the clipboard. */
export const paste = (field: Locator, html: string) =>
  field.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
