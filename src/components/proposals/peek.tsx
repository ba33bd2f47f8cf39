import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { priceTables, type TablePrices } from '#pricing/price-tables.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { TagWord } from '#src/components/ui/tag-word.tsx'
import type { PriceTable } from '#wire/price-rows.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import { symbolIn, totalOf } from './amounts.ts'
import { amountOf, peekLines, type PeekLine } from './peek-lines.ts'
import css from './peek.module.css'
import { ValidityText } from './validity-text.tsx'
import type { Validity } from './validity.ts'

type Props = {
  proposal: Proposal
  /** Of the last day it can be accepted; undefined until it is known. */
  validity: Validity | undefined
}

/** What one wants to know of a proposal without leaving the list: who, how much, what is in it, what happened last. */
export function Peek({ proposal, validity }: Props) {
  const { t } = useLingui()
  const { status, proposal_nr, contact, receivers, content, tags, comments } = proposal
  const symbol = symbolIn(proposal.price_total)
  const { value, byHand } = totalOf(proposal)
  const prices = priceTables(content.pricetables)
  const comment = comments.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1)
  return (
    <>
      <p className={css.meta}>
        <StatusMark status={status} />
        <span>{proposal_nr}</span>
        <span>{contact.name}</span>
      </p>
      <dl className={css.facts}>
        <Line name={t`Excl. VAT`}>
          <b className={css.total}>
            {symbol.before}
            <Money value={value} plain />
            {symbol.after}
          </b>
        </Line>
        <Line name={t`Owner`}>{proposal.account_user_name}</Line>
        <Line name={t`Receivers`}>{receivers.map(({ fullname }) => fullname).join(', ') || t`Nobody yet`}</Line>
        <Line name={t`Modified`}>
          <DateText date={proposal.date_modified} inSentence />
        </Line>
        <Line name={t`Last viewed`}>
          {proposal.date_viewed ? <DateText date={proposal.date_viewed} inSentence /> : t`Not viewed`}
        </Line>
        {validity && (
          <Line name={t`Valid until`}>
            <ValidityText validity={validity} />
          </Line>
        )}
        {tags.length > 0 && (
          <Line name={t`Tags`}>
            <span className={css.tags}>
              {tags.map(({ id, name }) => (
                <TagWord key={id}>{name}</TagWord>
              ))}
            </span>
          </Line>
        )}
      </dl>
      {comment && (
        <blockquote className={css.comment} data-by={comment.type}>
          {comment.comment}
        </blockquote>
      )}
      {content.pricetables.map((table, at) => {
        const priced = prices.tables[at]
        const manual = byHand && at === content.pricetables.length - 1 ? value : undefined
        return priced && <Prices key={table.id ?? at} table={table} prices={priced} manual={manual} />
      })}
    </>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Lines that nobody scrolls through; what is more is said together. */
const mostLines = 12

type PricesProps = {
  table: PriceTable
  prices: TablePrices
  /** What the proposal comes to instead, said where its last table ends. */
  manual: number | undefined
}

function Prices({ table, prices, manual }: PricesProps) {
  const { t } = useLingui()
  const all = peekLines(table.rows, prices.rows)
  const lines = all.length > mostLines ? all.slice(0, mostLines - 1) : all
  const rest = all.slice(lines.length)
  return (
    <section className={css.table}>
      <h3>{table.title || t`Prices`}</h3>
      <ul>
        {lines.map(({ kind, words, amount }, at) => (
          <Amount key={at} kind={kind} words={words} amount={amount} />
        ))}
        {rest.length > 0 && (
          <Amount words={plural(rest.length, { one: '# more row', other: '# more rows' })} amount={amountOf(rest)} />
        )}
        <Amount kind="total" words={t`Excl. VAT`} amount={prices.subtotal} />
        {manual !== undefined && <Amount kind="manual" words={t`Manual total`} amount={manual} />}
      </ul>
    </section>
  )
}

const Amount = ({
  kind,
  words,
  amount,
}: {
  kind?: PeekLine['kind'] | 'total' | 'manual'
  words: string
  amount: number
}) => (
  <li data-kind={kind}>
    <span title={words}>{words}</span>
    <Money value={amount} />
  </li>
)
