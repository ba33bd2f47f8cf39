import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { LongRows } from '#src/components/list/long-rows.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import type { ImportRow } from './import-changes.ts'
import type { ImportField } from './import-columns.ts'
import { ImportRowLine } from './import-row-line.tsx'
import { actOf, missingOrganisations, type RowAct, type Verdict } from './import-verdicts.ts'
import rowsCss from './import-rows.module.css'
import css from './import.module.css'

type Kind = Verdict['kind']
type Props = {
  rows: readonly ImportRow[]
  /** Of each row, the number it has in its file. */
  numbers: readonly number[]
  verdicts: readonly Verdict[]
  fields: readonly ImportField[]
  /** What the person chose otherwise, by row. */
  chosen: ReadonlyMap<number, RowAct>
  /** Whether organisations that are not there yet are made for their people. */
  creates: boolean
  onCreates: (creates: boolean) => void
  fault: string | undefined
  /** A mended row is still being compared with what is there. */
  busy: boolean
  onChoose: (row: number, act: RowAct) => void
  onMend: (row: number, field: string, value: string) => void
  onBack: () => void
  onRun: () => void
}

const kindWords: Record<Kind, MessageDescriptor> = {
  error: msg`Errors`,
  updates: msg`Updates`,
  duplicate: msg`Duplicates`,
  unchanged: msg`Unchanged`,
  new: msg`New`,
}
const kinds = ['error', 'updates', 'duplicate', 'new', 'unchanged'] as const

/** What becomes of every row; what is wrong is mended where it stands. */
export function ImportRowsStep(props: Props) {
  const { t } = useLingui()
  const { rows, numbers, verdicts, fields, chosen, fault, busy, onChoose, onMend, onBack, onRun } = props
  const held = (kind: Kind) => verdicts.flatMap((verdict, row) => (verdict.kind === kind ? [row] : []))
  const [looked, setLooked] = useState<Kind>()
  const shown = looked ?? kinds.find((kind) => held(kind).length > 0) ?? 'new'
  const acts = verdicts.map((verdict, row) => actOf(verdict, chosen.get(row)))
  const added = acts.filter((act) => act === 'add').length
  const updated = acts.filter((act) => act === 'update').length
  const listed = held(shown)
  const rowOf = (at: number) => {
    const of = listed[at] ?? -1
    const [row, number, verdict, act] = [rows[of], numbers[of], verdicts[of], acts[of]]
    return row && number !== undefined && verdict && act ? (
      <ImportRowLine
        key={of}
        {...{ at, number, row, verdict, act, fields }}
        onChoose={(act) => onChoose(of, act)}
        onMend={(field, value) => onMend(of, field, value)}
      />
    ) : null
  }
  return (
    <div className={css.part}>
      <h2>
        <Trans>Review rows</Trans>
      </h2>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <NewOrganisations {...props} />
      <fieldset className={css.kinds} aria-label={t`Show`}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === shown ? 'outline' : 'quiet'}
            aria-pressed={kind === shown}
            onClick={() => setLooked(kind)}
          >
            {t(kindWords[kind])} {formatNumber(held(kind).length)}
          </Button>
        ))}
      </fieldset>
      <table className={rowsCss.rows} aria-label={t(kindWords[shown])} aria-rowcount={listed.length + 1}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            <th scope="col">
              <Trans>Name</Trans>
            </th>
            <th scope="col">
              <Trans>Result</Trans>
            </th>
          </tr>
        </thead>
        <LongRows key={shown} count={listed.length} rowOf={rowOf} />
      </table>
      {listed.length === 0 && (
        <p className={css.about}>
          <Trans>None.</Trans>
        </p>
      )}
      <Foot {...{ added, updated, busy, onBack, onRun }} />
    </div>
  )
}

const mostNamed = 5

/** Organisations that people name and nobody knows: made with them, if that is wanted. */
function NewOrganisations({ verdicts, creates, onCreates }: Pick<Props, 'verdicts' | 'creates' | 'onCreates'>) {
  const missing = missingOrganisations(verdicts)
  if (missing.length === 0) return null
  const more = missing.length - mostNamed
  const named = missing.slice(0, mostNamed).join(', ')
  return (
    <div className={css.offer}>
      <CheckboxField
        checked={creates}
        onChange={(event) => onCreates(event.target.checked)}
        label={plural(missing.length, {
          one: 'Create the missing organisation',
          other: 'Create the # missing organisations',
        })}
        help={more > 0 ? t`${named} and ${more} more` : named}
      />
    </div>
  )
}

type FootProps = Pick<Props, 'busy' | 'onBack' | 'onRun'> & { added: number; updated: number }

const Foot = ({ added, updated, busy, onBack, onRun }: FootProps) => {
  const { t } = useLingui()
  return (
    <div className={css.foot}>
      <Button
        variant="primary"
        busy={busy}
        disabledReason={added + updated === 0 ? t`Nothing to add or update` : undefined}
        onClick={onRun}
      >
        {runWords(added, updated)}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        <Trans>Back to columns</Trans>
      </Button>
    </div>
  )
}

function runWords(added: number, updated: number): string {
  if (updated === 0) return plural(added, { one: 'Add # contact', other: 'Add # contacts' })
  if (added === 0) return plural(updated, { one: 'Update # contact', other: 'Update # contacts' })
  return t`Add ${formatNumber(added)}, update ${formatNumber(updated)}`
}
