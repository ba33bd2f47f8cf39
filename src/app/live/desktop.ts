import { newPreference } from '#src/preference.ts'

/** Whether this browser notifies of what customers do while nobody looks at the app. */
export const desktopNotices = newPreference({
  key: 'proffer-desktop-notices',
  read: (kept) => kept === 'on',
  write: (isOn: boolean) => (isOn ? 'on' : 'off'),
})

/** Without them there is nothing to switch on: Chrome on Android, Safari on an iPhone. */
export const canNotify = () => 'Notification' in window

/** Asks for the permission, and only then; false where the browser says no. */
export async function switchOnNotices(): Promise<boolean> {
  const isGranted = (await Notification.requestPermission()) === 'granted'
  desktopNotices.set(isGranted)
  return isGranted
}

const seenLock = `proffer-seen:${import.meta.env.BASE_URL}`
const noticeLock = (key: string) => `proffer-notice:${import.meta.env.BASE_URL}:${key}`
/** So long a notice is held, for the other tabs to find that it is shown. */
const held = 2000

/** While the page is seen every other tab knows: it says so itself. Gives the way to stop. */
export function sayWhenSeen(): () => void {
  let stop = () => {}
  const look = () => {
    stop()
    stop = () => {}
    if (document.visibilityState !== 'visible') return
    const ended = Promise.withResolvers<void>()
    stop = ended.resolve
    void navigator.locks.request(seenLock, { mode: 'shared' }, () => ended.promise)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop()
  }
}

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
