import { kept, notation } from './formats.ts'

const names = new Map<string, Intl.DisplayNames>()

/** "Dutch", of the code `nl`; what is no code of a language (BCP 47) stands for itself. */
export function languageName(code: string): string {
  try {
    return kept(names, notation(), () => new Intl.DisplayNames(notation(), { type: 'language' })).of(code) ?? code
  } catch {
    return code
  }
}
