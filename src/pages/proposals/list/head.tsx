import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { ViewSwitch } from '#src/components/proposals/view-switch.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { ListSearch } from '#src/components/list/search.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { proposalWriter } from '#wire/proposals.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { ProposalListMenu } from './menu.tsx'
import type { useListSurroundings } from './queries.ts'
import css from '#src/components/list/head.module.css'

type Props = {
  address: ListAddress
  surroundings: ReturnType<typeof useListSurroundings>
  to: (change: Partial<ListAddress>) => string
  searchInput: RefObject<HTMLInputElement | null>
  onSearch: (query: string) => void
  /** Down or Enter in the search. */
  onLeaveSearch: () => void
  /** Opens what the list is narrowed to beside what was pressed; undefined where the service filters no further. */
  onFilter: ((beside: HTMLElement) => void) | undefined
  /** Acts that stand there by themselves. */
  children?: ReactNode
}

/** Over list and board alike: what is looked for, and what can be done with all of it. */
export function ProposalListHead({
  address,
  surroundings,
  to,
  searchInput,
  onSearch,
  onLeaveSearch,
  onFilter,
  children,
}: Props) {
  const { t } = useLingui()
  const mayCreate = useMay(proposalWriter)
  return (
    <PageHead title={t`Proposals`} part={surroundings.part} isPartKept>
      <div className={css.search}>
        <ListSearch
          label={t`Search proposals`}
          placeholder={t`Name, number, customer or row text`}
          query={address.query}
          onSearch={onSearch}
          onLeave={onLeaveSearch}
          inputRef={searchInput}
        />
      </div>
      {surroundings.hasBoard && <ViewSwitch current={address.view} to={(view) => to({ view })} />}
      {children}
      <ProposalListMenu
        {...{ address, onFilter }}
        owners={surroundings.owners}
        directories={surroundings.directories}
      />
      {mayCreate && (
        <ButtonLink className={css.new} variant="primary" to="/proposals/new" icon={<Icon of={IconPlus} />}>
          <span>
            <Trans>New proposal</Trans>
          </span>
        </ButtonLink>
      )}
    </PageHead>
  )
}
