import { t } from '@lingui/core/macro'
import type { SendingEnd } from '#wire/scheduled-sending.ts'

/** Why a scheduled sending did not happen, as it stands after a colon; the service's own words say which receiver. */
export function unsentReason(reason: SendingEnd | undefined): string {
  switch (reason) {
    case 'edited':
      return t`the proposal was edited after it was scheduled`
    case 'trashed':
      return t`the proposal was in the trash`
    case 'status_changed':
      return t`the status had changed`
    case 'receivers':
      return t`a receiver cannot be emailed`
    case 'no_template':
      return t`the email template no longer exists`
    case 'user_inactive':
      return t`whoever scheduled it is no longer an active user`
    case 'person':
    case 'sent':
    case 'not_sendable':
    case undefined:
      return t`it could not be sent as it was`
  }
}
