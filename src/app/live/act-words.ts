import { selectOrdinal, t } from '@lingui/core/macro'
import type { ToldAct } from '#wire/events.ts'

/** What a customer or a colleague did, in a sentence that names the person, the act and the proposal. */
export function actWords({ act, person, proposal, times = 1 }: ToldAct): string {
  switch (act) {
    case 'opened':
    case 'reading':
      return times > 1
        ? t`${person} is reading ${proposal}, ${nth(times)} time today`
        : t`${person} is reading ${proposal}`
    case 'asked':
      return t`${person} asked a question about ${proposal}`
    case 'chose':
      return t`${person} changed the choices in ${proposal}`
    case 'signed':
      return t`${person} signed ${proposal}`
    case 'mentioned':
      return t`${person} mentioned you in ${proposal}`
    case 'declined':
      return t`${person} declined ${proposal}`
  }
}

const nth = (times: number) => selectOrdinal(times, { one: '#st', two: '#nd', few: '#rd', other: '#th' })
