import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { plainText } from '#wire/personalisation.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { Compared } from './compared.ts'
import { Both, ChangeMark } from './price-changes.tsx'
import css from './versions.module.css'
import { wordChanges } from './word-changes.ts'

type Section = Proposal['content']['sections'][number]

/** Of the text what differs, section by section, word by word. */
export const TextChanges = ({ sections }: { sections: readonly Compared<Section>[] }) =>
  sections.map((compared) => {
    const before = 'before' in compared ? compared.before : undefined
    const after = 'after' in compared ? compared.after : undefined
    return (
      <section key={`${compared.change} ${(after ?? before)?.id}`} className={css.changes}>
        <h3>
          <Both was={before?.title} is={after?.title} />
        </h3>
        <div className={css.text}>
          <ChangeMark change={compared.change} />
          {compared.change !== 'moved' && <Words before={before?.html ?? ''} after={after?.html ?? ''} />}
        </div>
      </section>
    )
  })

function Words({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => wordChanges(plainText(before), plainText(after)), [before, after])
  if (before !== after && runs.every(({ change }) => change === 'same'))
    return (
      <p className={css.quiet}>
        <Trans>Same words, different formatting.</Trans>
      </p>
    )
  return (
    <p className={css.body}>
      {runs.map(({ change, text }, at) => {
        // Runs have no identity but their place.
        if (change === 'added') return <ins key={at}>{text}</ins>
        return change === 'removed' ? <del key={at}>{text}</del> : <span key={at}>{text}</span>
      })}
    </p>
  )
}
