import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { NoSuchPage, NothingFound } from '#src/components/list/empty-parts.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { countFilters, isNarrowedBy, listAddress, without, type ListAddress } from './list-address.ts'

type Props = {
  address: ListAddress
  directory: string | undefined
  mayCreate: boolean
}

const howItGetsHere: Record<ProposalStatus, MessageDescriptor> = {
  edit: msg`Create a proposal from a template to start a draft.`,
  open: msg`Proposals appear here once sent.`,
  won: msg`Proposals appear here once accepted, or when you set their status to Won.`,
  lost: msg`Proposals appear here once declined, or when you set their status to Lost.`,
  closed: msg`Proposals appear here when you set their status to Closed.`,
}

export const noneYet: Record<ProposalStatus, MessageDescriptor> = {
  edit: msg`No drafts yet`,
  open: msg`No open proposals yet`,
  won: msg`No won proposals yet`,
  lost: msg`No lost proposals yet`,
  closed: msg`No closed proposals yet`,
}

/** Nothing found, nothing on this page and nothing yet are three different things. */
export function ListEmpty({ address, directory, mayCreate }: Props) {
  const { t } = useLingui()
  const { query, status, page, validity, need, loss_reason } = address
  if (page > 1)
    return <NoSuchPage page={page} first={{ search: listAddress.write(listAddress.changed(address, {})) }} />
  if (query)
    return (
      <NothingFound
        title={directory ? t`No results for “${query}” in ${directory}` : t`No results for “${query}”`}
        all={{ search: listAddress.write(listAddress.changed(address, { query: '' })) }}
      >
        <Trans>Searched names, numbers, customers and row texts in every status. Every word must match.</Trans>
      </NothingFound>
    )
  if (need)
    return (
      <EmptyState title={t`None of these needs you now`}>
        <Trans>What you put off or dealt with is not listed.</Trans>
      </EmptyState>
    )
  if (loss_reason)
    return (
      <EmptyState
        title={t`No lost proposals with this reason`}
        action={
          <ButtonLink to={{ search: listAddress.write(listAddress.changed(address, { loss_reason: undefined })) }}>
            <Trans>Clear filter</Trans>
          </ButtonLink>
        }
      >
        <Trans>Customers give a reason when they decline, and you can give one for any lost proposal.</Trans>
      </EmptyState>
    )
  if (validity)
    return (
      <EmptyState
        title={validity === 'expired' ? t`No expired proposals` : t`No proposals expire within 7 days`}
        action={
          <ButtonLink to={{ search: listAddress.write(listAddress.changed(address, { validity: undefined })) }}>
            <Trans>Clear filter</Trans>
          </ButtonLink>
        }
      >
        <Trans>Open proposals with an expiry date appear here.</Trans>
      </EmptyState>
    )
  if (isNarrowedBy(address, countFilters))
    return (
      <EmptyState
        title={t`No results for these filters`}
        action={
          <ButtonLink to={{ search: listAddress.write(listAddress.changed(address, without(countFilters))) }}>
            <Trans>Clear filters</Trans>
          </ButtonLink>
        }
      >
        <Trans>The tabs show how many proposals match in each status.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={directory ? t`${t(noneYet[status])} in ${directory}` : t(noneYet[status])}
      action={
        mayCreate && (
          <ButtonLink to="/proposals/new" icon={<Icon of={IconPlus} />}>
            <Trans>New proposal</Trans>
          </ButtonLink>
        )
      }
    >
      {t(howItGetsHere[status])}
    </EmptyState>
  )
}
