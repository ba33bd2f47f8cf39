import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { FaultSummary } from '#src/components/form/fault-summary.tsx'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import type { FormView } from '#src/components/form/form-view.ts'
import { Held } from '#src/components/form/held.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { Button } from '#src/components/ui/button.tsx'
import css from './section-form.module.css'

type Props<Fields extends FieldValues, Output> = Omit<FormView<Fields, Output>, 'isSaved'> & {
  title: string
  about: string
  /** Says what it does: "Save account". */
  act: string
  /** It confirms one act, such as a new password: what was typed for that is nothing to lose. */
  isAct?: true
  children: ReactNode
}

/** A section of a page that is handed in by itself. */
export const SectionForm = <Fields extends FieldValues, Output>({
  form,
  faults,
  busy,
  held,
  onSubmit,
  title,
  about,
  act,
  isAct,
  children,
}: Props<Fields, Output>) => (
  <FormProvider {...form}>
    <form
      aria-label={title}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <FormSection title={title} about={about}>
        <Wide>
          <FaultSummary {...faults} />
        </Wide>
        <Held held={held}>{children}</Held>
        <Wide>
          <Button variant="outline" type="submit" busy={busy}>
            {act}
          </Button>
        </Wide>
      </FormSection>
    </form>
    {!isAct && <SectionGuard />}
  </FormProvider>
)

function SectionGuard() {
  const { t } = useLingui()
  return <FormGuard title={t`Leave without saving?`} leave={t`Leave without saving`} />
}
