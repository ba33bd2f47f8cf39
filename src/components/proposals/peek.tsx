import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Money } from '#src/components/ui/money.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { TagWord } from '#src/components/ui/tag-word.tsx'
import type { Proposal } from '#wire/proposal-details.ts'
import { symbolIn, totalOf } from './amounts.ts'
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
            <Money value={totalOf(proposal).value} plain />
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
      {content.pricetables.map((table, at) => (
        <section key={table.id ?? at} className={css.table}>
          <h3>
            {table.title || t`Prices`}
            <Money value={table.subtotal} plain />
          </h3>
          <ul>
            {titlesOf(table.rows).map((title, at) => (
              <li key={at}>{title}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The titles within a table tell what it holds; a table without any is told by its first rows. */
function titlesOf(rows: Proposal['content']['pricetables'][number]['rows']): string[] {
  const titles = rows.filter(({ type }) => type === 'title')
  const shown = titles.length > 0 ? titles : rows.filter(({ type }) => type === 'price')
  return shown.slice(0, 6).map(({ content }) => content)
}
