import { useLingui } from '@lingui/react/macro'
import { LeaveGuard } from '#src/components/form/leave-guard.tsx'
import { unsentIn, type Written } from './written.ts'

type Props = { proposal: number; written: Written }

/** Asks before words that were not sent are lost with the record; its tabs and its send window keep them. */
export function ProposalWritingGuard({ proposal, written }: Props) {
  const { t } = useLingui()
  const isInternal = unsentIn(written).every(({ to }) => to === 'team')
  const record = `/proposals/${proposal}`
  return (
    <LeaveGuard
      dirty={() => true}
      keptAt={[record, `${record}/send`]}
      title={isInternal ? t`Leave without saving?` : t`Leave without sending?`}
      leave={isInternal ? t`Leave without saving` : t`Leave without sending`}
    />
  )
}
