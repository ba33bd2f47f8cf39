import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/notifications/styles.layer.css'
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react'
import classes from './toasts.module.css'

export type Toast = {
  text: string
  /** Takes it back; offered as long as the toast stands. */
  undo?: () => void
  tone?: 'done' | 'failed'
  /** Milliseconds; 8 s, as long as an undo stands. */
  lasts?: number
}

/** Where toasts stand: bottom left, over the page, out of the way of its totals. */
export const Toasts = () => (
  <Notifications position="bottom-left" limit={3} containerWidth={380} classNames={{ root: classes.dock }} />
)

export function show({ text, undo, tone = 'done', lasts = 8000 }: Toast) {
  const id = notifications.show({
    message: (
      <>
        {tone === 'done' ? (
          <IconCircleCheckFilled size={16} aria-hidden />
        ) : (
          <IconAlertTriangle size={16} aria-hidden />
        )}
        <span className={classes.text}>{text}</span>
        {undo && (
          <button
            type="button"
            className={classes.undo}
            onClick={() => {
              notifications.hide(id)
              undo()
            }}
          >
            <Trans>Undo</Trans>
          </button>
        )}
      </>
    ),
    // A failure stays until it has been read.
    autoClose: tone === 'failed' ? false : lasts,
    role: tone === 'failed' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': t`Dismiss` },
    classNames: classes,
  })
  return () => void notifications.hide(id)
}
