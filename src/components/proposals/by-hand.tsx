import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import css from './by-hand.module.css'

/** Before a total that a hand wrote over the calculated one. */
export const ByHand = () => {
  const { t } = useLingui()
  return (
    <span className={css.pen} title={t`Manual total`}>
      <Icon of={IconPencil} size={14} />
      <VisuallyHidden>
        <Trans>Manual total:</Trans>{' '}
      </VisuallyHidden>
    </span>
  )
}
