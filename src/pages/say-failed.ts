import { messageFor } from '#src/api/error-message.ts'
import { showToast } from '#src/components/ui/toast.ts'

/** Why an act did not come about. */
export const sayFailed = (error: unknown) => showToast({ tone: 'failed', text: messageFor(error) })
