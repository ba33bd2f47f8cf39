import { useLingui } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import { DateFact, Fact, Facts, Lines, TagsFact } from '#src/components/ui/facts.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Contact } from '#wire/contacts.ts'
import { addressLines } from './address-lines.ts'
import css from './contact-facts.module.css'
import { webAddress } from './web-address.ts'

type Props = {
  contact: Contact
  /** Of a person inside an organisation. */
  organisation?: { name: string; to: string } | undefined
}

/** How to reach a contact and what is known of it. What can be copied says so; what can be called or visited is a link. */
export function ContactFacts({ contact, organisation }: Props) {
  const { t } = useLingui()
  const isPerson = contact.type === 'person'
  const address = addressLines(contact)
  return (
    <Facts label={isPerson ? t`Person details` : t`Organisation details`}>
      {organisation && (
        <Fact name={t`Organisation`}>
          <Link className={css.link} to={organisation.to}>
            {organisation.name}
          </Link>
        </Fact>
      )}
      {isPerson && <Fact name={t`Full name`}>{contact.fullname !== contact.name && contact.fullname}</Fact>}
      {isPerson && <Fact name={t`Salutation`}>{contact.salutation}</Fact>}
      <Fact name={t`Email`}>
        {contact.email && <Reach text={contact.email} href={`mailto:${contact.email}`} copy={t`Copy email address`} />}
      </Fact>
      <Fact name={t`Phone`}>
        {contact.phone && <Reach text={contact.phone} href={telephone(contact.phone)} copy={t`Copy phone number`} />}
      </Fact>
      {isPerson && (
        <Fact name={t`Mobile`}>
          {contact.mobile && (
            <Reach text={contact.mobile} href={telephone(contact.mobile)} copy={t`Copy mobile number`} />
          )}
        </Fact>
      )}
      <Fact name={t`Address`}>
        {address.length > 0 && (
          <span className={css.address}>
            <Lines>{address.join('\n')}</Lines>
            <CopyText text={[contact.name, ...address].join('\n')} label={t`Copy address`} bare />
          </span>
        )}
      </Fact>
      <Site name={t`Website`} value={contact.internet} />
      <Site name="LinkedIn" value={contact.linkedin} />
      <Site name="Facebook" value={contact.facebook} />
      <Site name="Twitter" value={contact.twitter} />
      <Site name="Instagram" value={contact.instagram} />
      {!isPerson && (
        <>
          <Fact name={t`Fax`}>{contact.fax}</Fact>
          <Fact name={t`Chamber of Commerce number`}>{contact.coc_number}</Fact>
          <Fact name={t`VAT number`}>{contact.vat_number}</Fact>
        </>
      )}
      <TagsFact tags={contact.tags} />
      <Fact name={t`Owner`}>{contact.account_user_name}</Fact>
      <DateFact name={t`Created`} date={contact.date_created} />
    </Facts>
  )
}

const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`

/** To write or to call, and to copy. */
const Reach = ({ text, href, copy }: { text: string; href: string; copy: string }) => (
  <span className={css.reach}>
    <a className={css.link} href={href}>
      {text}
    </a>
    <CopyText text={text} label={copy} bare />
  </span>
)

/** A link when it is an address of the web; a name on a network stands as text. */
function Site({ name, value }: { name: string; value: string }) {
  const href = webAddress(value)
  const shown: ReactNode = href ? (
    <a className={css.link} href={href} target="_blank" rel="noreferrer">
      {value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
      <Icon of={IconExternalLink} size={14} />
    </a>
  ) : (
    value
  )
  return <Fact name={name}>{shown}</Fact>
}
