import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '#src/components/ui/dialog.tsx'
import type { BulkChange, LeftReason } from '#wire/bulk-changes.ts'
import { ServerWords } from '#src/components/ui/server-words.tsx'
import css from './left-dialog.module.css'

type Props = { change: BulkChange | undefined; onClose: () => void }

/** Which proposals a change of many left as they were, and why; the words stay while the window closes. */
export function LeftDialog({ change, onClose }: Props) {
  const [shown, setShown] = useState(change)
  if (change && change !== shown) setShown(change)
  const reasons = shown?.reasons ?? []
  const count = reasons.reduce((all, reason) => all + reason.count, 0)
  return (
    <Dialog
      opened={change !== undefined}
      onClose={onClose}
      title={plural(count, { one: '# proposal not changed', other: '# proposals not changed' })}
    >
      {reasons.map((reason) => (
        <Reason key={`${reason.reason} ${reason.detail}`} {...reason} onLeave={onClose} />
      ))}
    </Dialog>
  )
}

type ReasonProps = BulkChange['reasons'][number] & { onLeave: () => void }

function Reason({ reason, detail, count, proposals, onLeave }: ReasonProps) {
  const more = count - proposals.length
  return (
    <section className={css.reason}>
      <h3 className={css.head}>{wordsOf(reason, count)}</h3>
      <ServerWords text={detail} />
      <ul className={css.proposals}>
        {proposals.map(({ id, name }) => (
          <li key={id}>
            {reason === 'gone' ? (
              name
            ) : (
              <Link to={`/proposals/${id}`} onClick={onLeave}>
                {name}
              </Link>
            )}
          </li>
        ))}
        {more > 0 && <li className={css.more}>{plural(more, { one: 'and # more', other: 'and # more' })}</li>}
      </ul>
    </section>
  )
}

function wordsOf(reason: LeftReason, count: number) {
  switch (reason) {
    case 'gone':
      return plural(count, { one: '# deleted or given away meanwhile', other: '# deleted or given away meanwhile' })
    case 'changed_since':
      return plural(count, { one: '# changed by somebody since', other: '# changed by somebody since' })
    case 'was_won':
      return plural(count, {
        one: '# was won: its signature is deleted',
        other: '# were won: their signatures are deleted',
      })
    case 'refused':
      return t`${count} refused`
  }
}
