import * as z from 'zod/mini'
import { user } from '#wire/account.ts'
import { contact, getOrganisationPerson, organisationItem, personItem } from '#wire/contacts.ts'
import { customField, customFieldValue } from '#wire/custom-fields.ts'
import { priceTable, row, rowInput } from '#wire/price-rows.ts'
import { problem } from '#wire/problem.ts'
import { product, productDirectory, vatGroup } from '#wire/products.ts'
import { proposalStatus } from '#wire/proposal-status.ts'
import { proposal } from '#wire/proposal-details.ts'
import { proposalItem } from '#wire/proposals.ts'
import { statusLine } from '#wire/scalars.ts'
import { tag } from '#wire/tags.ts'
import { automationSet, designTemplate, emailTemplate, favoriteTemplate, textTemplate } from '#wire/templates.ts'
import { company, companyDetails, companyPerson } from '#wire/v1-companies.ts'
import { v1PriceTable, v1Row, v1RowInput } from '#wire/v1-price-rows.ts'
import { v1Proposal, v1ProposalItem } from '#wire/v1-proposals.ts'
import { webhook } from '#wire/webhooks.ts'

/** Records that the documents say once, under a name, and refer to. */
const named = {
  AutomationSet: automationSet,
  Company: company,
  CompanyDetails: companyDetails,
  CompanyPerson: companyPerson,
  Contact: contact,
  CustomField: customField,
  CustomFieldValue: customFieldValue,
  DesignTemplate: designTemplate,
  EmailTemplate: emailTemplate,
  FavoriteTemplate: favoriteTemplate,
  Organisation: contact.def.options[0],
  OrganisationItem: organisationItem,
  Person: getOrganisationPerson.answer,
  PersonItem: personItem,
  PriceTable: priceTable,
  Problem: problem,
  Product: product,
  ProductDirectory: productDirectory,
  Proposal: proposal,
  ProposalItem: proposalItem,
  ProposalStatus: proposalStatus,
  Row: row,
  RowInput: rowInput,
  StatusLine: statusLine,
  Tag: tag,
  TextTemplate: textTemplate,
  User: user,
  V1PriceTable: v1PriceTable,
  V1Proposal: v1Proposal,
  V1ProposalItem: v1ProposalItem,
  V1Row: v1Row,
  V1RowInput: v1RowInput,
  VatGroup: vatGroup,
  Webhook: webhook,
}

export const schemaNames = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) schemaNames.add(schema, { id })
