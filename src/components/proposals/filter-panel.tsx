import type { MessageDescriptor } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { positionBeside } from '#src/components/ui/position-beside.ts'
import { lossFilters } from '#wire/loss-reasons.ts'
import { validityFilters, type ListSort } from '#wire/proposal-list.ts'
import { proposalsCounted } from './bulk-words.ts'
import { Choices, type Named } from './filter-choices.tsx'
import { Amounts, SentDays } from './filter-limits.tsx'
import { sortWords, validityFilterWords } from './filter-names.ts'
import { FilterStep } from './filter-step.tsx'
import { countFilters, isNarrowedBy, listAddress, without, type ListAddress } from './list-address.ts'
import { lossWords } from './loss-words.ts'
import css from './filter-panel.module.css'

type Change = Partial<ListAddress>

type Props = {
  address: ListAddress
  /** What it was opened from. */
  beside: HTMLElement
  /** Whose proposals are one's own. */
  me: number | undefined
  /** Undefined while they come. */
  owners: readonly Named[] | undefined
  tags: readonly Named[] | undefined
  /** How many are found; undefined while it is not known. */
  found: { total: number; isMore: boolean } | undefined
  /** Whether it can be narrowed to proposals of one status: open ones that expire, lost ones with a reason. */
  hasStatus: boolean
  onChange: (next: ListAddress) => void
  onClose: () => void
}

const sorts = ['date_modified', 'date_created', 'name', 'date_openclient', 'valid_until'] as const

const chosenHere = [...countFilters, 'validity', 'loss_reason'] as const

/**
 * What the list is narrowed to, and its order, beside the list that follows with every choice. The browser floats it, closes it on Escape
 * or a press elsewhere, and gives the focus back to where it was.
 */
export function FilterPanel(props: Props) {
  const { address, beside, me, owners, tags, found, hasStatus, onChange: onGo, onClose } = props
  const panel = useRef<HTMLDivElement>(null)
  // The address follows what is chosen, and may be behind it.
  const [wanted, setWanted] = useState(address)
  const asked = useRef(new Set([listAddress.write(address)]))
  const { whose, owner = whose && me?.toString(), tag, sent, amount } = wanted
  const onChange = (change: Change) => {
    const next = listAddress.changed(wanted, change)
    setWanted(next)
    asked.current.add(listAddress.write(next))
    onGo(next)
  }
  const here = listAddress.write(address)
  // The list was narrowed elsewhere, by going back for example: what stands here is of before.
  useEffect(() => {
    if (!asked.current.has(here)) panel.current?.hidePopover()
  }, [here])
  useLayoutEffect(() => {
    panel.current?.showPopover()
    panel.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])
  // With every drawing: its lists come after it, and it stays within the window.
  useLayoutEffect(() => {
    if (panel.current) positionBeside(beside.getBoundingClientRect(), panel.current)
  })
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={t`Filter`}
      className={css.panel}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <div className={css.fields}>
        {hasStatus && wanted.view === 'list' && <Order sort={wanted.sort} onChange={onChange} />}
        <Choices
          label={t`Owner`}
          all={owners}
          chosen={owner}
          none={t`No users`}
          onChange={(owner) => onChange({ owner, whose: undefined })}
        />
        <Choices label={t`Tags`} all={tags} chosen={tag} none={t`No tags yet`} onChange={(tag) => onChange({ tag })} />
        <SentDays sent={sent} onChange={(sent) => onChange({ sent })} />
        <Amounts amount={amount} onChange={(amount) => onChange({ amount })} />
        {hasStatus && <StatusChoices wanted={wanted} onChange={onChange} />}
      </div>
      <div className={css.foot}>
        <span role="status" className={css.found}>
          {found && (found.isMore ? t`More than ${proposalsCounted(found.total)}` : proposalsCounted(found.total))}
        </span>
        {isNarrowedBy(wanted, chosenHere) && (
          <Button variant="quiet" onClick={() => onChange(without(chosenHere))}>
            {t`Clear all`}
          </Button>
        )}
        <Button onClick={() => panel.current?.hidePopover()}>{t`Done`}</Button>
      </div>
    </div>
  )
}

/** A phone has no heads to press, and a narrow window not all of them. */
const Order = ({ sort, onChange }: { sort: ListSort; onChange: (change: Change) => void }) => (
  <Steps
    label={t`Sort by`}
    steps={sorts}
    words={sortWords}
    chosen={sort}
    // There is always an order.
    onChange={(chosen = sort) => onChange({ sort: chosen })}
  />
)

type StatusChoicesProps = { wanted: ListAddress; onChange: (change: Change) => void }

/** What proposals of one status are narrowed by. */
const StatusChoices = ({ wanted: { status, validity, loss_reason }, onChange }: StatusChoicesProps) => (
  <>
    <Steps
      label={t`Valid until`}
      steps={validityFilters}
      words={validityFilterWords}
      chosen={validity}
      // Of open proposals, over which a search would look past.
      onChange={(validity) =>
        onChange({ validity, ...(validity && { status: 'open', sort: 'valid_until', loss_reason: undefined }) })
      }
    />
    {(status === 'lost' || loss_reason) && (
      <Steps
        label={t`Loss reason`}
        steps={lossFilters}
        words={lossWords}
        chosen={loss_reason}
        onChange={(loss_reason) =>
          onChange({ loss_reason, ...(loss_reason && { status: 'lost', validity: undefined }) })
        }
      />
    )}
  </>
)

type StepsProps<Step extends string> = {
  label: string
  steps: readonly Step[]
  words: Record<Step, MessageDescriptor>
  chosen: Step | undefined
  /** Undefined where the chosen one is taken off. */
  onChange: (step: Step | undefined) => void
}

/** One of these, or none. */
const Steps = <Step extends string>({ label, steps, words, chosen, onChange }: StepsProps<Step>) => (
  <fieldset className={css.group}>
    <legend>{label}</legend>
    <div className={css.steps}>
      {steps.map((step) => (
        <FilterStep key={step} isOn={chosen === step} onSelect={() => onChange(chosen === step ? undefined : step)}>
          {t(words[step])}
        </FilterStep>
      ))}
    </div>
  </fieldset>
)
