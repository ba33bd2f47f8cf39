import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { formResolver } from '#src/components/form/form-resolver.ts'
import { ApiError } from '#wire/problem.ts'
import { name } from '#wire/scalars.ts'
import { useEditForm, type Edit } from './edit-form.ts'

type Tag = { name: string; note: string }
const opened = { name: 'Roof', note: 'Steep', etag: '"v1"' }
const resolver = formResolver<Tag, Tag>(z.strictObject({ name, note: z.string() }))
const problem = { type: 'about:blank', title: '', detail: 'No', request_id: '' }

const save = vi.fn<(edit: Edit<Tag>) => Promise<void>>()
const onSaved = vi.fn<(hasChanged: boolean) => void>()
const fetchLatest = vi.fn<() => Promise<typeof opened>>()

beforeEach(() => {
  for (const mock of [save, onSaved, fetchLatest]) mock.mockReset()
})

/** The form as a component gets it; what is typed goes in by `setValue`. */
function openForm() {
  const views: ReturnType<typeof useEditForm<Tag, Tag>>[] = []
  const Host = () => {
    const fieldsOf = ({ name, note }: Tag) => ({ name, note })
    const words = { nameOf: (key: string) => key, wordsFor: () => (key: keyof Tag, fields: Tag) => fields[key] }
    views.push(useEditForm<Tag, Tag>({ opened, fieldsOf, resolver, fetchLatest, ...words, save, onSaved }))
    return null
  }
  renderToString(createElement(Host))
  const [view] = views
  if (!view) throw new Error('Nothing was rendered')
  // As an effect does once the form is on the screen.
  view.form.control._state.mount = true
  return view
}

test('only what differs is sent, as the schema reads it, over the version the form stands on', async () => {
  const { form, onSubmit, isSaved } = openForm()
  form.setValue('name', '  Roof and wall ')
  onSubmit()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(true))
  expect(save.mock.calls[0]?.[0]).toMatchObject({ change: { name: 'Roof and wall' }, etag: '"v1"' })
  expect(save.mock.calls[0]?.[0].change).not.toHaveProperty('note')
  expect(isSaved()).toBe(true)
})

test('nothing is sent where nothing differs', async () => {
  openForm().onSubmit()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(false))
  expect(save).not.toHaveBeenCalled()
})

test('a refusal goes to its field, and what was typed is not saved', async () => {
  save.mockRejectedValue(new ApiError({ ...problem, status: 400, errors: { name: ['Taken'] } }))
  const { form, onSubmit, isSaved } = openForm()
  form.setValue('name', 'Wall')
  onSubmit()
  await vi.waitFor(() => expect(form.getFieldState('name').error?.message).toBe('Taken'))
  expect(onSaved).not.toHaveBeenCalled()
  expect(isSaved()).toBe(false)
})

test('of a version that somebody else saved, what only they changed comes in, and mine stays', async () => {
  save.mockRejectedValue(new ApiError({ ...problem, status: 412 }))
  fetchLatest.mockResolvedValue({ name: 'Theirs', note: 'Flat', etag: '"v2"' })
  const { form, onSubmit, isSaved } = openForm()
  form.setValue('name', 'Mine')
  onSubmit()
  await vi.waitFor(() => expect(form.getValues('note')).toBe('Flat'))
  expect(form.getValues('name')).toBe('Mine')
  expect(isSaved()).toBe(false)
})
