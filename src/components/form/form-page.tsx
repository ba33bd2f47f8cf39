import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Button } from '#src/components/ui/button.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { Conflict, type ConflictProps } from './conflict.tsx'
import { FaultSummary } from './fault-summary.tsx'
import type { FormView } from './form-view.ts'
import { Held } from './held.tsx'
import { LongForm } from './long-form.tsx'

type Props<Fields extends FieldValues, Output> = Omit<FormView<Fields, Output>, 'isSaved'> & {
  /** The name of the form. */
  title: string
  /** Of the tab, where it says more. */
  tab?: string
  /** What is edited, where that has a name. */
  heading?: string
  back: { to: string; label: string }
  /** Facts beside the heading, as spans; among them the key that saves. */
  meta: ReactNode
  /** Says what the button does: "Create webhook". */
  act: string
  /** What the button tells who points at it. */
  hint?: string
  /** Asks before the form is left. */
  guard: ReactNode
  /** What comes before the faults. */
  before?: ReactNode
  conflict?: ConflictProps | undefined
  children: ReactNode
}

/** A screen that is one form. */
export const FormPage = <Fields extends FieldValues, Output>({
  form,
  faults,
  busy,
  held,
  onSubmit,
  title,
  tab = title,
  heading = title,
  back,
  meta,
  act,
  hint,
  guard,
  before,
  conflict,
  children,
}: Props<Fields, Output>) => (
  <FormProvider {...form}>
    <title>{`${tab} · Proffer`}</title>
    <LongForm label={title} busy={busy} onSubmit={onSubmit}>
      <PageHead title={heading} back={back} meta={meta}>
        <Button variant="primary" type="submit" busy={busy} aria-keyshortcuts="Control+S Control+Enter" title={hint}>
          {act}
        </Button>
      </PageHead>
      {before}
      <FaultSummary {...faults} />
      {conflict && <Conflict {...conflict} />}
      <Held held={held}>{children}</Held>
    </LongForm>
    {guard}
  </FormProvider>
)
