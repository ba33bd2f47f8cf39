import { canNotify, desktopNotices } from './desktop.ts'
import { seenLock } from './seen.ts'

const noticeLock = (key: string) => `proffer-notice:${import.meta.env.BASE_URL}:${key}`
/** So long a notice is held, for the other tabs to find that it is shown. */
const held = 2000

const isAnySeen = async () => (await navigator.locks.query()).held?.some(({ name }) => name === seenLock) ?? false

type Notice = { key: string; title: string; body: string; onOpen: () => void }

/** The notices this tab has shown; they close when somebody looks at it. */
const shown = new Set<Notification>()

export function closeNotices() {
  for (const notice of shown) notice.close()
  shown.clear()
}

/** Where it was switched on and no tab is seen, one of the tabs shows it: whichever is first. */
export async function notify({ key, title, body, onOpen }: Notice) {
  if (!desktopNotices.get() || !canNotify() || Notification.permission !== 'granted' || (await isAnySeen())) return
  await navigator.locks.request(noticeLock(key), { ifAvailable: true }, async (lock) => {
    if (!lock) return
    // The same key replaces what stands there of it.
    const notice = new Notification(title, { body, tag: key })
    shown.add(notice)
    notice.addEventListener('click', () => {
      window.focus()
      onOpen()
      notice.close()
    })
    await new Promise<void>((resolve) => setTimeout(resolve, held))
  })
}
