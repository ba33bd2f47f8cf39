import { useLingui } from '@lingui/react/macro'
import { IconFilter } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import css from './column-choice.module.css'
import menu from '#src/components/ui/record-menu.module.css'

type Props = { isOpen: boolean; onChoose: (beside: HTMLElement) => void }

/** Opens what the list is narrowed to; on a phone, where a title would lose its words to it, the menu does. */
export function FilterChoice({ isOpen, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.choice}>
      <button
        type="button"
        className={menu.trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t`Filter`}
        title={t`Filter`}
        onClick={({ currentTarget }) => onChoose(currentTarget)}
      >
        <Icon of={IconFilter} size={18} />
      </button>
    </div>
  )
}
