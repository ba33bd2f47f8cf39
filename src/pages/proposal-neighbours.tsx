import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { usePageActs } from '#src/components/palette/page-acts.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { isFloating, isWriting } from '#src/components/ui/key-place.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { formatNumber } from '#src/locales/formats.ts'
import { useNeighbours, type Step } from './proposal-trail.ts'
import css from './proposal-neighbours.module.css'

const up = <Icon of={IconChevronUp} size={18} />
const down = <Icon of={IconChevronDown} size={18} />

/** On to the next proposal of the list this one was opened from, and back; also by j and k. */
export function ProposalNeighbours({ id }: { id: number }) {
  const { t } = useLingui()
  const neighbours = useNeighbours(id)
  const go = (step: Step) => {
    if (!neighbours || neighbours.busy || !(step === 1 ? neighbours.canGo.on : neighbours.canGo.back)) return
    neighbours.go(step).catch((error: unknown) => showToast({ tone: 'failed', text: messageFor(error) }))
  }
  const canGo = neighbours?.canGo
  usePageActs([
    {
      items: [
        ...(canGo?.on ? [{ label: t`Next proposal`, icon: down, onSelect: () => go(1) }] : []),
        ...(canGo?.back ? [{ label: t`Previous proposal`, icon: up, onSelect: () => go(-1) }] : []),
      ],
    },
  ])
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isWriting(event) || isFloating()) return
      if (event.key === 'j') go(1)
      if (event.key === 'k') go(-1)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
  if (!neighbours) return null
  const { place, total, near, away } = neighbours
  return (
    <span className={css.root}>
      {total !== undefined && <span className={css.place}>{t`${formatNumber(place)} of ${formatNumber(total)}`}</span>}
      <IconButton
        label={t`Previous proposal`}
        aria-keyshortcuts="k"
        disabled={!canGo?.back}
        onClick={() => go(-1)}
        onPointerEnter={() => near(-1)}
        onPointerLeave={away}
      >
        {up}
      </IconButton>
      <IconButton
        label={t`Next proposal`}
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
