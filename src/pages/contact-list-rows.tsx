import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { messageFor } from '#src/api/error-message.ts'
import type { ContactListAddress } from '#src/components/contacts/contact-list-address.ts'
import { ContactListEmpty } from '#src/components/contacts/contact-list-empty.tsx'
import { ContactTable } from '#src/components/contacts/contact-table.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { ListFoot } from '#src/components/ui/list-foot.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { useContactsAhead, type useContacts } from './contact-list-queries.ts'

type Props = {
  address: ContactListAddress
  list: ReturnType<typeof useContacts>
  to: (change: Partial<ContactListAddress>) => string
}

/** Data first, then what went wrong, then waiting: a failed refresh never takes the rows away. */
export function ContactListRows({ address, list, to }: Props) {
  const { t } = useLingui()
  const ahead = useContactsAhead(address, list)
  const again = () => void list.refetch()
  if (!list.data)
    return list.error ? (
      <ErrorState title={t`The contacts did not come`} onRetry={again}>
        {messageFor(list.error)}
      </ErrorState>
    ) : (
      <SkeletonRows />
    )
  const { items, total } = list.data
  const isPeople = address.show === 'people'
  return (
    <>
      {list.error && (
        <Notice
          action={
            <button type="button" onClick={again}>
              <Trans>Try again</Trans>
            </button>
          }
        >
          <Trans>These rows may be out of date.</Trans> {messageFor(list.error)}
        </Notice>
      )}
      {items.length === 0 ? (
        <ContactListEmpty address={address} />
      ) : (
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
            to={(page) => to({ page })}
            onNear={ahead.nearPage}
            all={isPeople ? peopleWords : organisationWords}
          />
        </>
      )}
    </>
  )
}

const peopleWords = (count: number) => plural(count, { one: '# person', other: '# people' })
const organisationWords = (count: number) => plural(count, { one: '# organisation', other: '# organisations' })
