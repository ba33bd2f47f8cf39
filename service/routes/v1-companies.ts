import { Hono } from 'hono'
import type { Unit } from '#service/domain/unit.ts'
import * as companies from '#service/domain/v1-companies.ts'
import * as wire from '#wire/v1-companies.ts'
import type { ServiceEnv } from './env.ts'
import { without } from './etag.ts'
import { mount, mountPage } from './mount.ts'

export const v1Companies = new Hono<ServiceEnv>()

/** A company's proposals move on by themselves; that is no change to the company. */
const edited = (company: wire.V1CompanyDetails) => without(company, 'proposal_status', 'proposal_name')
const companyVersions = {
  current: async (unit: Unit, { params }: { params: { id: number } }) =>
    edited(await companies.getCompany(unit, params.id)),
}
const personVersions = {
  current: (unit: Unit, { params: { id, person_id } }: { params: { id: number; person_id: number } }) =>
    companies.getCompanyPerson(unit, id, person_id),
}

mountPage(v1Companies, wire.listCompanies, (unit, { query }) => companies.listCompanies(unit, query))
mount(v1Companies, wire.createCompany, (unit, { body }) => companies.createCompany(unit, body))
mount(v1Companies, wire.getCompany, (unit, { params }) => companies.getCompany(unit, params.id), { edited })
mount(
  v1Companies,
  wire.updateCompany,
  (unit, { params, body }) => companies.updateCompany(unit, params.id, body),
  companyVersions,
)
mount(v1Companies, wire.deleteCompany, (unit, { params }) => companies.deleteCompany(unit, params.id), companyVersions)

mountPage(v1Companies, wire.listCompanyPeople, (unit, { params, query }) =>
  companies.listCompanyPeople(unit, params.id, query),
)
mount(v1Companies, wire.createCompanyPerson, (unit, { params, body }) =>
  companies.createCompanyPerson(unit, params.id, body),
)
mount(
  v1Companies,
  wire.getCompanyPerson,
  (unit, { params }) => companies.getCompanyPerson(unit, params.id, params.person_id),
  { edited: (person) => person },
)
mount(
  v1Companies,
  wire.updateCompanyPerson,
  (unit, { params, body }) => companies.updateCompanyPerson(unit, params.id, params.person_id, body),
  personVersions,
)
mount(
  v1Companies,
  wire.deleteCompanyPerson,
  (unit, { params }) => companies.deleteCompanyPerson(unit, params.id, params.person_id),
  personVersions,
)
