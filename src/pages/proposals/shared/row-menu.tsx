import { t } from '@lingui/core/macro'
import { IconArrowRight, IconCopy, IconLink, IconPencil, IconSend, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { subjectOf } from '#src/components/proposals/bulk-words.ts'
import { directoryItems, statusItems, type DirectoryChoice } from '#src/components/proposals/change-items.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuGroup } from '#src/components/ui/menu.tsx'
import type { LossReason } from '#wire/loss-reasons.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { proposalWriter } from '#wire/proposals.ts'
import { newPart } from '#src/parts.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { useTemplateAct } from './save-as-template.tsx'
import { copyInternalLink } from './link.ts'
import { askLossReason } from './loss-question.ts'
import type { useBulk } from './bulk.tsx'

const openDuplicating = newPart(() => import('./duplicate.ts'))

const lossItem = (item: ListItem, current: LossReason | null) => ({
  label: t`Loss reason…`,
  onSelect: () => askLossReason([item], { whom: subjectOf([item]), current }),
})

type RowMenuOptions = {
  bulk: Pick<ReturnType<typeof useBulk>, 'setStatus' | 'moveTo' | 'trash'>
  directories: readonly DirectoryChoice[]
  /** Making a second one of it is the app interface's. */
  canCopy: boolean
}

/** What can be done with one row of a list, and the window that it opens. */
export function useRowMenu({ bulk, directories, canCopy }: RowMenuOptions) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const duplicate = (item: ListItem) =>
    openDuplicating()
      .then(({ duplicate }) => duplicate({ client, navigate }, item))
      .catch(sayFailed)
  const template = useTemplateAct()
  const mayChange = useMay(proposalWriter)
  const menuOf = (item: ListItem): MenuGroup[] => {
    const { id, status } = item
    const go = (rest: string) => () => void navigate(`/proposals/${id}${rest}`)
    if (!mayChange)
      return [
        {
          items: [
            { label: t`Open`, icon: <Icon of={IconArrowRight} />, onSelect: go('') },
            { label: t`Copy internal link`, icon: <Icon of={IconLink} />, onSelect: () => void copyInternalLink(id) },
          ],
        },
      ]
    const sendable = status === 'edit' || status === 'open'
    return [
      {
        items: [
          { label: t`Open`, icon: <Icon of={IconArrowRight} />, onSelect: go('') },
          { label: t`Edit`, icon: <Icon of={IconPencil} />, onSelect: go('/edit') },
          ...(sendable ? [{ label: t`Send…`, icon: <Icon of={IconSend} />, onSelect: go('/send') }] : []),
          { label: t`Copy internal link`, icon: <Icon of={IconLink} />, onSelect: () => void copyInternalLink(id) },
          ...(canCopy
            ? [{ label: t`Duplicate`, icon: <Icon of={IconCopy} />, onSelect: () => void duplicate(item) }]
            : []),
          ...(canCopy ? template.itemsOf(item) : []),
        ],
      },
      {
        label: t`Status`,
        items: [
          ...statusItems(status, (to) => to !== status && bulk.setStatus([item], to)),
          ...(item.loss_reason !== undefined && status === 'lost' ? [lossItem(item, item.loss_reason)] : []),
        ],
      },
      ...(directories.length === 0
        ? []
        : directoryItems(directories, item.directory_id, (to) => bulk.moveTo([item], to))),
      {
        items: [
          { label: t`Move to trash`, icon: <Icon of={IconTrash} />, danger: true, onSelect: () => bulk.trash([item]) },
        ],
      },
    ]
  }
  return { menuOf, window: template.window }
}
