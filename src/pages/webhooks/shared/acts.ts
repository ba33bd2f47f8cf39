import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useDeleteWebhook, useUpdateWebhook, webhookQueries } from '#src/api/webhooks.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Webhook } from '#wire/webhooks.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

const failed = (error: unknown) => void sayFailed(error)

/** Pauses or resumes, says so, and offers to take it back. */
export function useSwitch({ id, active }: Pick<Webhook, 'id' | 'active'>) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useUpdateWebhook(id)
  const set = (to: boolean) => mutateAsync({ change: { active: to } })
  const flip = () =>
    set(!active).then(
      () =>
        void showToast({
          text: active ? t`Paused. Nothing is sent until you resume.` : t`Resumed`,
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
  const client = useQueryClient()
  const { mutateAsync, isPending } = useDeleteWebhook(id)
  const remove = async () => {
    try {
      await mutateAsync()
      onRemoved?.()
      await navigate('/webhooks', { replace: true })
      // Not before: the page that showed it would ask for it again.
      client.removeQueries({ queryKey: webhookQueries.detail(id).queryKey })
      await showToast({ text: t`Webhook deleted` })
    } catch (error) {
      failed(error)
    }
  }
  return { remove: () => void remove(), busy: isPending }
}
