import { useLingui } from '@lingui/react/macro'
import { Money } from '#src/components/ui/money.tsx'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import { proposalStatuses, type ProposalStatus } from '#wire/proposal-status.ts'

interface Counted {
  count: number
  /** Money of several currencies is listed, never added. */
  sums: readonly { currency: string; total: string }[]
}

export type StatusCounts = Readonly<Record<ProposalStatus, Counted>>

type Props = {
  /** None while a search runs over all of them. */
  current: ProposalStatus | undefined
  /** Undefined while it is not known, null where the service does not count. */
  counted: StatusCounts | null | undefined
  to: (status: ProposalStatus) => string
}

/** The five lists, each with how many it holds and what they come to, where the service says. */
export function StatusTabs({ current, counted, to }: Props) {
  const { t } = useLingui()
  return (
    <Tabs label={t`Status`}>
      {proposalStatuses.map((status) => (
        <Tab
          key={status}
          to={to(status)}
          current={status === current}
          count={counted?.[status].count}
          // The line is there before its figures are, so that nothing moves when they come.
          sum={counted === null ? undefined : <Sums sums={counted?.[status].sums ?? []} />}
        >
          <StatusMark status={status} />
        </Tab>
      ))}
    </Tabs>
  )
}

export function Sums({ sums }: Pick<Counted, 'sums'>) {
  if (sums.length === 0) return '\u00A0'
  return sums.map(({ currency, total }, at) => (
    <span key={currency}>
      {at > 0 && ', '}
      <Money value={Number(total)} currency={currency} />
    </span>
  ))
}
