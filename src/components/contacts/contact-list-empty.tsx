import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { EmptyState } from '#src/components/list/empty-state.tsx'
import { NoSuchPage, NothingFound } from '#src/components/list/empty-parts.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { contactAddress, type ContactListAddress } from './contact-list-address.ts'

type Props = { address: ContactListAddress; mayCreate: boolean }

/** Nothing found, nothing on this page and nothing yet are three different things. */
export function ContactListEmpty({ address, mayCreate }: Props) {
  const { t } = useLingui()
  const { show, query, page } = address
  if (page > 1)
    return <NoSuchPage page={page} first={{ search: contactAddress.write(contactAddress.changed(address, {})) }} />
  if (query)
    return (
      <NothingFound
        title={show === 'people' ? t`No people match “${query}”` : t`No organisations match “${query}”`}
        all={{ search: contactAddress.write(contactAddress.changed(address, { query: '' })) }}
      >
        {show === 'people'
          ? t`Searched names and email addresses. Every word must match.`
          : t`Searched names. Every word must match.`}
      </NothingFound>
    )
  return show === 'people' ? <NoPeople mayCreate={mayCreate} /> : <NoOrganisations mayCreate={mayCreate} />
}

const NoPeople = ({ mayCreate }: Pick<Props, 'mayCreate'>) => {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No people yet`}
      action={
        mayCreate && (
          <ButtonLink to="/contacts/new?type=person" icon={<Icon of={IconPlus} />}>
            <Trans>New private person</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>Add people on the page of their organisation, or create a private person.</Trans>
    </EmptyState>
  )
}

const NoOrganisations = ({ mayCreate }: Pick<Props, 'mayCreate'>) => {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No organisations yet`}
      action={
        mayCreate && (
          <ButtonLink to="/contacts/new" icon={<Icon of={IconPlus} />}>
            <Trans>New organisation</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>Organisations are your customers; their people receive the proposals. Add one or import a file.</Trans>
    </EmptyState>
  )
}
