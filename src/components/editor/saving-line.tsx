import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { present } from '#src/clock.ts'
import { useLanguage } from '#src/locales/language.ts'
import type { Saving } from '#src/draft/saving.ts'
import { savingWords } from './saving-words.ts'
import css from './saving-line.module.css'

type Props = { saving: Saving | undefined; explain: (error: unknown) => string; onRetry: () => void }

/**
 * Whether what was written is saved; always at the same place. Only trouble is read out, not every save. As long as
 * nobody knows, it says nothing.
 */
export function SavingLine({ saving, explain, onRetry }: Props) {
  // Drawn anew when another language is chosen.
  useLanguage()
  if (!saving) return <p className={css.root} />
  const trouble = saving.state === 'not-saved'
  const words = savingWords(saving, present(), explain)
  return (
    <div className={css.place}>
      <p className={css.root} data-state={saving.state}>
        {saving.state === 'saved' && <Icon of={IconCheck} />}
        {trouble && <Icon of={IconAlertTriangle} />}
        <span className={css.words} title={words}>
          {words}
        </span>
        <span className={css.spoken} role="status">
          {trouble ? words : ''}
        </span>
        {trouble && saving.problem.why !== 'choice' && (
          <Button variant="quiet" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )}
      </p>
    </div>
  )
}
