import { t } from '@lingui/core/macro'
import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/notifications/styles.layer.css'
import { IconAlertTriangle, IconCircleCheckFilled, IconEye } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './toasts.module.css'

export type Toast = {
  text: string
  /** Takes it back; offered as long as the toast stands. */
  undo?: () => void
  /** `news` is what somebody else did. */
  tone?: 'done' | 'failed' | 'news'
  /** Leads to what it is about. */
  link?: { to: string; label: string }
  /** Shows more of it. */
  more?: { label: string; act: () => void }
  /** What it is about: it takes the place of a toast about the same. */
  about?: string
  /** Milliseconds; 8 s, as long as an undo stands. */
  lasts?: number
}

const glyphs = { done: IconCircleCheckFilled, failed: IconAlertTriangle, news: IconEye }

/** Where toasts stand: bottom left, over the page, out of the way of its totals. */
export const Toasts = () => (
  <Notifications position="bottom-left" limit={3} containerWidth={380} classNames={{ root: classes.dock }} />
)

export function show({ text, undo, more, link, about, tone = 'done', lasts = 8000 }: Toast) {
  if (about !== undefined) notifications.hide(about)
  const Glyph = glyphs[tone]
  const id = notifications.show({
    ...(about !== undefined && { id: about }),
    message: (
      <>
        <Glyph size={16} aria-hidden />
        <span className={classes.text}>{text}</span>
        {link && (
          <Link to={link.to} className={classes.undo} onClick={() => notifications.hide(id)}>
            {link.label}
          </Link>
        )}
        {more && <Act label={more.label} onClick={more.act} />}
        {undo && (
          <Act
            label={t`Undo`}
            onClick={() => {
              notifications.hide(id)
              undo()
            }}
          />
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

const Act = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={classes.undo} onClick={onClick}>
    {label}
  </button>
)
