import { use, useEffect, useRef, useState } from 'react'
import { grandTotal } from '#pricing/shown-vat.ts'
import { CloseIcon } from './icons.tsx'
import type { News } from './news.ts'
import css from './news.module.css'
import { SpeechContext } from './speech.ts'
import type { SumsProps } from './sums.tsx'
import type { Words } from './words.ts'

function textOf(news: News, { news: said }: Words): string {
  switch (news.is) {
    case 'version':
      return said.version(news.number)
    case 'version-while-accepting':
      return said.versionWhileAccepting(news.number)
    case 'version-while-declining':
      return said.versionWhileDeclining(news.number)
    case 'choices-while-accepting':
      return said.choicesWhileAccepting
    case 'choices':
      return said.choices(news.name)
    case 'comment':
      return said.comment(news.name)
    case 'question':
      return said.question(news.name)
    case 'signed':
      return said.signed(news.name)
    case 'frozen':
      return said.frozen
    case 'refused':
      return said.refused
  }
}

type Props = SumsProps & {
  news: News | undefined
  onDismiss: () => void
}

/** What others did, to be seen and closed; and in one polite region that, and the total as it changes, to be heard. */
export function NewsLine({ news, prices, outdated, vat, onDismiss }: Props) {
  const { words, money } = use(SpeechContext)
  const text = news && textOf(news, words)
  const total = useSettledChange(grandTotal(prices, vat), outdated === undefined)
  return (
    <>
      <div role="status" className={css.heard}>
        {text && <p>{text}</p>}
        {total !== undefined && <p>{words.choices.total(money(total))}</p>}
      </div>
      {text && (
        <div className={css.news}>
          <p>{text}</p>
          <button type="button" aria-label={words.news.dismiss} onClick={onDismiss}>
            <CloseIcon />
          </button>
        </div>
      )}
    </>
  )
}

/** Several steps in a breath are said once, as the last of them. */
const breath = 400

/** The total once it has changed and stays; undefined until then. */
function useSettledChange(total: number, isSettled: boolean): number | undefined {
  const before = useRef(total)
  const [changed, setChanged] = useState<number>()
  useEffect(() => {
    if (!isSettled || total === before.current) return undefined
    const timer = setTimeout(() => {
      before.current = total
      setChanged(total)
    }, breath)
    return () => clearTimeout(timer)
  }, [total, isSettled])
  return changed
}
