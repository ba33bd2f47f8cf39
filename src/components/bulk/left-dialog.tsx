import { plural, t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '#src/refusals/in-language.ts'
import { Dialog } from '#src/components/ui/dialog.tsx'
import type { BulkChange, BulkKind, LeftReason } from '#wire/bulk-changes.ts'
import { recordWords } from './change-words.ts'
import css from './left-dialog.module.css'

type Props = { change: BulkChange | undefined; onClose: () => void }

/** Which records a change of many left as they were, and why; the words stay while the window closes. */
export function LeftDialog({ change, onClose }: Props) {
  const [shown, setShown] = useState(change)
  if (change && change !== shown) setShown(change)
  const { of = 'proposal', reasons = [] } = shown ?? {}
  const count = reasons.reduce((all, reason) => all + reason.count, 0)
  return (
    <Dialog opened={change !== undefined} onClose={onClose} title={recordWords[of].notChanged(count)}>
      {reasons.map((reason) => (
        <Reason key={`${reason.reason} ${reason.detail}`} {...reason} of={of} onLeave={onClose} />
      ))}
    </Dialog>
  )
}

type ReasonProps = BulkChange['reasons'][number] & { of: BulkKind; onLeave: () => void }

function Reason({ of, reason, detail, count, records, onLeave }: ReasonProps) {
  // Of none of them that can be named there is nothing more either.
  const more = records.length > 0 ? count - records.length : 0
  return (
    <section className={css.reason}>
      <h3 className={css.head}>{wordsOf(of, reason, count)}</h3>
      <Why detail={detail} />
      <ul className={css.records}>
        {records.map(({ id, name }) => (
          <li key={id}>
            {reason === 'gone' ? (
              name
            ) : (
              <Link to={recordWords[of].path(id)} onClick={onLeave}>
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

/** The service says it in English, and not as a refusal of its own: it is one of many. */
function Why({ detail }: { detail: string }) {
  const [words, setWords] = useState('')
  useEffect(() => {
    let isShown = true
    void inLanguage({ detail }).then((told) => isShown && setWords(told.detail))
    return () => {
      isShown = false
    }
  }, [detail])
  return words && <p className={css.why}>{words}</p>
}

function wordsOf(of: BulkKind, reason: LeftReason, count: number) {
  switch (reason) {
    case 'gone':
      return recordWords[of].gone(count)
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
