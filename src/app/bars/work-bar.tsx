import { useLingui } from '@lingui/react/macro'
import type { WorkShown } from '#src/api/work-shown.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useAsksBeforeClosing } from '#src/components/ui/use-asks-before-closing.ts'
import { formatNumber } from '#src/locales/formats.ts'
import css from './work-bar.module.css'

type Props = WorkShown & {
  /** The service goes on with it when the tab is closed. */
  goesOn?: boolean
}

/** How far work of many requests is, on whatever page the person has gone to, with the way to stop it. */
export function WorkBar({ label, done, of, stopping, goesOn = false, onStop }: Props) {
  const { t } = useLingui()
  useAsksBeforeClosing(() => !goesOn)
  return (
    <section aria-label={label} className={css.root}>
      <span className={css.text}>
        {label}
        <span className={css.count}>
          {of === undefined ? formatNumber(done) : t`${formatNumber(done)} of ${formatNumber(of)}`}
        </span>
      </span>
      <progress aria-label={label} className={css.progress} {...(of !== undefined && { value: done, max: of })} />
      <Button variant="outline" className={css.stop} busy={stopping} onClick={onStop}>
        {stopping ? t`Stopping` : t`Stop`}
      </Button>
    </section>
  )
}
