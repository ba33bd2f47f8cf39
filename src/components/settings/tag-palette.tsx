import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Tags } from '#src/components/personalisation/tag-words.ts'
import css from './tag-palette.module.css'

type Props = { tags: Tags; onInsert: (tag: string) => void }

/** Tags that are filled when a proposal is sent; a press puts one where the cursor was. */
export function TagPalette({ tags, onInsert }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={css.root}>
      <h3 id={heading}>
        <Trans>Insert tag</Trans>
      </h3>
      <ul>
        {tags.map(({ name, says }) => (
          <li key={name}>
            <button type="button" title={says} aria-label={`${says}: [${name}]`} onClick={() => onInsert(`[${name}]`)}>
              [{name}]
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
