import { Trans } from '@lingui/react/macro'
import { IconEye, IconPencil } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import type { ProposalVersionItem } from '#wire/proposal-versions.ts'
import css from './versions.module.css'

/** What a version is to people: what the customer sees, or what is written now. */
export function VersionMark({ version: { seen_by_customer, current } }: { version: ProposalVersionItem }) {
  if (seen_by_customer)
    return (
      <span className={css.mark}>
        <Icon of={IconEye} size={14} />
        <Trans>Visible to the customer</Trans>
      </span>
    )
  if (!current) return null
  return (
    <span className={css.mark}>
      <Icon of={IconPencil} size={14} />
      <Trans>Draft</Trans>
    </span>
  )
}
