import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconKey } from '@tabler/icons-react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { applicationQueries, useDeleteApplication, useRotateApplicationSecret } from '#src/api/settings-applications.ts'
import { ClientSecret } from '#src/components/settings/shown-once.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import type { Answer } from '#wire/operation.ts'
import type { listApplications } from '#wire/settings-applications.ts'
import { ApplicationWindow } from './settings-application-window.tsx'
import { SettingsList } from './settings-list.tsx'

export const load = (client: QueryClient) => () => {
  client.query({ ...applicationQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

export type Application = Answer<typeof listApplications>[number]

/** Applications that may ask for access (specification 5, step 1). */
export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...applicationQueries.list(), staleTime: 30_000 })
  const [rotating, setRotating] = useState<Application>()
  const { mutateAsync } = useDeleteApplication()
  return (
    <SettingsList<Application>
      title={t`API applications`}
      about={t`Programs that may ask people of this account for access. Each has a client id; one on a server has a secret too.`}
      list={list}
      empty={{ title: t`No applications yet`, text: t`Register one to let another program work with this account.` }}
      columns={[
        { head: t`Client id`, of: ({ client_id }) => client_id },
        { head: t`Kind`, of: kindOf, minor: true },
        { head: t`Comes back to`, of: ({ redirect_uris }) => redirect_uris.join(', '), minor: true },
      ]}
      editing={{
        create: t`Register application`,
        in: ApplicationWindow,
        acts: (application) => (application.confidential ? [rotateAct(() => setRotating(application))] : []),
        removal: {
          confirm: t`Delete application`,
          says: t`Everybody who uses it loses access at once, and it cannot come back under this client id. This cannot be undone.`,
          remove: ({ id }) => mutateAsync({ params: { id } }),
        },
      }}
    >
      {rotating && <RotateSecret application={rotating} onClose={() => setRotating(undefined)} />}
    </SettingsList>
  )
}

function kindOf({ confidential, current }: Application) {
  const kind = confidential ? t`With a secret` : t`Public`
  return current ? t`${kind}, used right now` : kind
}

const rotateAct = (onSelect: () => void): MenuItem => ({
  label: t`Make a new secret`,
  icon: <Icon of={IconKey} />,
  onSelect,
})

type RotateProps = { application: Application; onClose: () => void }

/** The old secret is worth nothing from that moment on, so it is asked once more. */
function RotateSecret({ application: { id, client_id, name }, onClose }: RotateProps) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useRotateApplicationSecret()
  const [secret, setSecret] = useState<string>()
  const [fault, setFault] = useState<string>()
  const rotate = async () => {
    try {
      const { client_secret } = await mutateAsync({ params: { id } })
      if (client_secret === null) setFault(t`The new secret was shown before. Make another one.`)
      else setSecret(client_secret)
    } catch (error) {
      setFault(messageFor(error))
    }
  }
  if (secret !== undefined) return <ClientSecret client_id={client_id} client_secret={secret} onClose={onClose} />
  return (
    <ConfirmDialog
      opened
      title={t`A new secret for “${name}”?`}
      confirm={t`Make a new secret`}
      danger
      busy={isPending}
      onConfirm={() => void rotate()}
      onClose={onClose}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <p>
        <Trans>The old one stops working at once. The application gets no new access until it has the new one.</Trans>
      </p>
    </ConfirmDialog>
  )
}
