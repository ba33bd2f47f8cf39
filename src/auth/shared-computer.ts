import { newPreference } from '#src/preference.ts'

/** What somebody said at sign-in about this computer: others use it, and nothing of the account may stay in it. */
export const sharedComputer = newPreference({
  key: 'proffer-shared-computer',
  read: (kept) => kept === 'yes',
  write: (isShared: boolean) => (isShared ? 'yes' : 'no'),
})
