import { useLingui } from '@lingui/react/macro'
import classes from './skeleton-rows.module.css'

/** Lines where rows will stand. They show after 150 ms: what is quicker needs no announcement. */
export const SkeletonRows = ({ rows = 12, label }: { rows?: number | undefined; label?: string }) => {
  const { t } = useLingui()
  return (
    <output aria-label={label ?? t`Loading`} className={classes.root}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={classes.row}>
          <span className={classes.name} />
          <span className={classes.figure} />
        </div>
      ))}
    </output>
  )
}
