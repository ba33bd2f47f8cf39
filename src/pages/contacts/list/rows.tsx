import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ContactListAddress } from '#src/components/contacts/contact-list-address.ts'
import { ContactListEmpty } from '#src/components/contacts/contact-list-empty.tsx'
import { ContactTable } from '#src/components/contacts/contact-table.tsx'
import { createContact } from '#wire/contacts.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { ListFoot } from '#src/components/list/foot.tsx'
import { useContactsAhead, type useContacts } from './queries.ts'

type Props = {
  address: ContactListAddress
  list: ReturnType<typeof useContacts>
  to: (change: Partial<ContactListAddress>) => string
}

export function ContactListRows({ address, list, to }: Props) {
  const { t } = useLingui()
  const ahead = useContactsAhead(address, list)
  const mayCreate = useMay(createContact)
  const isPeople = address.show === 'people'
  return (
    <QueryStates<NonNullable<typeof list.data>>
      query={list}
      failed={t`The contacts could not be loaded`}
      isEmpty={({ items }) => items.length === 0}
      empty={<ContactListEmpty address={address} mayCreate={mayCreate} />}
    >
      {({ items, total, isMore }) => (
        <>
          <ContactTable
            label={isPeople ? t`People` : t`Organisations`}
            items={items}
            withOrganisation={isPeople}
            isOld={list.isPlaceholderData}
            onNear={ahead.nearContact}
            onAway={ahead.away}
          />
          <ListFoot
            page={address.page}
            shown={items.length}
            total={total}
            isMore={isMore}
            to={(page) => to({ page })}
            onNear={ahead.nearPage}
            all={isPeople ? peopleWords : organisationWords}
          />
        </>
      )}
    </QueryStates>
  )
}

const peopleWords = (count: number) => plural(count, { one: '# person', other: '# people' })
const organisationWords = (count: number) => plural(count, { one: '# organisation', other: '# organisations' })
