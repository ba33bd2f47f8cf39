import { newPreference } from '#src/preference.ts'
import { whoseWork, type WhoseWork } from '#wire/proposal-list.ts'

/** Whose work Today showed last on this browser: it holds where the address says nothing, and for the count beside its name. */
export const lastWhose = newPreference<WhoseWork>({
  key: 'proffer-today',
  read: (kept) => whoseWork.find((whose) => whose === kept) ?? 'team',
  write: String,
})
