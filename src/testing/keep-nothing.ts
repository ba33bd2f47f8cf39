import { forgetImports } from '#src/storage/done-imports.ts'
import { indexedStores } from '#src/storage/indexed-stores.ts'

/** The database of src/storage/in-browser.ts. */
const { proposals: unsaved } = indexedStores(`proffer-drafts:${import.meta.env.BASE_URL}`, ['proposals'])

/** For a test that begins in a browser without anything unsaved or done: files share one, and leave what they were writing. */
export async function keepNothing(): Promise<void> {
  localStorage.clear()
  await unsaved.clear()
  await forgetImports()
}
