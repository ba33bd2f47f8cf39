import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { contactAddress, type ContactListAddress } from '#src/components/contacts/contact-list-address.ts'
import { ContactTabs } from '#src/components/contacts/contact-tabs.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import css from '#src/components/list/head.module.css'
import { ListSearch } from '#src/components/list/search.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { focusFirstRow, useRowKeys } from '#src/components/list/use-row-keys.ts'
import { useStickyHead } from '#src/components/ui/use-sticky-head.ts'
import { counted, fetchContacts, useContactCounts, useContacts } from './queries.ts'
import { ContactListRows } from './rows.tsx'
import { useContactTrail } from '#src/pages/contacts/shared/trail.ts'
import { createContact } from '#wire/contacts.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { ContactFiles } from './export.tsx'
import { useListPosition } from '#src/pages/shared/list-position.ts'

/** Asks at once and waits for nothing: the screen stands before its rows, and says itself when they do not come. */
export const load =
  (client: QueryClient) =>
  ({ request }: { request: Request }) => {
    fetchContacts(client, contactAddress.read(new URL(request.url).searchParams)).catch(() => undefined)
    return null
  }

export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const address = useMemo(() => contactAddress.read(search), [search])
  const go = useGo(address)
  const rows = useRef<HTMLDivElement>(null)
  const searchInput = useRef<HTMLInputElement>(null)
  const head = useRef<HTMLDivElement>(null)

  const list = useContacts(address)
  const counts = useContactCounts(address, list.isSuccess)
  useContactTrail(address, list.isPlaceholderData ? undefined : list.data)
  useStickyHead(head)
  useListPosition({ path: '/contacts', search: contactAddress.write(address), list: rows, ready: list.isSuccess })

  const { query, show } = address
  const onSearch = useCallback((query: string) => go({ query }, { replace: true }), [go])
  const onEscape = useCallback(() => query && onSearch(''), [query, onSearch])
  useRowKeys({ rows, search: searchInput, onEscape })
  const toFirstRow = () => focusFirstRow(rows.current, searchInput.current)

  const to = (change: Partial<ContactListAddress>) =>
    `/contacts${contactAddress.write(contactAddress.changed(address, change))}`
  const shownCount = list.isPlaceholderData || !list.data ? undefined : counted(list.data)
  return (
    <div>
      <title>{`${show === 'people' ? t`People` : t`Organisations`} · Proffer`}</title>
      <div ref={head} className={css.head}>
        <PageHead title={t`Contacts`}>
          <div className={css.search}>
            <ListSearch
              label={t`Search contacts`}
              placeholder={show === 'people' ? t`Name or email address` : t`Name`}
              query={query}
              onSearch={onSearch}
              onLeave={toFirstRow}
              inputRef={searchInput}
            />
          </div>
          <ContactFiles address={address} />
          <NewContact show={show} />
        </PageHead>
        <ContactTabs
          current={show}
          counts={{ ...counts, ...(shownCount !== undefined && { [show]: shownCount }) }}
          to={(show) => to({ show })}
        />
      </div>
      <div ref={rows}>
        <ContactListRows {...{ address, list, to }} />
      </div>
    </div>
  )
}

const NewContact = ({ show }: Pick<ContactListAddress, 'show'>) => {
  const { t } = useLingui()
  if (!useMay(createContact)) return null
  return (
    <ButtonLink
      className={css.new}
      variant="primary"
      to={show === 'people' ? '/contacts/new?type=person' : '/contacts/new'}
      icon={<Icon of={IconPlus} />}
    >
      <span>{show === 'people' ? t`New private person` : t`New organisation`}</span>
    </ButtonLink>
  )
}

/** Moves the list to a changed address; the first page, unless the page is what changes. */
function useGo(address: ContactListAddress) {
  const navigate = useNavigate()
  return useCallback(
    (change: Partial<ContactListAddress>, options: { replace?: boolean } = {}) =>
      void navigate({ search: contactAddress.write(contactAddress.changed(address, change)) }, options),
    [navigate, address],
  )
}
