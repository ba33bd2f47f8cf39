import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import type { ProposalDocument } from '#src/draft/document.ts'
import type { Conflict, Note, Whose } from '#src/draft/findings.ts'
import { conflictTitle, noteWords, versionWords, type NameOf } from './change-words.ts'
import css from './changed-meanwhile.module.css'

type Props = {
  document: ProposalDocument
  conflicts: readonly Conflict[]
  notes: readonly Note[]
  /** Labels of the custom fields, by name. */
  labels: ReadonlyMap<string, string>
  nameOf: NameOf
  onTake: (conflict: Conflict, whose: Whose) => void
  onDismiss: () => void
}

/** Somebody else saved the same proposal: what was taken over is told, and what both changed is asked. */
export function ChangedMeanwhile({ document, conflicts, notes, labels, nameOf, onTake, onDismiss }: Props) {
  const changes = noteWords(notes, document, labels)
  const list = changes.join('; ')
  return (
    <>
      {changes.length > 0 && (
        <Notice
          tone="ok"
          action={
            <Button variant="quiet" onClick={onDismiss}>
              <Trans>Got it</Trans>
            </Button>
          }
        >
          <Trans>Somebody else saved changes meanwhile: {list}. Your changes are kept.</Trans>
        </Notice>
      )}
      {conflicts.length > 0 && (
        <Choices>
          {conflicts.map((conflict) => (
            <Choice
              key={conflict.at.join('/') + Object.keys(conflict.mine).join('/')}
              title={conflictTitle(conflict, document, labels)}
              words={(whose) => versionWords(conflict, whose, nameOf)}
              onTake={(whose) => onTake(conflict, whose)}
            />
          ))}
        </Choices>
      )}
    </>
  )
}

/** Takes the focus when it comes: nothing is saved before the choice is made. */
function Choices({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const here = useRef<HTMLElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <section ref={here} tabIndex={-1} className={css.root} aria-label={t`Edited by both of you`}>
      <Notice>
        <Trans>You and somebody else edited the same field. Choose a version to save.</Trans>
      </Notice>
      {children}
    </section>
  )
}

const whoseWords = { mine: msg`Mine`, theirs: msg`Theirs`, before: msg`Before` }
const order: readonly Whose[] = ['mine', 'theirs', 'before']

type ChoiceProps = { title: string; words: (whose: Whose) => string; onTake: (whose: Whose) => void }

function Choice({ title, words, onTake }: ChoiceProps) {
  const { t } = useLingui()
  const heading = useId()
  return (
    <div role="group" className={css.choice} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {order.map((whose) => (
        <button key={whose} type="button" className={css.option} onClick={() => onTake(whose)}>
          <span className={css.whose}>{t(whoseWords[whose])}</span>
          <span className={css.value}>{words(whose)}</span>
        </button>
      ))}
    </div>
  )
}
