import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { totalOf } from '#src/components/proposals/amounts.ts'
import { Money } from '#src/components/ui/money.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import { StatusMark } from '#src/components/ui/status-mark.tsx'
import type { ListItem } from '#wire/proposal-list.ts'
import css from './recent-proposals.module.css'
import part from '#src/components/ui/page-part.module.css'

/** What the person worked on last, to go on with. */
export const RecentProposals = ({ items, now }: { items: readonly ListItem[]; now: Date }) => (
  <section aria-labelledby="recent">
    <div className={part.head}>
      <h2 id="recent">
        <Trans>Your recent proposals</Trans>
      </h2>
      <Link to="/proposals" className={part.link}>
        <Trans>All proposals</Trans>
      </Link>
    </div>
    {items.length === 0 ? (
      <p className={part.none}>
        <Trans>You have no proposals yet. New ones appear here.</Trans>
      </p>
    ) : (
      <ul className={css.items}>
        {items.map((item) => (
          <Recent key={item.id} item={item} now={now} />
        ))}
      </ul>
    )}
  </section>
)

const Recent = ({ item, now }: { item: ListItem; now: Date }) => (
  <li className={css.item}>
    <Link to={`/proposals/${item.id}`} className={css.name} title={item.name}>
      {item.name}
    </Link>
    <Money value={totalOf(item).value} className={css.amount} />
    <span className={css.status}>
      <StatusMark status={item.status} />
    </span>
    <span className={css.customer} title={item.contact_name}>
      {item.contact_name}
    </span>
    <time dateTime={item.date_modified} className={css.date}>
      {shortDate(new Date(item.date_modified), now)}
    </time>
  </li>
)
