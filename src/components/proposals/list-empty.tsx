import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { NoSuchPage, NothingFound } from '#src/components/ui/list-empty-parts.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { changed, searchOf, type ListAddress } from './list-address.ts'

type Props = {
  address: ListAddress
  directory: string | undefined
}

const howItGetsHere: Record<ProposalStatus, MessageDescriptor> = {
  edit: msg`Start one from a template; it stays here until it is sent.`,
  open: msg`A proposal comes here when it is sent.`,
  won: msg`A proposal comes here when the customer accepts it, or when you set its status to won.`,
  lost: msg`A proposal comes here when the customer declines it, or when you set its status to lost.`,
  closed: msg`A proposal comes here when you set its status to closed.`,
}

export const noneYet: Record<ProposalStatus, MessageDescriptor> = {
  edit: msg`No drafts yet`,
  open: msg`No open proposals yet`,
  won: msg`No won proposals yet`,
  lost: msg`No lost proposals yet`,
  closed: msg`No closed proposals yet`,
}

/** Nothing found, nothing on this page and nothing yet are three different things. */
export function ListEmpty({ address, directory }: Props) {
  const { t } = useLingui()
  const { query, status, page } = address
  if (page > 1) return <NoSuchPage page={page} first={{ search: searchOf(changed(address, {})) }} />
  if (query)
    return (
      <NothingFound
        title={directory ? t`Nothing found for “${query}” in ${directory}` : t`Nothing found for “${query}”`}
        all={{ search: searchOf(changed(address, { query: '' })) }}
      >
        <Trans>Names, numbers, customers and row texts were searched, in every status. Every word has to occur.</Trans>
      </NothingFound>
    )
  return (
    <EmptyState
      title={directory ? t`${t(noneYet[status])} in ${directory}` : t(noneYet[status])}
      action={
        <ButtonLink to="/proposals/new" icon={<Icon of={IconPlus} />}>
          <Trans>New proposal</Trans>
        </ButtonLink>
      }
    >
      {t(howItGetsHere[status])}
    </EmptyState>
  )
}
