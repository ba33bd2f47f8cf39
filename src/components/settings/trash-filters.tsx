import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { noListShortcuts } from '#src/components/list/use-row-keys.ts'
import { useShortcuts } from '#src/components/keys/use-shortcuts.ts'
import { ListSearch } from '#src/components/list/search.tsx'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import { trashKinds, trashTo, type TrashAddress } from './trash-address.ts'
import css from './trash-filters.module.css'

const words: Record<TrashAddress['kind'], MessageDescriptor> = {
  all: msg`All`,
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
  useShortcuts('list', { ...noListShortcuts, search: () => input.current?.select() })
  return (
    <>
      <div className={css.search}>
        <ListSearch
          label={t`Search trash`}
          placeholder={t`Name or number`}
          query={address.query}
          onSearch={onSearch}
          onLeave={() => input.current?.blur()}
          inputRef={input}
        />
      </div>
      <Tabs label={t`Type`}>
        {trashKinds.map((kind) => (
          <Tab key={kind} to={trashTo(address, { kind })} current={kind === address.kind}>
            {t(words[kind])}
          </Tab>
        ))}
      </Tabs>
    </>
  )
}
