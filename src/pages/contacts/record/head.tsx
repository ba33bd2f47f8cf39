import { Trans, useLingui } from '@lingui/react/macro'
import { IconBuilding, IconPencil, IconPlus, IconUser } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { contactPath } from '#src/components/contacts/contact-path.ts'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { updateContact, type Contact } from '#wire/contacts.ts'
import { ContactRecordMenu } from './menu.tsx'
import { useContactNeighbours } from '#src/pages/contacts/shared/trail.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { RecordNeighbours } from '#src/pages/shared/record-neighbours.tsx'
import css from './head.module.css'

type Props = {
  contact: Contact
  /** The kind of contact, or whose person it is. */
  kind: string
  back: { to: string; label: string }
  /** Who a new proposal would be for. */
  customer: number
}

/** Which contact this is, and what can be done with it. */
export const ContactRecordHead = ({ contact, kind, back, customer }: Props) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const neighbours = useContactNeighbours(contact.id)
  const proposalWords =
    contact.type === 'organisation' ? t`New proposal for this organisation` : t`New proposal for this person`
  const path = contactPath(contact)
  const mayChange = useMay(updateContact)
  usePageActs([
    {
      items: mayChange
        ? [
            { label: t`Edit`, icon: <Icon of={IconPencil} />, onSelect: () => void navigate(`${path}/edit`) },
            {
              label: proposalWords,
              icon: <Icon of={IconPlus} />,
              onSelect: () => void navigate(`/proposals/new?contact_id=${customer}`),
            },
            ...(contact.type === 'organisation'
              ? [
                  {
                    label: t`Add person`,
                    icon: <Icon of={IconPlus} />,
                    onSelect: () => void navigate(`${path}/people/new`),
                  },
                ]
              : []),
          ]
        : [],
    },
  ])
  return (
    <PageHead
      title={contact.name}
      back={back}
      meta={
        <>
          <span className={css.kind}>
            <Icon of={contact.type === 'organisation' ? IconBuilding : IconUser} size={14} />
            {kind}
          </span>
          {contact.city && <span>{contact.city}</span>}
        </>
      }
    >
      <RecordNeighbours neighbours={neighbours} words={{ next: t`Next contact`, previous: t`Previous contact` }} />
      {mayChange && <ContactRecordMenu contact={contact} />}
      {mayChange && (
        <>
          <ButtonLink className={css.edit} to="edit" icon={<Icon of={IconPencil} />}>
            <span>
              <Trans>Edit</Trans>
            </span>
          </ButtonLink>
          <ButtonLink
            className={css.act}
            variant="primary"
            to={`/proposals/new?contact_id=${customer}`}
            icon={<Icon of={IconPlus} />}
            aria-label={proposalWords}
          >
            <span>
              <Trans>New proposal</Trans>
            </span>
          </ButtonLink>
        </>
      )}
    </PageHead>
  )
}
