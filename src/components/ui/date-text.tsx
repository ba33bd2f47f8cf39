import { useSyncExternalStore } from 'react'
import { onTime, presentDay } from '#src/clock.ts'
import { formatDate } from '#src/locales/formats.ts'
import { useLanguage } from '#src/locales/language.ts'
import { shortDate } from './short-date.ts'

type Props = {
  /** A timestamp of the wire. */
  date: string
  /** "Today" in a sentence needs the word; in a column the hour says enough. */
  inSentence?: boolean
}

/** The shortest form that is not ambiguous today; the full date on hover. */
export const DateText = ({ date, inSentence = false }: Props) => {
  const at = new Date(date)
  const today = useSyncExternalStore(onTime, presentDay)
  // Written anew when another language is chosen.
  useLanguage()
  return (
    <time dateTime={date} title={formatDate(at, { dateStyle: 'full', timeStyle: 'short' })}>
      {shortDate(at, today, inSentence)}
    </time>
  )
}
