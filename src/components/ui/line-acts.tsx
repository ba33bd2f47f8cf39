import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import css from './line-acts.module.css'

type Props = {
  /** Which line, in words: "step 2". */
  what: string
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  /** Beside one short field: they stay on its line on a phone too. */
  inline?: boolean
}

/**
 * What can be done with one of several lines whose order counts. A button that can do nothing more keeps the focus: the
 * line it moved has come to an end of the list.
 */
export function LineActs({ what, at, count, onMove, onRemove, inline }: Props) {
  const { t } = useLingui()
  return (
    <span className={css.root} data-inline={inline || undefined}>
      <IconButton
        label={t`Move ${what} up`}
        aria-disabled={at === 0 || undefined}
        onClick={() => at > 0 && onMove(at - 1)}
      >
        <Icon of={IconArrowUp} />
      </IconButton>
      <IconButton
        label={t`Move ${what} down`}
        aria-disabled={at === count - 1 || undefined}
        onClick={() => at < count - 1 && onMove(at + 1)}
      >
        <Icon of={IconArrowDown} />
      </IconButton>
      <IconButton label={t`Remove ${what}`} onClick={onRemove}>
        <Icon of={IconX} />
      </IconButton>
    </span>
  )
}
