import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { use, type ReactNode } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Chip } from '#src/components/ui/chip.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { needFilterWords, validityFilterWords } from './filter-names.ts'
import { amountWords, namesOf, sentWords } from './filter-words.ts'
import { listFilters, without, type ListAddress } from './list-address.ts'
import { lossWords } from './loss-words.ts'
import css from '#src/components/list/filters.module.css'

type Names = ReadonlyMap<number, string>

type Props = {
  address: ListAddress
  directory: string | undefined
  owners: Names | undefined
  tags: Names | undefined
  onChange: (change: Partial<ListAddress>) => void
  /** Where filters can be chosen: opens that beside what was pressed. */
  onChoose?: ((beside: HTMLElement) => void) | undefined
  /** The days that are shown where none are chosen. */
  period?: string | undefined
  /** In the place of the chip of the directory. */
  directoryMenu?: ReactNode
  /** What differs from the view that was saved. */
  changed?: ReadonlySet<keyof ListAddress> | undefined
  /** At the end of the line. */
  children?: ReactNode
}

type Filter = {
  of: keyof ListAddress
  label: string
  value: string | undefined
  /** It is not chosen in the panel. */
  isFixed?: boolean
  /** It cannot be taken off. */
  isGiven?: boolean
}

/** What narrows the list, each with the way to take it off. */
export function FilterChips(props: Props) {
  const { address, directory, owners, tags, onChange, onChoose, period, directoryMenu, changed, children } = props
  const { t } = useLingui()
  const locale = use(MoneyLocale)
  const { query, directory_id, validity, need, loss_reason, whose, owner, tag, sent, amount } = address
  const filters: readonly Filter[] = [
    {
      of: 'directory_id',
      label: t`Directory`,
      value: directory_id === undefined || directoryMenu ? undefined : (directory ?? String(directory_id)),
      isFixed: true,
    },
    { of: 'validity', label: t`Valid until`, value: validity && t(validityFilterWords[validity]) },
    { of: 'need', label: t`Needs you`, value: need && t(needFilterWords[need]), isFixed: true },
    { of: 'loss_reason', label: t`Loss reason`, value: loss_reason && t(lossWords[loss_reason]) },
    { of: 'whose', label: t`Owner`, value: whose && t`You` },
    { of: 'owner', label: t`Owner`, value: owner && namesOf(owner, owners) },
    { of: 'tag', label: t({ context: 'label', message: 'Tag' }), value: tag && namesOf(tag, tags) },
    { of: 'sent', label: t`Sent`, value: sent ? sentWords(sent) : period, isGiven: !sent },
    { of: 'amount', label: t`Amount`, value: amount && amountWords(amount, locale) },
    { of: 'query', label: t`Any status`, value: query === '' ? undefined : `“${query}”`, isFixed: true },
  ]
  const on = filters.filter((filter) => filter.value !== undefined)
  const removable = on.filter(({ isGiven }) => !isGiven).length + (directoryMenu && directory_id !== undefined ? 1 : 0)
  return (
    // Those of a report are few, and all of them are seen on a phone too.
    <div className={css.filters} data-few={directoryMenu !== undefined || undefined}>
      {on.map(({ of, label, value = '', isFixed, isGiven }) => (
        <Chip
          key={of}
          label={label}
          value={value}
          isChanged={changed?.has(of)}
          onChange={isFixed || !onChoose ? undefined : ({ currentTarget }) => onChoose(currentTarget)}
          onRemove={isGiven ? undefined : () => onChange({ [of]: of === 'query' ? '' : undefined })}
        />
      ))}
      {directoryMenu}
      {onChoose && (
        <Button
          variant="quiet"
          className={css.act}
          icon={<Icon of={IconPlus} size={14} />}
          aria-haspopup="dialog"
          aria-label={t`Add filter`}
          onClick={({ currentTarget }) => onChoose(currentTarget)}
        >
          {t`Filter`}
        </Button>
      )}
      {removable > 1 && (
        <Button variant="quiet" className={css.act} onClick={() => onChange({ ...without(listFilters), query: '' })}>
          {t`Clear all`}
        </Button>
      )}
      {children}
    </div>
  )
}
