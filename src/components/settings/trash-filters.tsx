import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { usePageKeys } from '#src/components/ui/use-page-keys.ts'
import { ListSearch } from '#src/components/ui/list-search.tsx'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import { trashKinds, trashTo, type TrashAddress } from './trash-address.ts'
import css from './trash-filters.module.css'

const words: Record<TrashAddress['kind'], MessageDescriptor> = {
  all: msg`Everything`,
  proposal: msg`Proposals`,
  contact: msg`Contacts`,
}

type Props = {
  address: TrashAddress
  onSearch: (query: string) => void
}

/** What narrows the trashcan: words, and one kind of record. */
export function TrashFilters({ address, onSearch }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  usePageKeys((event) => {
    if (event.key !== '/') return
    event.preventDefault()
    input.current?.select()
  })
  return (
    <>
      <div className={css.search}>
        <ListSearch
          label={t`Search the trashcan`}
          placeholder={t`Name or number`}
          query={address.query}
          onSearch={onSearch}
          onLeave={() => input.current?.blur()}
          inputRef={input}
        />
      </div>
      <Tabs label={t`Kind`}>
        {trashKinds.map((kind) => (
          <Tab key={kind} to={trashTo(address, { kind })} current={kind === address.kind}>
            {t(words[kind])}
          </Tab>
        ))}
      </Tabs>
    </>
  )
}
