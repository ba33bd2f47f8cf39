import { useLingui } from '@lingui/react/macro'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import classes from './status-mark.module.css'
import { statusWords } from './status-words.ts'

type Props = {
  status: ProposalStatus
  /** The word beside the shape; the status itself when nothing else is given. */
  children?: string
}

/** Shape and word, so that nobody needs to see the hue. */
export function StatusMark({ status, children }: Props) {
  const { t } = useLingui()
  return (
    <span className={classes.root} data-status={status}>
      <Shape status={status} />
      {children ?? t(statusWords[status])}
    </span>
  )
}

/** The shape alone, where a sentence beside it says the same. */
export const StatusGlyph = ({ status }: Pick<Props, 'status'>) => (
  <span className={classes.root} data-status={status}>
    <Shape status={status} />
  </span>
)

const Shape = ({ status }: Pick<Props, 'status'>) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    {shapes[status]}
  </svg>
)

const ring = <circle className={classes.line} cx="8" cy="8" r="5.6" />
const shapes = {
  edit: <circle className={classes.line} cx="8" cy="8" r="5.6" strokeDasharray="2.2 2.198" />,
  open: (
    <>
      {ring}
      <path className={classes.fill} d="M8 4.4a3.6 3.6 0 010 7.2z" />
    </>
  ),
  won: (
    <>
      <circle className={classes.fill} cx="8" cy="8" r="6.4" />
      <path className={classes.check} d="M5 8.3l2.1 2.1L11.1 6" />
    </>
  ),
  lost: (
    <>
      {ring}
      <path className={classes.line} d="M5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2" />
    </>
  ),
  closed: (
    <>
      <rect className={classes.line} x="2.6" y="2.6" width="10.8" height="10.8" rx="1.5" />
      <path className={classes.line} d="M5.3 8h5.4" />
    </>
  ),
} satisfies Record<ProposalStatus, unknown>
