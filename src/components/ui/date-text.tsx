import { useState } from 'react'
import { present } from '#src/clock.ts'
import { shortDate } from './short-date.ts'

type Props = {
  /** A timestamp of the wire. */
  date: string
  /** "Today" in a sentence needs the word; in a column the hour says enough. */
  inSentence?: boolean
}

const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** The shortest form that is not ambiguous today; the full date on hover. */
export const DateText = ({ date, inSentence = false }: Props) => {
  const at = new Date(date)
  const [now] = useState(present)
  return (
    <time dateTime={date} title={full.format(at)}>
      {shortDate(at, now, inSentence)}
    </time>
  )
}
