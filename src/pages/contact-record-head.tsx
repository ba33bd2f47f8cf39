import { Trans, useLingui } from '@lingui/react/macro'
import { IconBuilding, IconPencil, IconPlus, IconUser } from '@tabler/icons-react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import type { Contact } from '#wire/contacts.ts'
import { ContactRecordMenu } from './contact-record-menu.tsx'
import css from './contact-record-head.module.css'

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
      <ContactRecordMenu contact={contact} />
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
        aria-label={
          contact.type === 'organisation' ? t`New proposal for this organisation` : t`New proposal for this person`
        }
      >
        <span>
          <Trans>New proposal</Trans>
        </span>
      </ButtonLink>
    </PageHead>
  )
}
