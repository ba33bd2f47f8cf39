import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import type { Tagged } from '#src/api/new-client.ts'
import { changesOf } from '#src/components/form/changes.ts'
import { Conflict } from '#src/components/form/conflict.tsx'
import { FaultSummary } from '#src/components/form/fault-summary.tsx'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { LongForm } from '#src/components/form/long-form.tsx'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { Button } from '#src/components/ui/button.tsx'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { ApiError } from '#wire/problem.ts'
import { useEditConflict } from './edit-conflict.ts'

/** What is handed in: the body as the contract reads it, and which of the form's fields differ from what was opened. */
export type Given<Fields, Body> = { body: Body; changed: ReadonlySet<keyof Fields>; etag: string | undefined }

type Props<Fields extends FieldValues, Body> = {
  words: {
    /** Of a new one: "New email template", "Create email template". */
    title: string
    act: string
    created: string
    saved: string
    /** Where a state has a tag: that somebody else changed it meanwhile. */
    met?: string
  }
  /** Undefined for a new one. */
  name: string | undefined
  fields: Tagged<Fields>
  resolver: Resolver<Fields, unknown, Body>
  save: (given: Given<Fields, Body>) => Promise<unknown>
  /** The list it is in, which comes back once it is saved. */
  list: { to: string; label: string }
  /** Where a state has a tag: how to read the latest one when somebody saved meanwhile, and the fields in words. */
  latest?: {
    fetch: () => Promise<Tagged<Fields>>
    names: Record<keyof Fields & string, string>
    words: (key: keyof Fields & string, fields: Fields) => string
  }
  children: ReactNode
}

/** The screen of one setting that has a form of its own. Only what was changed is sent, over the state it started from. */
export function SettingForm<Fields extends FieldValues, Body>(props: Props<Fields, Body>) {
  const { words, name, list, children } = props
  const { form, faults, busy, conflict, submit, saved } = useSettingForm(props)
  const { t } = useLingui()
  const title = name ?? words.title
  return (
    <FormProvider {...form}>
      <title>{`${title} · Proffer`}</title>
      <LongForm label={title} busy={busy} onSubmit={submit}>
        <PageHead title={title} back={{ to: list.to, label: list.label }} meta={<span>{t`Ctrl+S saves`}</span>}>
          <Button variant="primary" type="submit" busy={busy} aria-keyshortcuts="Control+S Control+Enter">
            {name === undefined ? words.act : t`Save changes`}
          </Button>
        </PageHead>
        <FaultSummary {...faults} />
        {conflict.shown && <Conflict happened={words.met ?? ''} {...conflict.shown} onTake={conflict.take} />}
        {children}
      </LongForm>
      <FormGuard done={saved} title={t`Leave without saving?`} leave={t`Leave without saving`} />
    </FormProvider>
  )
}

function useSettingForm<Fields extends FieldValues, Body>(props: Props<Fields, Body>) {
  const { fields, resolver, latest } = props
  // The form starts from one state; what comes in meanwhile is met when it is saved.
  const [{ etag, ...opened }] = useState(fields)
  const form = useForm<Fields, unknown, Body>({
    defaultValues: opened as unknown as DefaultValues<Fields>,
    resolver,
    shouldFocusError: false,
  })
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const conflict = useEditConflict<Fields, Fields>({
    opened: { ...(opened as unknown as Fields), etag },
    fieldsOf: withoutTag,
    fetchLatest: () => latest?.fetch() ?? Promise.reject(new Error('There is no state to compare with')),
    put: (key, given) => form.setValue(key as Path<Fields>, given[key], { shouldDirty: true }),
    nameOf: (key) => latest?.names[key] ?? key,
    wordsFor: () => (key, given) => latest?.words(key, given) ?? '',
  })
  const { keep, saved } = useKeeping(props, {
    base: conflict.base,
    onStale: () => conflict.meet(form.getValues()),
    refuse,
  })
  const submit = form.handleSubmit((body) => {
    clear()
    return keep(body, form.getValues())
  }, overlooked)
  return { form, faults, conflict, busy: form.formState.isSubmitting, submit: () => void submit(), saved }
}

type Keeping<Fields> = {
  base: { fields: Fields; etag: string | undefined }
  onStale: () => Promise<void>
  refuse: (error: unknown) => void
}

/** Saves once, goes back to the list and says so. */
function useKeeping<Fields extends FieldValues, Body>(
  { words, name, save, list }: Props<Fields, Body>,
  { base, onStale, refuse }: Keeping<Fields>,
) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const done = useRef(false)
  const keep = async (body: Body, now: Fields) => {
    const changed = new Set(Object.keys(changesOf(base.fields, now)))
    const writes = name === undefined || changed.size > 0
    try {
      if (writes) await save({ body, changed, etag: base.etag })
      done.current = true
      await navigate(list.to)
      await showToast({ text: writes ? (name === undefined ? words.created : words.saved) : t`Nothing had changed` })
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await onStale().catch(refuse)
      else refuse(error)
    }
  }
  return { keep, saved: () => done.current }
}

const withoutTag = <Fields extends FieldValues>(seen: Fields) => {
  const { etag: _etag, ...fields } = seen
  return fields as unknown as Fields
}

/** The changed fields of a body. */
export const picked = <Body extends object>(body: Body, changed: ReadonlySet<PropertyKey>) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => changed.has(key))) as Partial<Body>
