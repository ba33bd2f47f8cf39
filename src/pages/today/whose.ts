import { useSearchParams } from 'react-router'
import { lastWhose } from '#src/pages/shared/last-whose.ts'
import { whoseWork, type WhoseWork } from '#wire/proposal-list.ts'

/** Whose work an address of Today is about. */
export const whoseIn = (search: URLSearchParams): WhoseWork =>
  whoseWork.find((whose) => whose === search.get('whose')) ?? lastWhose.get()

/** What Today shows, and the addresses of it shown otherwise. */
export function useTodayAddress() {
  const [search] = useSearchParams()
  const chosen = lastWhose.use()
  const whose = whoseWork.find((one) => one === search.get('whose')) ?? chosen
  const putOff = search.get('put_off') === 'true'
  const to = (change: { whose?: WhoseWork; putOff?: boolean }) => {
    const wanted = { whose, putOff, ...change }
    return `/?whose=${wanted.whose}${wanted.putOff ? '&put_off=true' : ''}`
  }
  return { whose, putOff, to }
}
