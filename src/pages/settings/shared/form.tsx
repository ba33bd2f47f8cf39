import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Tagged } from '#src/api/new-client.ts'
import type { ConflictProps } from '#src/components/form/conflict.tsx'
import { FormPage } from '#src/components/form/form-page.tsx'
import type { FormView } from '#src/components/form/form-view.ts'
import { FormGuard } from '#src/components/form/leave-guard.tsx'
import { KeyHint } from '#src/components/ui/key-hint.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { savedWords, useEditForm, type Edit } from '#src/pages/shared/edit-form.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

type Setting = { id: number; name: string; etag?: string | undefined }

type Props<Seen extends Setting, Fields extends FieldValues, Body> = {
  words: {
    /** Of a new one: "New email template", "Create email template". */
    title: string
    act: string
    created: string
    saved: string
  }
  /** Undefined for a new one. */
  opened: Seen | undefined
  fieldsOf: (seen: Seen) => Fields
  /** What a new one starts from. */
  empty: Fields
  resolver: Resolver<Fields, unknown, Body>
  create: (body: Body) => Promise<unknown>
  update: (edit: Edit<Body> & { id: number }) => Promise<unknown>
  /** The list it is in, which comes back once it is saved. */
  list: { to: string; label: string }
  /** Where a state has a tag: how to read the latest one when somebody saved meanwhile, and its fields in words. */
  latest?: {
    happened: string
    fetch: (id: number) => Promise<Tagged<Seen>>
    names: Record<keyof Fields & string, string>
    words: (key: keyof Fields & string, fields: Fields) => string
  }
  children: ReactNode
}

/** The screen of one setting that has a form of its own. */
export const SettingForm = <Seen extends Setting, Fields extends FieldValues, Body extends object>({
  opened,
  ...props
}: Props<Seen, Fields, Body>) =>
  opened ? <EditedSetting {...props} opened={opened} /> : <NewSetting {...props} opened={opened} />

function NewSetting<Seen extends Setting, Fields extends FieldValues, Body extends object>({
  words,
  empty,
  resolver,
  create,
  list,
  children,
}: Props<Seen, Fields, Body>) {
  const navigate = useNavigate()
  const view = useSubmittedForm<Fields, Body>({
    fields: empty,
    resolver,
    save: create,
    onSaved: async () => {
      await navigate(list.to)
      await showToast({ text: words.created })
    },
  })
  return (
    <SettingPage {...view} title={words.title} act={words.act} list={list}>
      {children}
    </SettingPage>
  )
}

function EditedSetting<Seen extends Setting, Fields extends FieldValues, Body extends object>({
  words,
  opened,
  fieldsOf,
  resolver,
  update,
  list,
  latest,
  children,
}: Props<Seen, Fields, Body> & { opened: Seen }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id, name, etag } = opened
  const { conflict, ...view } = useEditForm<Seen, Fields, Body>({
    opened: { ...opened, etag },
    fieldsOf,
    resolver,
    fetchLatest: () => latest?.fetch(id) ?? Promise.reject(new Error('A state without a tag is never out of date')),
    nameOf: (key) => latest?.names[key] ?? key,
    wordsFor: () => (key, fields) => latest?.words(key, fields) ?? '',
    save: (edit) => update({ ...edit, id }),
    onSaved: async (hasChanged) => {
      await navigate(list.to)
      await showToast({ text: hasChanged ? words.saved : savedWords(false) })
    },
  })
  return (
    <SettingPage
      {...view}
      title={name}
      act={t`Save changes`}
      list={list}
      conflict={conflict && { ...conflict, happened: latest?.happened ?? '' }}
    >
      {children}
    </SettingPage>
  )
}

type PageProps<Fields extends FieldValues, Body> = FormView<Fields, Body> & {
  title: string
  act: string
  list: { to: string; label: string }
  conflict?: ConflictProps | undefined
  children: ReactNode
}

function SettingPage<Fields extends FieldValues, Body>({ isSaved, list, ...page }: PageProps<Fields, Body>) {
  const { t } = useLingui()
  return (
    <FormPage
      {...page}
      back={list}
      meta={<KeyHint>{t`Ctrl+S to save`}</KeyHint>}
      guard={<FormGuard isSaved={isSaved} title={t`Leave without saving?`} leave={t`Leave without saving`} />}
    />
  )
}
