import * as z from 'zod/mini'
import { maxLineLength } from './limits.ts'
import { operation } from './operation.ts'
import { proposalStatuses } from './proposal-status.ts'
import { optionalEmail } from './mailbox.ts'
import { atMost, byId, integer, name, pageNumber, searchText, statusLine, text } from './scalars.ts'

/** Version 1 calls an organisation a company (interface, section 10); its own fields, in that order. */
export const companyFieldNames = [
  'street',
  'zipcode',
  'city',
  'state',
  'country',
  'phone',
  'fax',
  'email',
  'internet',
  'linkedin',
  'facebook',
  'twitter',
  'coc_number',
  'vat_number',
] as const

/** Fields of the people of a company, besides their fullname. */
export const companyPersonFieldNames = [
  'firstname',
  'lastname',
  'salutation',
  'email',
  'phone',
  'mobile',
  'street',
  'zipcode',
  'city',
  'state',
  'country',
  'internet',
  'linkedin',
  'facebook',
  'twitter',
] as const

const fields = <const Names extends readonly string[], T extends z.ZodMiniType>(names: Names, value: T) =>
  Object.fromEntries(names.map((key) => [key, value])) as Record<Names[number], T>

const line = z.optional(text)
const email = z.optional(optionalEmail)
const companyInput = { ...fields(companyFieldNames, line), email }
const personInput = { ...fields(companyPersonFieldNames, line), email }

export const company = z.object({ id: z.int(), name: z.string(), ...fields(companyFieldNames, z.string()) })
export type V1Company = z.infer<typeof company>

export const companyPerson = z.object({
  id: z.int(),
  fullname: z.string(),
  ...fields(companyPersonFieldNames, z.string()),
})
export type V1CompanyPerson = z.infer<typeof companyPerson>

export const companyDetails = z.extend(company, {
  /** Deprecated: status and name of the newest proposal, empty when there is none. */
  proposal_status: z.enum([...proposalStatuses, '']),
  proposal_name: z.string(),
  /** Deprecated: the user the company belongs to. */
  account_company_user_id: z.nullable(z.int()),
})
export type V1CompanyDetails = z.infer<typeof companyDetails>

/** The specification only says that there is one object: its name makes no difference. */
const deleteForm = z
  .record(z.string(), text)
  .check(z.refine((form) => Object.keys(form).length <= 1, 'Send one field at most'))

export const listCompanies = operation({
  id: 'v1.companies.list',
  face: 'v1',
  may: 'reader',
  methods: ['GET'],
  path: '/companies',
  query: z.strictObject({ query: z.optional(searchText), page: pageNumber }),
  gives: 'page',
  answer: z.array(company),
})

export const createCompany = operation({
  id: 'v1.companies.create',
  face: 'v1',
  may: 'seller',
  methods: ['POST'],
  path: '/companies',
  body: z.strictObject({ name, ...companyInput }),
  status: 201,
  answer: companyDetails,
})
export type NewV1Company = z.output<(typeof createCompany)['body']>

export const getCompany = operation({
  id: 'v1.companies.details',
  face: 'v1',
  may: 'reader',
  methods: ['GET'],
  path: '/companies/:id',
  params: byId,
  answer: companyDetails,
})

export const updateCompany = operation({
  id: 'v1.companies.update',
  face: 'v1',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path: '/companies/:id',
  params: byId,
  body: z.strictObject({ name: z.optional(name), ...companyInput }),
  answer: statusLine,
})
export type V1CompanyChanges = z.output<(typeof updateCompany)['body']>

export const deleteCompany = operation({
  id: 'v1.companies.delete',
  face: 'v1',
  may: 'seller',
  methods: ['DELETE'],
  path: '/companies/:id',
  params: byId,
  body: deleteForm,
  takes: 'form',
  gives: 'text',
  answer: z.string(),
})

const withinCompany = z.object({ id: integer, person_id: integer })

const fullname = z.string('Enter a fullname').check(z.trim(), atMost(maxLineLength), z.minLength(1, 'Enter a fullname'))
const neededEmail = optionalEmail.check(z.minLength(1, 'Enter an email address'))

export const listCompanyPeople = operation({
  id: 'v1.companies.people',
  face: 'v1',
  may: 'reader',
  methods: ['GET'],
  path: '/companies/:id/people',
  params: byId,
  query: z.strictObject({ page: pageNumber }),
  gives: 'page',
  answer: z.array(companyPerson),
})

export const createCompanyPerson = operation({
  id: 'v1.companies.create-person',
  face: 'v1',
  may: 'seller',
  methods: ['POST'],
  path: '/companies/:id/people',
  params: byId,
  body: z.strictObject({ ...personInput, fullname, email: neededEmail }),
  status: 201,
  answer: companyPerson,
})
export type NewV1CompanyPerson = z.output<(typeof createCompanyPerson)['body']>

export const getCompanyPerson = operation({
  id: 'v1.companies.person',
  face: 'v1',
  may: 'reader',
  methods: ['GET'],
  path: '/companies/:id/people/:person_id',
  params: withinCompany,
  answer: companyPerson,
})

export const updateCompanyPerson = operation({
  id: 'v1.companies.update-person',
  face: 'v1',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path: '/companies/:id/people/:person_id',
  params: withinCompany,
  body: z.strictObject({ ...personInput, fullname: z.optional(fullname) }),
  answer: statusLine,
})
export type V1CompanyPersonChanges = z.output<(typeof updateCompanyPerson)['body']>

export const deleteCompanyPerson = operation({
  id: 'v1.companies.delete-person',
  face: 'v1',
  may: 'seller',
  methods: ['DELETE'],
  path: '/companies/:id/people/:person_id',
  params: withinCompany,
  body: deleteForm,
  takes: 'form',
  gives: 'text',
  answer: z.string(),
})
