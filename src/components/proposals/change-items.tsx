import { t } from '@lingui/core/macro'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { statusWords } from '#src/components/ui/status-words.ts'
import type { MenuGroup } from '#src/components/ui/menu.tsx'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

export type DirectoryChoice = { id: number; name: string }

/** The five statuses as items of a menu; `current` is the one that holds, where there is one. */
export const statusItems = (current: ProposalStatus | undefined, onChoose: (status: ProposalStatus) => void) =>
  proposalStatuses.map((status) => ({
    label: t(statusWords[status]),
    icon: <StatusMark status={status}>{''}</StatusMark>,
    ...(current !== undefined && { checked: status === current }),
    onSelect: () => onChoose(status),
  }))

/** The directories as a group of a menu, and the way out of all of them; `current` is where it is, if that is known. */
export const directoryItems = (
  directories: readonly DirectoryChoice[],
  current: number | null | undefined,
  onChoose: (directory: DirectoryChoice | null) => void,
): MenuGroup[] => [
  {
    label: t`Move to`,
    items: [...directories, null].map((directory) => ({
      label: directory?.name ?? t`No directory`,
      ...(current !== undefined && { checked: (directory?.id ?? null) === current }),
      onSelect: () => onChoose(directory),
    })),
  },
]
