import { formatNumber } from '#src/locales/formats.ts'
import classes from './waiting.module.css'

/** On an icon without words; its link says in words what is counted. */
export const Waiting = ({ count }: { count: number }) => (
  <span className={classes.mark} aria-hidden>
    {count > 99 ? `${formatNumber(99)}+` : formatNumber(count)}
  </span>
)
