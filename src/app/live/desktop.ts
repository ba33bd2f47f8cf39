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
