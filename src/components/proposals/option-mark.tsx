import { t } from '@lingui/core/macro'
import { IconCheck } from '@tabler/icons-react'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import css from './option-mark.module.css'

type Props = { kind: 'check' | 'radio'; chosen: boolean }

/** Whether an option is chosen, in the shape of the control the customer has: a circle for one of several, a tick box. */
export const OptionMark = ({ kind, chosen }: Props) => (
  <span className={css.mark} data-kind={kind} data-chosen={chosen || undefined}>
    {kind === 'check' && chosen && <IconCheck size={14} stroke={2.6} aria-hidden />}
    <VisuallyHidden>{words[kind](chosen)}</VisuallyHidden>
  </span>
)

const words = {
  radio: (chosen: boolean) => (chosen ? t`Selected in the group` : t`Another option in the group`),
  check: (chosen: boolean) => (chosen ? t`Optional, selected` : t`Optional, not selected`),
}
