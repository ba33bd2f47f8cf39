import { messageFor } from '#src/api/error-message.ts'
import { showToast } from '#src/components/ui/toast.ts'

/** Whether an act came about; why it did not is said. */
export const cameAbout = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    async (error: unknown) => {
      await sayFailed(error)
      return false
    },
  )

/** Why an act did not come about, after what did come about of it. */
export const sayFailed = (error: unknown, done?: string) =>
  showToast({ tone: 'failed', text: done === undefined ? messageFor(error) : `${done}. ${messageFor(error)}` })
