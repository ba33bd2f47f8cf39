import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { useDeleteWebhook, useUpdateWebhook } from '#src/api/webhooks.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Webhook } from '#wire/webhooks.ts'

const failed = (error: unknown) => void showToast({ text: messageFor(error), tone: 'failed' })

/** Pauses or resumes, says so, and offers to take it back. */
export function useSwitch({ id, active }: Pick<Webhook, 'id' | 'active'>) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useUpdateWebhook(id)
  const set = (to: boolean) => mutateAsync({ change: { active: to } })
  const flip = () =>
    set(!active).then(
      () =>
        void showToast({
          text: active ? t`Paused: nothing is sent until it is resumed` : t`Resumed`,
          undo: () => void set(active).catch(failed),
        }),
      failed,
    )
  return { flip: () => void flip(), busy: isPending }
}

/** Deletes for good and goes to the list; `onRemoved` is called before. */
export function useRemoval({ id }: Pick<Webhook, 'id'>, onRemoved?: () => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useDeleteWebhook(id)
  const remove = async () => {
    try {
      await mutateAsync()
      onRemoved?.()
      await navigate('/webhooks')
      await showToast({ text: t`The webhook is deleted` })
    } catch (error) {
      failed(error)
    }
  }
  return { remove: () => void remove(), busy: isPending }
}
