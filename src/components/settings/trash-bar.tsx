import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import css from './trash-bar.module.css'

type Props = { count: number; busy: boolean; onRestore: () => void; onClear: () => void }

/** What can be done with what is ticked in the trashcan; it docks at the foot and moves nothing. */
export function TrashBar({ count, busy, onRestore, onClear }: Props) {
  const { t } = useLingui()
  return (
    <section className={css.root} aria-label={t`Selection`}>
      <Button variant="primary" busy={busy} onClick={onRestore}>
        <Plural value={count} one="Restore # record" other="Restore # records" />
      </Button>
      <Button variant="quiet" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
    </section>
  )
}
