import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { changedContacts, contactSearchOf, type ContactListAddress } from './contact-list-address.ts'

/** Nothing found, nothing on this page and nothing yet are three different things. */
export function ContactListEmpty({ address }: { address: ContactListAddress }) {
  const { show, query, page } = address
  if (page > 1)
    return (
      <EmptyState
        title={`There is no page ${page}`}
        action={
          <ButtonLink to={{ search: contactSearchOf(changedContacts(address, {})) }}>Go to the first page</ButtonLink>
        }
      >
        The list has become shorter than that.
      </EmptyState>
    )
  if (query)
    return (
      <EmptyState
        title={show === 'people' ? `No people found for “${query}”` : `No organisations found for “${query}”`}
        action={
          <ButtonLink to={{ search: contactSearchOf(changedContacts(address, { query: '' })) }}>
            Clear the search
          </ButtonLink>
        }
      >
        {show === 'people'
          ? 'Names and email addresses were searched. Every word has to occur.'
          : 'Names were searched. Every word has to occur.'}
      </EmptyState>
    )
  return show === 'people' ? <NoPeople /> : <NoOrganisations />
}

const NoPeople = () => (
  <EmptyState
    title="No people yet"
    action={
      <ButtonLink to="/contacts/new?type=person" icon={<Icon of={IconPlus} />}>
        New private person
      </ButtonLink>
    }
  >
    People are added on the page of their organisation. Who has none is a private person.
  </EmptyState>
)

const NoOrganisations = () => (
  <EmptyState
    title="No organisations yet"
    action={
      <ButtonLink to="/contacts/new" icon={<Icon of={IconPlus} />}>
        New organisation
      </ButtonLink>
    }
  >
    An organisation is a customer with people who receive its proposals. Add the first one, or import a file.
  </EmptyState>
)
