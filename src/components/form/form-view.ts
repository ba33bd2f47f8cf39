import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FaultReport } from './fault-summary.tsx'

/** A form that is handed in, as a screen, a window or a section shows it. */
export type FormView<Fields extends FieldValues, Output> = {
  form: UseFormReturn<Fields, unknown, Output>
  faults: FaultReport
  busy: boolean
  /** What stands in it is on its way, and the form ends with it: nothing more can be written. */
  held: boolean
  /** What was filled in is kept: leaving loses nothing. */
  isSaved: () => boolean
  onSubmit: () => void
}
