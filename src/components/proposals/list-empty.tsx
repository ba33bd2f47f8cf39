import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { changed, searchOf, type ListAddress } from './list-address.ts'

type Props = {
  address: ListAddress
  directory: string | undefined
}

const howItGetsHere: Record<ProposalStatus, string> = {
  edit: 'Start one from a template; it stays here until it is sent.',
  open: 'A proposal comes here when it is sent.',
  won: 'A proposal comes here when the customer accepts it, or when you set its status to won.',
  lost: 'A proposal comes here when the customer declines it, or when you set its status to lost.',
  closed: 'A proposal comes here when you set its status to closed.',
}

/** Nothing found, nothing on this page and nothing yet are three different things. */
export function ListEmpty({ address, directory }: Props) {
  const { query, status, page } = address
  const within = directory ? ` in ${directory}` : ''
  if (page > 1)
    return (
      <EmptyState
        title={`There is no page ${page}`}
        action={<ButtonLink to={{ search: searchOf(changed(address, {})) }}>Go to the first page</ButtonLink>}
      >
        The list has become shorter than that.
      </EmptyState>
    )
  if (query)
    return (
      <EmptyState
        title={`Nothing found for “${query}”${within}`}
        action={<ButtonLink to={{ search: searchOf(changed(address, { query: '' })) }}>Clear the search</ButtonLink>}
      >
        Names, numbers, customers and row texts were searched, in every status. Every word has to occur.
      </EmptyState>
    )
  return (
    <EmptyState
      title={`No ${status === 'edit' ? 'drafts' : `${status} proposals`}${within} yet`}
      action={
        <ButtonLink to="/proposals/new" icon={<Icon of={IconPlus} />}>
          New proposal
        </ButtonLink>
      }
    >
      {howItGetsHere[status]}
    </EmptyState>
  )
}
