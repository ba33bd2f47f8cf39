import {
  createContact,
  createOrganisationPerson,
  deleteContact,
  deleteOrganisationPerson,
  getContact,
  getOrganisationPerson,
  listOrganisationPeople,
  listOrganisations,
  listPeople,
  updateContact,
  updateOrganisationPerson,
  type ContactRef,
} from '#wire/contacts.ts'
import type { Input } from '#wire/operation.ts'
import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { call, callPage, callWithTag } from './client.ts'
import { contactKey } from './contact-key.ts'
import { useRepeatKeys } from './repeat-key.ts'
import { refreshTagsAfter } from './tags.ts'

export type ContactFilter = { query?: string | undefined; page?: number | undefined }
export type NewContact = Input<typeof createContact>['body']
export type NewPerson = Input<typeof createOrganisationPerson>['body']
export type ContactChange = NonNullable<Input<typeof updateContact>['body']>
export type PersonChange = NonNullable<Input<typeof updateOrganisationPerson>['body']>

/** The same list under one key, however it is asked for. */
const filled = ({ query, page = 1 }: ContactFilter) => ({ query: query?.trim() || undefined, page })

export const contactQueries = {
  all: () => contactKey,
  lists: () => [...contactQueries.all(), 'list'] as const,
  organisations: (filter: ContactFilter = {}) =>
    queryOptions({
      queryKey: [...contactQueries.lists(), 'organisations', filled(filter)],
      queryFn: ({ signal }) => callPage(listOrganisations, { query: filled(filter) }, { signal }),
    }),
  people: (filter: ContactFilter = {}) =>
    queryOptions({
      queryKey: [...contactQueries.lists(), 'people', filled(filter)],
      queryFn: ({ signal }) => callPage(listPeople, { query: filled(filter) }, { signal }),
    }),
  organisationPeople: (id: number, page = 1) =>
    queryOptions({
      queryKey: [...contactQueries.lists(), 'organisation-people', id, page],
      queryFn: ({ signal }) => callPage(listOrganisationPeople, { params: { id }, query: { page } }, { signal }),
    }),
  details: () => [...contactQueries.all(), 'detail'] as const,
  detail: (id: number) =>
    queryOptions({
      queryKey: [...contactQueries.details(), id],
      queryFn: ({ signal }) => callWithTag(getContact, { params: { id } }, { signal }),
    }),
  /** A person of an organisation. */
  person: (id: number, person_id: number) =>
    queryOptions({
      queryKey: [...contactQueries.detail(id).queryKey, 'people', person_id],
      queryFn: ({ signal }) => callWithTag(getOrganisationPerson, { params: { id, person_id } }, { signal }),
    }),
}

/** A contact as it is now, past the cache, with its version. */
export const contactNow = ({ id, contact_id = id }: ContactRef) =>
  contact_id === id
    ? callWithTag(getContact, { params: { id } })
    : callWithTag(getOrganisationPerson, { params: { id: contact_id, person_id: id } })

/** Changes a contact over the version it is known in; the answer carries the version it has now. */
export const changeContact = ({ id, contact_id = id }: ContactRef, body: ContactChange, ifMatch?: string) =>
  contact_id === id
    ? callWithTag(updateContact, { params: { id }, body }, { ifMatch })
    : callWithTag(updateOrganisationPerson, { params: { id: contact_id, person_id: id }, body }, { ifMatch })

/** Creates an organisation or a private person; the answer is the new contact. */
export function useCreateContact() {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: contactQueries.all(),
    mutationFn: (body: NewContact) =>
      keys.once(body, (idempotencyKey) => call(createContact, { body }, { idempotencyKey })),
    onSuccess: (_contact, { tags }, _before, { client }) =>
      Promise.all([client.invalidateQueries({ queryKey: contactQueries.lists() }), refreshTagsAfter(client, tags)]),
  })
}

/** Adds a person to the organisation with this id; the answer is the new person. */
export function useCreateOrganisationPerson() {
  const keys = useRepeatKeys()
  return useMutation({
    mutationKey: contactQueries.all(),
    mutationFn: ({ id, person }: { id: number; person: NewPerson }) => {
      const request = { params: { id }, body: person }
      return keys.once(request, (idempotencyKey) => call(createOrganisationPerson, request, { idempotencyKey }))
    },
    onSuccess: (_answer, { id, person: { tags } }, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: contactQueries.lists() }),
        client.invalidateQueries({ queryKey: contactQueries.detail(id).queryKey }),
        refreshTagsAfter(client, tags),
      ]),
  })
}

/** `etag` is the one the form was opened with: 412 when somebody else saved since (ApiError). */
export function useUpdateContact(id: number) {
  return useMutation({
    mutationKey: contactQueries.all(),
    mutationFn: ({ change, etag }: { change: ContactChange; etag?: string | undefined }) =>
      call(updateContact, { params: { id }, body: change }, { ifMatch: etag }),
    onSuccess: (_status, { change }, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: contactQueries.all() }),
        refreshTagsAfter(client, change.tags),
      ]),
  })
}

/** Gives a person an email address; a private person is its own contact. */
export function useGiveEmail() {
  return useMutation({
    mutationKey: contactQueries.all(),
    mutationFn: ({ email, ...path }: ContactRef & { email: string }) => changeContact(path, { email }),
    onSuccess: (_status, _given, _before, { client }) => client.invalidateQueries({ queryKey: contactQueries.all() }),
  })
}

/** The same for a person of an organisation. */
export function useUpdateOrganisationPerson(id: number, person_id: number) {
  return useMutation({
    mutationKey: contactQueries.all(),
    mutationFn: ({ change, etag }: { change: PersonChange; etag?: string | undefined }) =>
      call(updateOrganisationPerson, { params: { id, person_id }, body: change }, { ifMatch: etag }),
    onSuccess: (_status, { change }, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: contactQueries.all() }),
        refreshTagsAfter(client, change.tags),
      ]),
  })
}

/** Into the trashcan, an organisation with its people; the answer is the service's sentence about it. */
export function useDeleteContact(id: number) {
  return useMutation({
    mutationKey: contactQueries.all(),
    mutationFn: () => call(deleteContact, { params: { id } }),
    onSuccess: (_said, _nothing, _before, { client }) => refreshAfterTrash(client, contactQueries.detail(id).queryKey),
  })
}

/** The same for a person of an organisation. */
export function useDeleteOrganisationPerson(id: number, person_id: number) {
  return useMutation({
    mutationKey: contactQueries.all(),
    mutationFn: () => call(deleteOrganisationPerson, { params: { id, person_id } }),
    onSuccess: (_said, _nothing, _before, { client }) =>
      refreshAfterTrash(client, contactQueries.person(id, person_id).queryKey),
  })
}

/** The record may still be on screen until the page has gone on: asking for it again would only give 410. */
async function refreshAfterTrash(client: QueryClient, gone: readonly unknown[]) {
  client.removeQueries({ queryKey: gone, type: 'inactive' })
  await client.invalidateQueries({ queryKey: gone, refetchType: 'none' })
  await client.invalidateQueries({ queryKey: contactQueries.details(), refetchType: 'none' })
  await client.invalidateQueries({ queryKey: contactQueries.lists() })
}
