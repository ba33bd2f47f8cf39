import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { usePageActs } from '#src/components/palette/page-acts.ts'
import { statusItems } from '#src/components/proposals/change-items.tsx'
import { LeaveWonDialog } from '#src/components/proposals/leave-won-dialog.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Proposal } from '#wire/proposals.ts'
import { useMoveToTrash, useStatusChange } from './proposal-acts.ts'
import { useDuplicate } from './proposal-duplicate.ts'
import css from '#src/components/ui/record-menu.module.css'

/** The rarer acts: setting the status by hand, and the trash. What cannot be taken back asks first. */
export function ProposalRecordMenu({ proposal }: { proposal: Proposal }) {
  const { name, status } = proposal
  const change = useStatusChange(proposal)
  const trash = useMoveToTrash(proposal)
  const { t } = useLingui()
  const duplicate = useDuplicate()
  const { data: hello } = useQuery(accountQueries.hello())
  const copies = hello?.interfaces.includes('app')
    ? [{ label: t`Duplicate`, icon: <Icon of={IconCopy} />, onSelect: () => void duplicate(proposal) }]
    : []
  const [asks, setAsks] = useState<'trash' | ProposalStatus>()
  const close = () => setAsks(undefined)

  const move = (to: ProposalStatus) => {
    if (to === status) return
    if (status === 'won') setAsks(to)
    else change(to)
  }
  const toTrash = { icon: <Icon of={IconTrash} />, danger: true, onSelect: () => setAsks('trash') }
  const groups: MenuGroup[] = [
    { label: t`Status`, items: statusItems(status, move) },
    { items: [...copies, { label: t`Move to trash`, ...toTrash }] },
  ]
  usePageActs(groups)
  return (
    <>
      <Menu label={t`More`} className={css.trigger} trigger={<Icon of={IconDots} size={18} />} groups={groups} />
      <ConfirmDialog
        opened={asks === 'trash'}
        title={t`Move this proposal to the trash?`}
        confirm={t`Move to trash`}
        danger
        busy={trash.busy}
        onConfirm={trash.move}
        onClose={close}
      >
        <Trans>“{name}” leaves every list. Nothing of it is lost: it can be restored under Settings, Trashcan.</Trans>
      </ConfirmDialog>
      <LeaveWonDialog
        opened={asks !== undefined && asks !== 'trash'}
        confirm={asks && asks !== 'trash' ? t`Move to ${t(statusWords[asks])}` : t`Move`}
        onConfirm={() => {
          if (asks && asks !== 'trash') change(asks)
          close()
        }}
        onClose={close}
      />
    </>
  )
}
