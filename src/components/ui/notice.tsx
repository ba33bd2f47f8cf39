import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import classes from './notice.module.css'

type Props = { tone?: 'warn' | 'danger' | 'ok'; children: ReactNode; action?: ReactNode }

/** A band over the page: what is the matter, and what can be done about it. */
export const Notice = ({ tone = 'warn', children, action }: Props) => (
  <div role={tone === 'danger' ? 'alert' : 'status'} className={classes.root} data-tone={tone}>
    <Icon of={tone === 'ok' ? IconCircleCheck : IconAlertTriangle} />
    <span className={classes.text}>{children}</span>
    {action}
  </div>
)
