import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { useShortcuts } from '#src/components/keys/use-shortcuts.ts'
import { countWords } from '#src/components/list/page.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { listLeftAt } from './list-position.ts'
import type { Neighbours, Step } from './record-trail.ts'
import css from './record-neighbours.module.css'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

const up = <Icon of={IconChevronUp} size={18} />
const down = <Icon of={IconChevronDown} size={18} />

type Props = {
  neighbours: Neighbours | undefined
  /** What going there is called: "Next proposal". */
  words: { next: string; previous: string }
}

/** On to the next record of the list this one was opened from, and back; also by j and k. Escape leads to the list. */
export function RecordNeighbours({ neighbours, words: { next, previous } }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [, list = ''] = useLocation().pathname.split('/')
  const back = () => void navigate(listLeftAt(`/${list}`))
  const go = (step: Step) => {
    if (!neighbours || neighbours.busy || !(step === 1 ? neighbours.canGo.on : neighbours.canGo.back)) return
    neighbours.go(step).catch(sayFailed)
  }
  const canGo = neighbours?.canGo
  usePageActs([
    {
      items: [
        ...(canGo?.on ? [{ label: next, icon: down, onSelect: () => go(1) }] : []),
        ...(canGo?.back ? [{ label: previous, icon: up, onSelect: () => go(-1) }] : []),
      ],
    },
  ])
  useShortcuts('record', { next: () => go(1), previous: () => go(-1), back })
  if (!neighbours) return null
  const { place, total, isMore, near, away } = neighbours
  return (
    <span className={css.root}>
      {total !== undefined && (
        <span className={css.place}>{t`${formatNumber(place)} of ${countWords(total, isMore)}`}</span>
      )}
      <IconButton
        label={previous}
        aria-keyshortcuts="k"
        disabled={!canGo?.back}
        onClick={() => go(-1)}
        onPointerEnter={() => near(-1)}
        onPointerLeave={away}
      >
        {up}
      </IconButton>
      <IconButton
        label={next}
        aria-keyshortcuts="j"
        disabled={!canGo?.on}
        onClick={() => go(1)}
        onPointerEnter={() => near(1)}
        onPointerLeave={away}
      >
        {down}
      </IconButton>
    </span>
  )
}
