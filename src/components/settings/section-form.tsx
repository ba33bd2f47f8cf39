import type { ReactNode } from 'react'
import { FaultSummary, type Faults } from '#src/components/form/fault-summary.tsx'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { Button } from '#src/components/ui/button.tsx'
import css from './section-form.module.css'

type Props = {
  title: string
  about: string
  /** Says what it does: "Save account". */
  act: string
  faults: Faults
  busy: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A section of a page that is handed in by itself. */
export const SectionForm = ({ title, about, act, faults, busy, onSubmit, children }: Props) => (
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
      {children}
      <Wide>
        <Button variant="outline" type="submit" busy={busy}>
          {act}
        </Button>
      </Wide>
    </FormSection>
  </form>
)
