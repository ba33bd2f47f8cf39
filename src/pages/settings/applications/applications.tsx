import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { applicationQueries, useDeleteApplication, useRotateApplicationSecret } from '#src/api/settings-applications.ts'
import { ClientSecret } from '#src/components/settings/shown-once.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { useHasApp } from '#src/pages/shared/has-app.ts'
import { AssistantsForm } from './assistants.tsx'
import { ApplicationWindow, type Application } from './window.tsx'
import { SettingsList } from '#src/pages/settings/shared/list.tsx'
import { loadFor } from '#src/pages/shared/screen-for.tsx'
import { listApplications } from '#wire/settings-applications.ts'

export const load = loadFor(listApplications, (client) => () => {
  client.query({ ...applicationQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
})

/** Applications that may ask for access (interface, section 6). */
export function Component() {
  const { t } = useLingui()
  const list = useQuery({ ...applicationQueries.list(), staleTime: 30_000 })
  const [rotating, setRotating] = useState<Application>()
  const { mutateAsync } = useDeleteApplication()
  const hasApp = useHasApp()
  return (
    <SettingsList<Application>
      title={t`API applications`}
      about={t`Apps that can ask your users for access to this account.`}
      list={list}
      empty={{ title: t`No applications yet`, text: t`Register an application to connect another app.` }}
      columns={[
        {
          key: 'client_id',
          head: t`Client ID`,
          cell: ({ client_id }) => client_id,
          phone: 'secondary',
          phoneHead: true,
        },
        { key: 'kind', head: t`Type`, cell: kindOf, phone: 'hidden' },
        {
          key: 'redirect_uris',
          head: t`Redirect URIs`,
          cell: ({ redirect_uris }) => redirect_uris.join(', '),
          phone: 'hidden',
        },
      ]}
      editing={{
        create: t`Register application`,
        in: ApplicationWindow,
        acts: (application) => (application.confidential ? [rotateAct(() => setRotating(application))] : []),
        removal: {
          confirm: t`Delete application`,
          says: t`All users lose access at once. A new application gets a different client ID. This cannot be undone.`,
          remove: ({ id }) => mutateAsync({ params: { id } }),
        },
      }}
    >
      {hasApp && <AssistantsForm />}
      {rotating && <RotateSecret application={rotating} onClose={() => setRotating(undefined)} />}
    </SettingsList>
  )
}

function kindOf({ confidential, first_party, self_registered, current }: Application) {
  const own = first_party ? t`This Proffer` : confidential ? t`Confidential` : t`Public`
  const kind = self_registered ? t`Assistant` : own
  return current ? t`${kind}, in use now` : kind
}

const rotateAct = (onSelect: () => void): MenuItem => ({
  label: t`Create new secret`,
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
      if (client_secret === null) setFault(t`The new secret was shown before. Create another one.`)
      else setSecret(client_secret)
    } catch (error) {
      setFault(messageFor(error))
    }
  }
  if (secret !== undefined) return <ClientSecret client_id={client_id} client_secret={secret} onClose={onClose} />
  return (
    <ConfirmDialog
      opened
      title={t`Create a new secret for “${name}”?`}
      confirm={t`Create new secret`}
      danger
      busy={isPending}
      onConfirm={() => void rotate()}
      onClose={onClose}
    >
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      <p>
        <Trans>The old secret stops working at once. Add the new one to the application.</Trans>
      </p>
    </ConfirmDialog>
  )
}
