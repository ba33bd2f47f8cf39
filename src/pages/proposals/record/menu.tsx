import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconBell, IconCopy, IconDots, IconFileDownload, IconLink, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { statusItems } from '#src/components/proposals/change-items.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import type { Proposal } from '#wire/proposal-details.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import { useMoveToTrash } from './acts.ts'
import { copyInternalLink } from '#src/pages/proposals/shared/link.ts'
import { useStatusChange } from '#src/pages/proposals/shared/status-change.tsx'
import { duplicate } from '#src/pages/proposals/shared/duplicate.ts'
import { useTemplateAct } from '#src/pages/proposals/shared/save-as-template.tsx'
import { saveDocument } from '#src/pages/proposals/shared/save-document.ts'
import { useAuditItem } from '#src/pages/shared/audit-item.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import css from '#src/components/ui/record-menu.module.css'

/** The rarer acts: setting the status by hand, and the trash. What cannot be taken back asks first. */
export function ProposalRecordMenu({ proposal }: { proposal: Proposal }) {
  const { id, name, status } = proposal
  const { setStatus, dialog } = useStatusChange()
  const trash = useMoveToTrash(proposal)
  const { t } = useLingui()
  const template = useTemplateAct()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: hello } = useQuery(accountQueries.hello())
  const mayChange = useMay(updateProposal)
  const hasApp = hello?.interfaces.includes('app')
  const audit = useAuditItem('proposals', id)
  const document = {
    label: t`Download PDF`,
    icon: <Icon of={IconFileDownload} />,
    onSelect: () => void saveDocument(proposal),
  }
  const copy = {
    label: t`Duplicate`,
    icon: <Icon of={IconCopy} />,
    onSelect: () => void duplicate({ client, navigate }, proposal),
  }
  const [isAsking, setAsking] = useState(false)
  const reminder = {
    label: t`Send reminder…`,
    icon: <Icon of={IconBell} />,
    onSelect: () => void navigate(`/proposals/${id}/send?remind=true`),
  }
  const toTrash = { icon: <Icon of={IconTrash} />, danger: true, onSelect: () => setAsking(true) }
  const groups: MenuGroup[] = [
    ...(mayChange
      ? [{ label: t`Status`, items: statusItems(status, (to) => to !== status && setStatus([proposal], to)) }]
      : []),
    {
      items: [
        ...(hasApp && mayChange && status === 'open' ? [reminder] : []),
        ...(hasApp ? [document] : []),
        ...(hasApp && mayChange ? [copy, ...template.itemsOf(proposal)] : []),
        { label: t`Copy internal link`, icon: <Icon of={IconLink} />, onSelect: () => void copyInternalLink(id) },
        ...audit,
        ...(mayChange ? [{ label: t`Move to trash`, ...toTrash }] : []),
      ],
    },
  ]
  usePageActs(groups)
  return (
    <>
      <Menu label={t`More`} className={css.trigger} trigger={<Icon of={IconDots} size={18} />} groups={groups} />
      <ConfirmDialog
        opened={isAsking}
        title={t`Move this proposal to the trash?`}
        confirm={t`Move to trash`}
        danger
        busy={trash.busy}
        onConfirm={trash.move}
        onClose={() => setAsking(false)}
      >
        <Trans>“{name}” is removed from all lists. You can restore it under Settings, Trash.</Trans>
      </ConfirmDialog>
      {dialog}
      {template.window}
    </>
  )
}
