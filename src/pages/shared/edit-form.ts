import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isOutdated } from '#src/api/errors.ts'
import { changesOf } from '#src/components/form/changes.ts'
import type { ConflictChoices, Whose } from '#src/components/form/conflict.tsx'
import type { FormView } from '#src/components/form/form-view.ts'
import { useEditConflict, type ConflictOptions } from './edit-conflict.ts'
import { markSaved, useSubmittedForm, type SubmittedFormOptions } from './submitted-form.ts'

/** What is saved of a record. */
export type Edit<Output> = {
  /** The fields that differ from the version the form stands on, as the schema reads them. */
  change: Partial<Output>
  /** All of them. */
  output: Output
  /** Of the version the form stands on. */
  etag: string | undefined
}

type Options<Seen extends object, Fields extends FieldValues, Output> = ConflictOptions<Seen, Fields> &
  Pick<SubmittedFormOptions<Fields, Output, unknown>, 'resolver'> & {
    save: (edit: Edit<Output>) => Promise<unknown>
    /** `hasChanged` is false where there was nothing to save. */
    onSaved: (hasChanged: boolean) => void | Promise<unknown>
  }

export type EditFormView<Fields extends FieldValues, Output> = FormView<Fields, Output> & {
  conflict: ConflictChoices | undefined
}

/**
 * The form of a record that exists. It starts from one version, sends what differs from it, and only if that is still
 * the latest; what somebody else saved meanwhile is merged in, and where both changed the same the person chooses.
 */
export function useEditForm<Seen extends object, Fields extends FieldValues, Output extends object = Fields>({
  resolver,
  save,
  onSaved,
  ...versions
}: Options<Seen, Fields, Output>): EditFormView<Fields, Output> {
  const { base, choices, meet, follow, choose } = useEditConflict<Seen, Fields>(versions)
  const saved = useRef<Fields>(undefined)
  const view = useSubmittedForm<Fields, Output, boolean>({
    fields: base.fields,
    ...(resolver && { resolver }),
    save: async (output, values) => {
      const changes = changesOf(base.fields, values)
      const hasChanged = !isNothing(changes)
      const sending = structuredClone(values)
      if (hasChanged) await save({ change: pick(output, changes), output, etag: base.etag })
      saved.current = sending
      return hasChanged
    },
    recover: async (error, form) => {
      if (!isOutdated(error)) throw error
      put(form, await meet(form.getValues()))
    },
    onSaved: async (hasChanged) => {
      // What was typed meanwhile is asked about on leaving; whoever stays saves it on top of what was just saved. Where that
      // cannot be read, the next save says what it meets.
      if (saved.current && !isSaved()) {
        markSaved(view.form, saved.current)
        await follow(saved.current).catch(() => undefined)
      }
      await onSaved(hasChanged)
    },
  })
  /** What was typed while it was saved is not. */
  const isSaved = () => view.isSaved() && isNothing(changesOf(saved.current ?? {}, view.form.getValues()))
  const take = (key: string, whose: Whose) => put(view.form, choose(key, whose, view.form.getValues()))
  return { ...view, held: false, isSaved, conflict: choices && { ...choices, onTake: take } }
}

const isNothing = (changes: object) => Object.keys(changes).length === 0

function put<Fields extends FieldValues, Output>(
  { setValue }: UseFormReturn<Fields, unknown, Output>,
  fields: Partial<Fields>,
) {
  for (const [key, value] of Object.entries(fields)) setValue(key as Path<Fields>, value, { shouldDirty: true })
}

/** A schema may add to a body and never renames in it, so that a field of the form is one of its body. */
const pick = <Output extends object>(output: Output, changes: object) =>
  Object.fromEntries(Object.entries(output).filter(([key]) => Object.hasOwn(changes, key))) as Partial<Output>

/** What is said once a form has saved. */
export const savedWords = (hasChanged: boolean) => (hasChanged ? t`Changes saved` : t`No changes to save`)
