import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useResetUserPassword, useUpdateUser } from '#src/api/settings-users.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

type Named = { id: number; name: string; email: string }
type Secret = { email: string; password: string }

/** What can be done with a user beside changing who they are; `secret` is to be shown once, then forgotten. */
export function useUserActs() {
  const { t } = useLingui()
  const { mutateAsync: update } = useUpdateUser()
  const { mutateAsync: reset } = useResetUserPassword()
  const [secret, keepSecret] = useState<Secret>()

  const setActive = ({ id, name }: Named, active: boolean) => {
    const back = () => void update({ params: { id }, body: { active: !active } }).catch(sayFailed)
    void update({ params: { id }, body: { active } }).then(
      () => showToast({ text: active ? t`${name} can sign in again` : t`${name} deactivated`, undo: back }),
      sayFailed,
    )
  }
  const resetPassword = async ({ id, email }: Named) => {
    try {
      const { password } = await reset({ params: { id } })
      if (password !== null) keepSecret({ email, password })
    } catch (error) {
      await sayFailed(error)
    }
  }
  return { secret, setActive, resetPassword, forget: () => keepSecret(undefined) }
}
