import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { priceTables } from '#pricing/price-tables.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { useRestoreVersion } from '#src/api/proposal-drafts.ts'
import { proposalVersionQueries } from '#src/api/proposal-versions.ts'
import { RecordPrices } from '#src/components/proposals/record-prices.tsx'
import { RecordText } from '#src/components/proposals/record-text.tsx'
import { useMay } from '#src/pages/shared/may.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { RestoreDialog, type Loss } from '#src/components/versions/restore-dialog.tsx'
import { VersionChanges } from '#src/components/versions/version-changes.tsx'
import { VersionHead } from '#src/components/versions/version-head.tsx'
import { VersionList } from '#src/components/versions/version-list.tsx'
import { restoreProposalVersion, type ProposalVersionItem } from '#wire/proposal-versions.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import css from '#src/components/versions/versions.module.css'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

type Props = { proposal: Tagged<Proposal> }

/** The versions of a proposal: one is shown, held against another or as it stands; any can be restored. */
export function ProposalRecordVersions({ proposal }: Props) {
  const query = useQuery(proposalVersionQueries.list(proposal.id))
  return (
    <QueryStates query={query} rows={4}>
      {(versions) => (versions === null ? <Untold /> : <Versions proposal={proposal} versions={versions} />)}
    </QueryStates>
  )
}

const Untold = () => (
  <p className={`${css.root} ${css.quiet}`}>
    <Trans>This server does not offer earlier versions.</Trans>
  </p>
)

type Listed = Props & { versions: readonly ProposalVersionItem[] }

/** `with`: what the one shown is held against, or `whole`. */
const addressFor = (version: number, against?: number | 'whole') => ({
  search: `?${new URLSearchParams({
    tab: 'versions',
    version: String(version),
    ...(against !== undefined && { with: String(against) }),
  })}`,
})

function Versions({ proposal, versions }: Listed) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const mayRestore = useMay(restoreProposalVersion)
  const { restore, confirm, busy, asks, close } = useRestoring(proposal, versions)
  const named = (name: string) => versions.find(({ id }) => String(id) === search.get(name))
  const version = named('version') ?? versions[0]
  if (!version) return null
  const others = versions.filter(({ id }) => id !== version.id)
  const before = versions.find(({ number }) => number < version.number)
  const against = search.get('with') === 'whole' ? undefined : (named('with') ?? before)
  return (
    <div className={css.root}>
      <VersionList versions={versions} shown={version.id} addressOf={({ id }) => addressFor(id)} />
      <VersionHead
        version={version}
        others={others}
        against={against}
        busy={busy}
        onAgainst={(other) =>
          void navigate(addressFor(version.id, other?.id ?? 'whole'), { replace: true, preventScrollReset: true })
        }
        onRestore={mayRestore ? () => restore(version) : undefined}
      />
      <Shown id={proposal.id} version={version} against={against} />
      {asks && (
        <RestoreDialog
          opened
          number={asks.version.number}
          loss={asks.loss}
          busy={busy}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </div>
  )
}

type ShownProps = { id: number; version: ProposalVersionItem; against: ProposalVersionItem | undefined }

function Shown({ id, version, against }: ShownProps) {
  const after = useQuery(proposalVersionQueries.content(id, version.id))
  const before = useQuery({
    ...proposalVersionQueries.content(id, against?.id ?? version.id),
    enabled: against !== undefined,
  })
  if (after.data && !against) return <Whole version={after.data} />
  const failed = [after, before].find(({ error }) => error)
  const both = after.data && before.data && { before: before.data, after: after.data }
  return (
    <QueryStates query={{ data: both, error: failed?.error, refetch: () => failed?.refetch() }} rows={6}>
      {({ before, after }) => <VersionChanges before={before} after={after} />}
    </QueryStates>
  )
}

type Content = Pick<ProposalVersionItem, 'price_total' | 'price_total_override'> & Pick<Proposal, 'content'>

function Whole({ version }: { version: Content }) {
  const { content, price_total_override: override } = version
  const prices = useMemo(
    () => priceTables(content.pricetables, { override: override === null ? null : Number(override) }),
    [content.pricetables, override],
  )
  return (
    <div className={css.whole}>
      <RecordPrices proposal={version} prices={prices} />
      <RecordText sections={content.sections} />
    </div>
  )
}

/** What was asked about is what is done: of what changed since the service says that it did. */
type Restoring = { version: ProposalVersionItem; loss: Loss; etag: string | undefined }

/** Restores at once where nothing is lost by it; else asks. The editor then goes on from there. */
function useRestoring(proposal: Tagged<Proposal>, versions: readonly ProposalVersionItem[]) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useRestoreVersion(proposal.id)
  const [asks, setAsks] = useState<Restoring>()
  const loss = lossOf(proposal, versions)
  const isLoss = loss.unsent !== undefined || loss.ended !== undefined

  const run = async ({ version: { id: version_id, number }, loss, etag }: Restoring) => {
    try {
      await mutateAsync({ version_id, etag, reopen: loss.ended !== undefined })
      await navigate(`/proposals/${proposal.id}/edit`)
      await showToast({ text: t`Version ${number} restored. The customer sees it once you send it.` })
    } catch (error) {
      await sayFailed(error)
    } finally {
      setAsks(undefined)
    }
  }
  const restore = (version: ProposalVersionItem) => {
    const restoring = { version, loss, etag: proposal.etag }
    if (isLoss) setAsks(restoring)
    else void run(restoring)
  }
  return { restore, confirm: () => asks && void run(asks), busy: isPending, asks, close: () => setAsks(undefined) }
}

function lossOf({ status }: Proposal, versions: readonly ProposalVersionItem[]): Loss {
  const current = versions.find((version) => version.current)
  const isWritten = status === 'edit' || status === 'open'
  return {
    unsent: current?.date_sent === null ? current.number : undefined,
    ended: status === 'won' ? 'won' : isWritten ? undefined : 'ended',
  }
}
