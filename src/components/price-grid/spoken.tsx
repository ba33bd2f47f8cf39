import { t } from '@lingui/core/macro'
import { use, useEffect, useRef, useState } from 'react'
import { formatAmount } from '#pricing/amount.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'

type Props = { act: { words: string; turn: number }; total: number }

/** Tells who listens what was done to the rows and, when that changed, what they come to, once typing has paused. */
export function Spoken({ act, total }: Props) {
  const locale = use(MoneyLocale)
  const [spoken, setSpoken] = useState('')
  const before = useRef({ turn: act.turn, total })
  useEffect(() => {
    const { turn, total: told } = before.current
    if (act.turn === turn && total === told) return undefined
    const soon = setTimeout(() => {
      before.current = { turn: act.turn, total }
      const done = act.turn === turn ? '' : act.words
      const amount = formatAmount(total, { locale })
      const sum = total === told ? '' : t`Total excl. VAT ${amount}.`
      setSpoken([done, sum].filter(Boolean).join(' '))
    }, 500)
    return () => clearTimeout(soon)
  }, [act, total, locale])
  return (
    <VisuallyHidden>
      <output>{spoken}</output>
    </VisuallyHidden>
  )
}
