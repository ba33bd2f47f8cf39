import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import type { PaletteEntry, PaletteGroup } from './entry.ts'
import css from './list.module.css'

export const optionId = (list: string, at: number) => `${list}-${at}`

type Acts = { onHighlight: (at: number) => void; onChoose: (entry: PaletteEntry, beside: boolean) => void }
type Props = Acts & {
  id: string
  groups: readonly PaletteGroup[]
  /** Which entry is highlighted, counted over all groups. */
  at: number
}

/** What answers, in groups; the one that Enter opens is always in sight. */
export function PaletteList({ id, groups, at, ...acts }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected=true]')
    // The heading of the first group comes into sight with its first entry.
    if (at === 0) list.current?.scrollTo({ top: 0 })
    else option?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const starts = groups.map((_group, nth) => groups.slice(0, nth).reduce((sum, { entries }) => sum + entries.length, 0))
  return (
    <div ref={list} id={id} role="listbox" aria-label={t`Results`} className={css.list}>
      {groups.map((group, nth) => (
        <Group key={group.label ?? ''} list={id} group={group} from={starts[nth] ?? 0} at={at} {...acts} />
      ))}
    </div>
  )
}

type GroupProps = Acts & { list: string; group: PaletteGroup; from: number; at: number }

function Group({ list, group: { label, entries }, from, at, ...acts }: GroupProps) {
  const heading = useId()
  if (entries.length === 0) return null
  return (
    <div role="group" aria-labelledby={label === undefined ? undefined : heading} className={css.group}>
      {label !== undefined && (
        <p id={heading} role="presentation" className={css.heading}>
          {label}
        </p>
      )}
      {entries.map((entry, nth) => (
        <Option key={entry.key} {...acts} {...{ list, entry }} at={from + nth} current={from + nth === at} />
      ))}
    </div>
  )
}

type OptionProps = Acts & { list: string; entry: PaletteEntry; at: number; current: boolean }

function Option({ list, entry, at, current, onHighlight, onChoose }: OptionProps) {
  const { icon, kind, name, about, number, checked, language } = entry
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the line above has the keys
    <div
      id={optionId(list, at)}
      role="option"
      aria-selected={current}
      tabIndex={-1}
      className={css.option}
      // Not on enter: the list may move under a pointer that rests.
      onPointerMove={() => !current && onHighlight(at)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
    >
      <span className={css.icon}>{icon}</span>
      {kind !== undefined && <VisuallyHidden>{kind}</VisuallyHidden>}
      <span className={css.words}>
        <span className={css.name} lang={language}>
          {name}
        </span>
        {about && <span className={css.about}>{about}</span>}
      </span>
      {checked && (
        <>
          <Icon of={IconCheck} />
          <VisuallyHidden>
            <Trans>selected</Trans>
          </VisuallyHidden>
        </>
      )}
      {number && <span className={css.number}>{number}</span>}
    </div>
  )
}
