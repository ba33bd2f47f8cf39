import { messageFor } from '#src/api/error-message.ts'
import { showToast } from '#src/components/ui/toast.ts'

/** Why an act did not come about, after what did come about of it. */
export const sayFailed = (error: unknown, done?: string) =>
  showToast({ tone: 'failed', text: done === undefined ? messageFor(error) : `${done}. ${messageFor(error)}` })
