import {
  createContact,
  createOrganisationPerson,
  getContact,
  listOrganisationPeople,
  listOrganisations,
  listPeople,
} from '#wire/contacts.ts'
import type { Input } from '#wire/operation.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, callPage, callWithTag } from './client.ts'
import { useRepeatKeys } from './repeat-key.ts'
import { refreshTagsAfter } from './tags.ts'

export type ContactFilter = { query?: string | undefined; page?: number | undefined }
export type NewContact = Input<typeof createContact>['body']
export type NewPerson = Input<typeof createOrganisationPerson>['body']

/** The same list under one key, however it is asked for. */
const filled = ({ query, page = 1 }: ContactFilter) => ({ query: query?.trim() || undefined, page })

export const contactQueries = {
  all: () => ['contacts'] as const,
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
}

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

/** Adds a person to an organisation; the answer is the new person. */
export function useCreateOrganisationPerson(organisationId: number) {
  const keys = useRepeatKeys()
  const params = { id: organisationId }
  return useMutation({
    mutationKey: contactQueries.all(),
    mutationFn: (body: NewPerson) =>
      keys.once({ params, body }, (idempotencyKey) =>
        call(createOrganisationPerson, { params, body }, { idempotencyKey }),
      ),
    onSuccess: (_person, { tags }, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: contactQueries.lists() }),
        client.invalidateQueries({ queryKey: contactQueries.detail(organisationId).queryKey }),
        refreshTagsAfter(client, tags),
      ]),
  })
}
