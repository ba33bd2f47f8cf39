import { formatDate } from '#src/locales/formats.ts'
import { useLanguage } from '#src/locales/language.ts'

/** `at` in milliseconds since 1970, on the demo's clock. */
export function Moment({ at }: { at: number }) {
  useLanguage()
  const moment = new Date(at)
  return <time dateTime={moment.toISOString()}>{formatDate(moment, { dateStyle: 'medium', timeStyle: 'medium' })}</time>
}
