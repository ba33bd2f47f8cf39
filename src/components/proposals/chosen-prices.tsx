import { Trans, useLingui } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'
import { formatQuantity } from '#pricing/amount.ts'
import { DateText } from '#src/components/ui/date-text.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Money } from '#src/components/ui/money.tsx'
import type { CustomerChoices } from '#wire/proposal-customer.ts'
import { choiceLines, type ChoiceLine } from './choice-lines.ts'
import css from './record-acceptance.module.css'

type Props = { choices: CustomerChoices; symbol: { before: string; after: string } }

/**
 * As sent, as chosen, and the difference; rows that stayed as they were are one line, and each its own where there is room.
 */
export function ChosenPrices({ choices, symbol }: Props) {
  const { t } = useLingui()
  const { sent, chosen, changed, frozen } = choices
  const { lines, unchanged } = choiceLines(choices)
  const difference = chosen.total_with_vat - sent.total_with_vat
  return (
    <section className={css.part} aria-label={t`Choices`}>
      <h2>
        <Trans>Choices</Trans>
        {difference !== 0 && (
          <small className={css.hand}>
            {symbol.before}
            <Signed value={difference} />
            {symbol.after}
          </small>
        )}
      </h2>
      <WhoChose changed={changed} frozen={frozen} />
      <table className={css.prices} aria-label={t`Choices compared with the sent version`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            <th scope="col">
              <Trans>As sent</Trans>
            </th>
            <th scope="col">
              <Trans>Customer’s choice</Trans>
            </th>
            <th scope="col">
              <Trans>Difference</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ChoiceRow key={line.row_id} line={line} />
          ))}
          {unchanged > 0 && (
            <tr className={css.folded}>
              <th scope="row" colSpan={4}>
                <Trans>Unchanged options: {unchanged}</Trans>
              </th>
            </tr>
          )}
          <SumRow name={<Trans>Excl. VAT</Trans>} sent={sent.price_total} chosen={chosen.price_total} />
          <SumRow
            name={<Trans>Total incl. VAT</Trans>}
            sent={sent.total_with_vat}
            chosen={chosen.total_with_vat}
            isGrand
          />
          {(['month', 'year'] as const).map((period) => {
            const [before, after] = [sent.recurring[period].total, chosen.recurring[period].total]
            if (before === 0 && after === 0) return null
            const name = period === 'month' ? <Trans>Per month incl. VAT</Trans> : <Trans>Per year incl. VAT</Trans>
            return <SumRow key={period} name={name} sent={before} chosen={after} />
          })}
        </tbody>
      </table>
    </section>
  )
}

type WhoProps = Pick<Props['choices'], 'changed' | 'frozen'>

const WhoChose = ({ changed, frozen }: WhoProps) => (
  <p className={css.quiet}>
    {changed ? (
      <Trans>
        {changed.fullname} chose <DateText date={changed.date} inSentence />
      </Trans>
    ) : (
      <Trans>As sent</Trans>
    )}
    {frozen && (
      <>
        {'. '}
        <Trans>Signed and final.</Trans>
      </>
    )}
  </p>
)

function ChoiceRow({ line }: { line: ChoiceLine }) {
  const { content, sent, chosen, quantities, difference, isChanged } = line
  const locale = use(MoneyLocale)
  return (
    <tr className={isChanged ? undefined : css.unfolded}>
      <th scope="row">
        {content}
        {quantities && (
          <small>
            {formatQuantity(quantities[0], { locale })} → {formatQuantity(quantities[1], { locale })}
          </small>
        )}
      </th>
      <td>{sent === null ? '–' : <Money value={sent} />}</td>
      <td className={isChanged ? css.hand : undefined}>{chosen === null ? '–' : <Money value={chosen} plain />}</td>
      <td>{isChanged && <Signed value={difference} />}</td>
    </tr>
  )
}

type SumProps = { name: ReactNode; sent: number; chosen: number; isGrand?: boolean }

const SumRow = ({ name, sent, chosen, isGrand = false }: SumProps) => (
  <tr data-grand={isGrand || undefined}>
    <th scope="row">{name}</th>
    <td>
      <Money value={sent} plain={isGrand} />
    </td>
    <td>
      <Money value={chosen} plain={isGrand} />
    </td>
    <td>{chosen !== sent && <Signed value={chosen - sent} />}</td>
  </tr>
)

/** With its sign, also where it is more. */
const Signed = ({ value }: { value: number }) => (
  <>
    {value > 0 && '+ '}
    <Money value={value} plain />
  </>
)
