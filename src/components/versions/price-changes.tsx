import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsMoveVertical, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react'
import { use } from 'react'
import { wordOf } from '#src/components/editor/change-words.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Money } from '#src/components/ui/money.tsx'
import type { Row } from '#wire/price-rows.ts'
import type { Compared, ComparedTable } from './compared.ts'
import { rowFacts } from './row-facts.ts'
import css from './versions.module.css'

/** Of one price table what differs, row by row. */
export function PriceChanges({ table: { title, rows, unchanged, settings } }: { table: ComparedTable }) {
  const { t } = useLingui()
  const changedSettings = settings.map(wordOf).join(', ')
  return (
    <section className={css.changes}>
      <h3>{title || t`Prices`}</h3>
      {changedSettings !== '' && (
        <p className={css.quiet}>
          <Trans>Changed table settings: {changedSettings}</Trans>
        </p>
      )}
      <ul>
        {rows.map((compared) => (
          <RowChange key={`${compared.change} ${shownOf(compared).id}`} compared={compared} />
        ))}
      </ul>
      {unchanged > 0 && (
        <p className={css.quiet}>
          <Plural value={unchanged} one="# unchanged row" other="# unchanged rows" />
        </p>
      )}
    </section>
  )
}

const shownOf = <Item,>(compared: Compared<Item>): Item => ('after' in compared ? compared.after : compared.before)

function RowChange({ compared }: { compared: Compared<Row> }) {
  const notation = { locale: use(MoneyLocale) }
  const before = 'before' in compared ? compared.before : undefined
  const after = 'after' in compared ? compared.after : undefined
  const facts = before && after ? rowFacts(before, after, notation) : []
  return (
    <li className={css.change}>
      <ChangeMark change={compared.change} />
      <div>
        <p className={css.words}>
          <Both was={before?.content} is={after?.content} />
        </p>
        {facts.map(({ name, was, is }) => (
          <p key={name} className={css.fact}>
            {name} {was !== is && <Both was={was} is={is} />}
          </p>
        ))}
      </div>
      <p className={css.amount}>
        <Amounts was={before?.subtotal} is={after?.subtotal} />
      </p>
    </li>
  )
}

/** One thing before and after; what is the same stands once. */
export const Both = ({ was, is }: { was: string | undefined; is: string | undefined }) =>
  was === is ? (
    <>{is}</>
  ) : (
    <>
      {was !== undefined && was !== '' && <del>{was}</del>} {is !== undefined && is !== '' && <ins>{is}</ins>}
    </>
  )

type Amount = number | null | undefined

const Amounts = ({ was, is }: { was: Amount; is: Amount }) => (
  <>
    {typeof was === 'number' && was !== is && (
      <del>
        <Money value={was} plain />
      </del>
    )}{' '}
    {typeof is === 'number' && (was === is ? <Money value={is} plain /> : <ins>{<Money value={is} plain />}</ins>)}
  </>
)

const icons = { added: IconPlus, removed: IconMinus, changed: IconPencil, moved: IconArrowsMoveVertical }

/** Shape and word. */
export function ChangeMark({ change }: { change: Compared<unknown>['change'] }) {
  const { t } = useLingui()
  const words = { added: t`Added`, removed: t`Removed`, changed: t`Changed`, moved: t`Moved` }
  return (
    <span className={css.mark}>
      <Icon of={icons[change]} size={14} />
      {words[change]}
    </span>
  )
}
