import { Trans, useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useCreateContact } from '#src/api/contacts.ts'
import { customFieldQueries } from '#src/api/custom-fields.ts'
import { newContactBody } from '#src/components/contacts/contact-fields.ts'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { Tab, Tabs } from '#src/components/ui/tabs.tsx'
import { contactType } from '#wire/contact-type.ts'
import { createContact } from '#wire/contacts.ts'
import { screenFor } from '#src/pages/shared/screen-for.tsx'
import { ContactCreateForm } from './shared/create-form.tsx'
import { useContactFields } from './shared/custom-fields.ts'
import { contactsLeft } from './shared/list-position.ts'
import css from './shared/form.module.css'

export const load = (client: QueryClient) => () => {
  client.query({ ...customFieldQueries.list(), staleTime: 'static' }).catch(() => undefined)
  return null
}

/** An organisation, or a person without one. Going from the one to the other keeps what is typed. */
export const Component = screenFor(createContact, NewContact)

function NewContact() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const type = contactType.safeParse(search.get('type')).data ?? 'organisation'
  const custom = useContactFields()
  const { mutateAsync } = useCreateContact()
  if (!custom) return <SkeletonRows />
  return (
    <ContactCreateForm
      type={type}
      custom={custom}
      title={type === 'organisation' ? t`New organisation` : t`New private person`}
      back={{ to: contactsLeft(), label: t`Back to list` }}
      create={(fields) => mutateAsync({ type, ...newContactBody(type, fields) })}
    >
      <div className={css.kinds}>
        <Tabs label={t`Contact type`}>
          <Tab to="/contacts/new" replace preventScrollReset current={type === 'organisation'}>
            <Trans>Organisation</Trans>
          </Tab>
          <Tab to="/contacts/new?type=person" replace preventScrollReset current={type === 'person'}>
            <Trans>Private person</Trans>
          </Tab>
        </Tabs>
      </div>
    </ContactCreateForm>
  )
}
