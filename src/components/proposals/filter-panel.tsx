import { t } from '@lingui/core/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { positionBeside } from '#src/components/ui/position-beside.ts'
import { validityFilters } from '#wire/proposal-list.ts'
import { proposalsCounted } from './bulk-words.ts'
import { Choices, type Named } from './filter-choices.tsx'
import { Amounts, SentDays } from './filter-limits.tsx'
import { validityFilterWords } from './filter-names.ts'
import { FilterStep } from './filter-step.tsx'
import { countFilters, isNarrowedBy, listAddress, without, type ListAddress } from './list-address.ts'
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
  /** Whether it can be narrowed to open proposals that expire. */
  hasValidity: boolean
  onChange: (next: ListAddress) => void
  onClose: () => void
}

const chosenHere = [...countFilters, 'validity'] as const

/**
 * What the list is narrowed to, beside the list that follows with every choice. The browser floats it, closes it on Escape
 * or a press elsewhere, and gives the focus back to where it was.
 */
export function FilterPanel(props: Props) {
  const { address, beside, me, owners, tags, found, hasValidity, onChange: onGo, onClose } = props
  const panel = useRef<HTMLDivElement>(null)
  // The address follows what is chosen, and may be behind it.
  const [wanted, setWanted] = useState(address)
  const asked = useRef(new Set([listAddress.write(address)]))
  const { whose, owner = whose && me?.toString(), tag, sent, amount, validity } = wanted
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
        {hasValidity && <Validities validity={validity} onChange={onChange} />}
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

type ValidityProps = { validity: ListAddress['validity']; onChange: (change: Change) => void }

const Validities = ({ validity, onChange }: ValidityProps) => (
  <fieldset className={css.group}>
    <legend>{t`Valid until`}</legend>
    <div className={css.steps}>
      {validityFilters.map((filter) => (
        <FilterStep
          key={filter}
          isOn={validity === filter}
          // Of open proposals, over which a search would look past.
          onSelect={() =>
            onChange(
              validity === filter ? { validity: undefined } : { validity: filter, status: 'open', sort: 'valid_until' },
            )
          }
        >
          {t(validityFilterWords[filter])}
        </FilterStep>
      ))}
    </div>
  </fieldset>
)
