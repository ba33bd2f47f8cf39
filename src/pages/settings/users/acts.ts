import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMakeResetLink, useUpdateUser } from '#src/api/settings-users.ts'
import { useSignOutUser } from '#src/api/sign-ins.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

type Named = { id: number; name: string; email: string }
type Handed = { email: string; link: string }

/** What can be done with a user beside changing who they are; `handed` is to be shown once, then forgotten. */
export function useUserActs() {
  const { t } = useLingui()
  const { mutateAsync: update } = useUpdateUser()
  const { mutateAsync: makeLink } = useMakeResetLink()
  const { mutateAsync: endAll } = useSignOutUser()
  const [handed, setHanded] = useState<Handed>()

  const setActive = ({ id, name }: Named, active: boolean) => {
    const back = () => void update({ params: { id }, body: { active: !active } }).catch(sayFailed)
    void update({ params: { id }, body: { active } }).then(
      () => showToast({ text: active ? t`${name} can sign in again` : t`${name} deactivated`, undo: back }),
      sayFailed,
    )
  }
  const sendResetLink = async ({ id, email }: Named) => {
    try {
      const { link } = await makeLink({ params: { id } })
      if (link === null) await showToast({ text: t`Sent a link to ${email}` })
      else setHanded({ email, link })
    } catch (error) {
      await sayFailed(error)
    }
  }
  const signOut = ({ id, name }: Named) =>
    endAll({ params: { id } }).then(() => showToast({ text: t`${name} is signed out everywhere` }), sayFailed)
  return { handed, signOut, setActive, sendResetLink, forget: () => setHanded(undefined) }
}
