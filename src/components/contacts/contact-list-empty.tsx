import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { changedContacts, contactSearchOf, type ContactListAddress } from './contact-list-address.ts'

/** Nothing found, nothing on this page and nothing yet are three different things. */
export function ContactListEmpty({ address }: { address: ContactListAddress }) {
  const { t } = useLingui()
  const { show, query, page } = address
  if (page > 1)
    return (
      <EmptyState
        title={t`There is no page ${page}`}
        action={
          <ButtonLink to={{ search: contactSearchOf(changedContacts(address, {})) }}>
            <Trans>Go to the first page</Trans>
          </ButtonLink>
        }
      >
        <Trans>The list has become shorter than that.</Trans>
      </EmptyState>
    )
  if (query)
    return (
      <EmptyState
        title={show === 'people' ? t`No people found for “${query}”` : t`No organisations found for “${query}”`}
        action={
          <ButtonLink to={{ search: contactSearchOf(changedContacts(address, { query: '' })) }}>
            <Trans>Clear the search</Trans>
          </ButtonLink>
        }
      >
        {show === 'people'
          ? t`Names and email addresses were searched. Every word has to occur.`
          : t`Names were searched. Every word has to occur.`}
      </EmptyState>
    )
  return show === 'people' ? <NoPeople /> : <NoOrganisations />
}

const NoPeople = () => {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No people yet`}
      action={
        <ButtonLink to="/contacts/new?type=person" icon={<Icon of={IconPlus} />}>
          <Trans>New private person</Trans>
        </ButtonLink>
      }
    >
      <Trans>People are added on the page of their organisation. Who has none is a private person.</Trans>
    </EmptyState>
  )
}

const NoOrganisations = () => {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No organisations yet`}
      action={
        <ButtonLink to="/contacts/new" icon={<Icon of={IconPlus} />}>
          <Trans>New organisation</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        An organisation is a customer with people who receive its proposals. Add the first one, or import a file.
      </Trans>
    </EmptyState>
  )
}
