import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { NoSuchPage, NothingFound } from '#src/components/ui/list-empty-parts.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { changedContacts, contactSearchOf, type ContactListAddress } from './contact-list-address.ts'

/** Nothing found, nothing on this page and nothing yet are three different things. */
export function ContactListEmpty({ address }: { address: ContactListAddress }) {
  const { t } = useLingui()
  const { show, query, page } = address
  if (page > 1) return <NoSuchPage page={page} first={{ search: contactSearchOf(changedContacts(address, {})) }} />
  if (query)
    return (
      <NothingFound
        title={show === 'people' ? t`No people found for “${query}”` : t`No organisations found for “${query}”`}
        all={{ search: contactSearchOf(changedContacts(address, { query: '' })) }}
      >
        {show === 'people'
          ? t`Names and email addresses were searched. Every word has to occur.`
          : t`Names were searched. Every word has to occur.`}
      </NothingFound>
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
