import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconMailForward, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invitationQueries, useResendInvitation, useWithdrawInvitation } from '#src/api/settings-invitations.ts'
import { SettingTable } from '#src/components/settings/setting-table.tsx'
import { InvitationLink } from '#src/components/settings/shown-once.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuGroup } from '#src/components/ui/menu.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { Answer } from '#wire/operation.ts'
import type { listInvitations } from '#wire/settings-invitations.ts'
import css from './invitations.module.css'

type Invitation = Answer<typeof listInvitations>[number]

const named = (invitations: readonly Invitation[]) =>
  invitations.map((invitation) => ({ ...invitation, name: invitation.email }))

const sentOf = ({ date_sent }: Invitation) => <DateText date={date_sent} />

const stateOf = ({ expired, date_expires }: Invitation) =>
  expired ? (
    <Trans>Expired</Trans>
  ) : (
    <Trans>
      Valid until <DateText date={date_expires} inSentence />
    </Trans>
  )

/** Who was invited and has not come yet; nothing where there is nobody. */
export function Invitations() {
  const { t } = useLingui()
  const { data = [] } = useQuery({ ...invitationQueries.list(), select: named })
  const { handed, resend, withdraw, forget } = useInvitationActs()
  if (data.length === 0) return null
  return (
    <section className={css.root} aria-labelledby="invitations">
      <h2 id="invitations" className={css.title}>
        <Trans>Invited</Trans>
      </h2>
      <SettingTable
        label={t`Invited`}
        nameHead={t`Email`}
        items={data}
        columns={[
          { key: 'sent', head: t`Sent`, cell: sentOf, phone: 'hidden' },
          { key: 'state', head: t`Invitation`, cell: stateOf, phone: 'secondary' },
        ]}
        actsOf={(invitation) =>
          actsOf(
            () => void resend(invitation),
            () => void withdraw(invitation),
          )
        }
      />
      {handed && <InvitationLink {...handed} onClose={forget} />}
    </section>
  )
}

const actsOf = (resend: () => void, withdraw: () => void): MenuGroup[] => [
  {
    items: [
      { label: t`Send again`, icon: <Icon of={IconMailForward} />, onSelect: resend },
      { label: t`Withdraw invitation`, icon: <Icon of={IconTrash} />, onSelect: withdraw },
    ],
  },
]

function useInvitationActs() {
  const { t } = useLingui()
  const { mutateAsync: send } = useResendInvitation()
  const { mutateAsync: take } = useWithdrawInvitation()
  const [handed, setHanded] = useState<{ email: string; link: string }>()
  const resend = async ({ id, email }: Invitation) => {
    try {
      const { link } = await send({ params: { id } })
      if (link === null) await showToast({ text: t`Invitation sent to ${email}` })
      else setHanded({ email, link })
    } catch (error) {
      await sayFailed(error)
    }
  }
  const withdraw = async ({ id, email }: Invitation) => {
    try {
      await take({ params: { id } })
      await showToast({ text: t`Invitation of ${email} withdrawn` })
    } catch (error) {
      await sayFailed(error)
    }
  }
  return { handed, resend, withdraw, forget: () => setHanded(undefined) }
}
