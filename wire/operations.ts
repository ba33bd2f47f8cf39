import { getAccount, hello, listUsers, summary } from './account.ts'
import {
  createContact,
  createOrganisationPerson,
  getContact,
  getOrganisationPerson,
  listOrganisationPeople,
  listOrganisations,
  listPeople,
  updateContact,
  updateOrganisationPerson,
} from './contacts.ts'
import type { Operation } from './operation.ts'
import { listProductDirectories, listProducts, listVatGroups } from './products.ts'
import {
  createProposal,
  deleteProposal,
  getProposal,
  listProposalDirectories,
  listProposals,
  sendProposal,
  updateProposal,
} from './proposals.ts'
import { listTags } from './tags.ts'
import {
  getFavoriteTemplate,
  listAutomationSets,
  listDesignTemplates,
  listEmailTemplates,
  listFavoriteTemplates,
  listTextTemplates,
} from './templates.ts'

/** Every operation there is; what holds for all of them is tested with this list. */
export const operations: readonly Operation[] = [
  hello,
  listUsers,
  getAccount,
  summary,
  listOrganisations,
  listPeople,
  getContact,
  createContact,
  updateContact,
  listOrganisationPeople,
  createOrganisationPerson,
  getOrganisationPerson,
  updateOrganisationPerson,
  listProducts,
  listProductDirectories,
  listVatGroups,
  listProposals,
  getProposal,
  createProposal,
  updateProposal,
  sendProposal,
  deleteProposal,
  listProposalDirectories,
  listTags,
  listFavoriteTemplates,
  getFavoriteTemplate,
  listDesignTemplates,
  listEmailTemplates,
  listTextTemplates,
  listAutomationSets,
]
