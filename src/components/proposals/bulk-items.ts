import { t } from '@lingui/core/macro'
import type { MenuGroup, MenuItem } from '#src/components/ui/menu.tsx'

export type OwnerChoice = { id: number; name: string }
export type TagChoice = { id: number; name: string }

/** The users that many can be assigned to as a group of a menu. */
export const ownerItems = (owners: readonly OwnerChoice[], onChoose: (owner: OwnerChoice) => void): MenuGroup[] => [
  { label: t`Assign to`, items: owners.map((owner) => ({ label: owner.name, onSelect: () => onChoose(owner) })) },
]

/**
 * The tags as a group of a menu, ticked where each of the selected has it; choosing a ticked one removes it. Of what
 * nobody has seen, where `carried` is undefined, each can be added and removed.
 */
export function tagItems(
  tags: readonly TagChoice[] | undefined,
  carried: readonly TagChoice[] | undefined,
  onChoose: (tag: TagChoice, has: boolean) => void,
): MenuGroup[] {
  if (!tags?.length)
    return [{ label: t`Tags`, items: [], note: tags ? t`No tags yet. Type one on a proposal.` : t`Loading` }]
  const group = (label: string, has: boolean) => ({
    label,
    items: tags.map((tag) => ({ label: tag.name, onSelect: () => onChoose(tag, has) })),
  })
  if (!carried) return [group(t`Add tag`, true), group(t`Remove tag`, false)]
  const items = tags.map((tag): MenuItem => {
    const checked = carried.includes(tag)
    return { label: tag.name, checked, several: true, closes: true, onSelect: () => onChoose(tag, !checked) }
  })
  return [{ label: t`Tags`, items }]
}
