import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#src/components/ui/class-names.ts'
import { Ledger, LedgerCell, LedgerHead, LedgerRow } from '#src/components/ui/ledger.tsx'
import linked from '#src/components/ui/linked-rows.module.css'
import type { OrganisationItem, PersonItem } from '#wire/contacts.ts'
import { contactPath } from './contact-path.ts'
import css from './contact-table.module.css'

type Item = OrganisationItem | PersonItem

type Props = {
  label: string
  items: readonly Item[]
  /** Of people, who they belong to. */
  withOrganisation: boolean
  /** The shown rows answer an earlier question; the new answer is on its way. */
  isOld: boolean
  /** The person is about to open this one, or changed their mind. */
  onNear: (item: Item) => void
  onAway: () => void
}

/** One line per contact; on a phone two. */
export function ContactTable({ label, items, withOrganisation, isOld, onNear, onAway }: Props) {
  const { t } = useLingui()
  return (
    <Ledger
      label={label}
      className={classNames(linked.ledger, css.ledger)}
      aria-busy={isOld}
      data-old={isOld || undefined}
    >
      <colgroup>
        <col />
        {withOrganisation && <col className={css.organisationColumn} />}
        <col className={css.cityColumn} />
        <col className={css.emailColumn} />
        <col className={css.phoneColumn} />
        <col className={css.countColumn} />
        <col className={css.countColumn} />
      </colgroup>
      <thead>
        <tr>
          <LedgerHead>
            <Trans>Name</Trans>
          </LedgerHead>
          {withOrganisation && (
            <LedgerHead>
              <Trans>Organisation</Trans>
            </LedgerHead>
          )}
          <LedgerHead className={css.city}>
            <Trans>City</Trans>
          </LedgerHead>
          <LedgerHead>
            <Trans>Email</Trans>
          </LedgerHead>
          <LedgerHead className={css.phone}>
            <Trans>Phone</Trans>
          </LedgerHead>
          <LedgerHead figures title={t`Open proposals`}>
            <Trans context="status">Open</Trans>
          </LedgerHead>
          <LedgerHead figures title={t`Won proposals`}>
            <Trans context="status">Won</Trans>
          </LedgerHead>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ContactRow key={item.id} {...{ item, withOrganisation, onNear, onAway }} />
        ))}
      </tbody>
    </Ledger>
  )
}

type RowProps = { item: Item } & Pick<Props, 'withOrganisation' | 'onNear' | 'onAway'>

/** The link of the name covers the row, so a contact opens from anywhere on it, also into a new tab. */
function ContactRow({ item, withOrganisation, onNear, onAway }: RowProps) {
  const { id, name, city, email, phone } = item
  const near = () => onNear(item)
  const isPerson = item.type === 'person'
  const fullname = isPerson && item.fullname !== name ? item.fullname : ''
  return (
    <LedgerRow className={classNames(linked.row, css.row)} onPointerEnter={near} onPointerLeave={onAway}>
      <LedgerCell className={css.name}>
        <Link
          className={linked.link}
          to={contactPath(item)}
          title={[name, fullname, city].filter(Boolean).join('\n')}
          data-row={id}
          onFocus={near}
          onBlur={onAway}
        >
          {name}
        </Link>
        {fullname && <span className={css.fullname}>{fullname}</span>}
      </LedgerCell>
      {withOrganisation && (
        <LedgerCell className={css.organisation}>
          {isPerson &&
            (item.organisation || (
              <span className={css.private}>
                <Trans>Private</Trans>
              </span>
            ))}
        </LedgerCell>
      )}
      <LedgerCell quiet className={css.city}>
        {city}
      </LedgerCell>
      <LedgerCell quiet className={css.email} title={email}>
        {email}
      </LedgerCell>
      <LedgerCell quiet className={css.phone}>
        {phone || (isPerson && item.mobile)}
      </LedgerCell>
      <Count className={css.open} word="open">
        {item.proposals_open}
      </Count>
      <Count className={css.won} word="won">
        {item.proposals_won}
      </Count>
    </LedgerRow>
  )
}

/** None is a dash that steps back; the word is for the phone, where no head says it. */
const Count = ({ children, word, className }: { children: number; word: ReactNode; className: string | undefined }) => (
  <LedgerCell figures className={className} data-none={children === 0 || undefined}>
    {children === 0 ? '–' : children} <small className={css.word}>{word}</small>
  </LedgerCell>
)
