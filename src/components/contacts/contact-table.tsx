import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Ledger } from '#src/components/list/ledger.tsx'
import type { Column } from '#src/components/list/columns.ts'
import { RowLink } from '#src/components/list/row-link.tsx'
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

const idOf = ({ id }: Item) => id

/** One line per contact; on a phone two. */
export function ContactTable({ withOrganisation, onNear, onAway, ...rest }: Props) {
  const columns = useContactColumns({ withOrganisation, onNear, onAway })
  return <Ledger columns={columns} keyOf={idOf} {...{ onNear, onAway }} {...rest} />
}

function useContactColumns({
  withOrganisation,
  onNear,
  onAway,
}: Pick<Props, 'withOrganisation' | 'onNear' | 'onAway'>): Column<Item>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        key: 'name',
        head: t`Name`,
        cell: (item) => <Name item={item} onNear={() => onNear(item)} onAway={onAway} />,
        phone: 'title',
      },
      ...(withOrganisation
        ? [
            {
              key: 'organisation',
              head: t`Organisation`,
              cell: (item: Item) => item.type === 'person' && (item.organisation || <Private>{t`Private`}</Private>),
              width: '21%',
              phone: 'secondary',
            } as const,
          ]
        : []),
      {
        key: 'city',
        head: t`City`,
        cell: ({ city }) => city,
        width: '13%',
        quiet: true,
        phone: withOrganisation ? 'hidden' : 'secondary',
        hideBelow: 'narrow',
      },
      {
        key: 'email',
        head: t`Email`,
        cell: ({ email }) => email,
        title: ({ email }) => email,
        width: '21%',
        quiet: true,
        phone: 'hidden',
      },
      {
        key: 'phone',
        head: t`Phone`,
        cell: (item) => item.phone || (item.type === 'person' && item.mobile),
        width: 140,
        quiet: true,
        phone: 'hidden',
        hideBelow: 'large',
      },
      {
        key: 'proposals_open',
        head: t({ context: 'status', message: 'Open' }),
        headTitle: t`Open proposals`,
        cell: ({ proposals_open }) => <Count of={proposals_open} word={t({ context: 'status', message: 'Open' })} />,
        width: 72,
        figures: true,
        phone: 'figure',
      },
      {
        key: 'proposals_won',
        head: t({ context: 'status', message: 'Won' }),
        headTitle: t`Won proposals`,
        cell: ({ proposals_won }) => <Count of={proposals_won} word={t({ context: 'status', message: 'Won' })} />,
        width: 72,
        figures: true,
        phone: 'meta',
      },
    ],
    [t, withOrganisation, onNear, onAway],
  )
}

function Name({ item, ...near }: { item: Item; onNear: () => void; onAway: () => void }) {
  const { id, name, city } = item
  const fullname = item.type === 'person' && item.fullname !== name ? item.fullname : ''
  return (
    <>
      <RowLink to={contactPath(item)} row={id} title={[name, fullname, city].filter(Boolean).join('\n')} {...near}>
        {name}
      </RowLink>
      {fullname && <span className={css.fullname}>{fullname}</span>}
    </>
  )
}

const Private = ({ children }: { children: string }) => <span className={css.private}>{children}</span>

/** None is a dash that steps back; the word is for the phone, where no head says it. */
const Count = ({ of, word }: { of: number; word: string }) => (
  <span className={css.count} data-none={of === 0 || undefined}>
    {of === 0 ? '–' : of} <small className={css.word}>{word}</small>
  </span>
)
