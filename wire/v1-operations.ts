import type { Operation } from './operation.ts'
import * as companies from './v1-companies.ts'
import * as others from './v1-others.ts'
import * as proposals from './v1-proposals.ts'
import * as webhooks from './v1-webhooks.ts'

/** Every operation of version 1 (interface, section 10). */
export const v1Operations: readonly Operation[] = [
  others.hello,
  others.listUsers,
  proposals.listProposals,
  proposals.listProposalsByQuery,
  proposals.getProposal,
  proposals.createProposal,
  proposals.sendProposal,
  proposals.updateProposal,
  proposals.deleteProposal,
  companies.listCompanies,
  companies.createCompany,
  companies.getCompany,
  companies.updateCompany,
  companies.deleteCompany,
  companies.listCompanyPeople,
  companies.createCompanyPerson,
  companies.getCompanyPerson,
  companies.updateCompanyPerson,
  companies.deleteCompanyPerson,
  others.listFavoriteTemplates,
  others.getFavoriteTemplate,
  others.listDesignTemplates,
  others.listEmailTemplates,
  others.listTextTemplates,
  others.listAutomationSets,
  others.listProducts,
  others.createProduct,
  others.updateProduct,
  others.deleteProduct,
  others.listProductDirectories,
  others.createProductDirectory,
  others.updateProductDirectory,
  others.deleteProductDirectory,
  others.listVatGroups,
  webhooks.listWebhooks,
  webhooks.createWebhook,
  webhooks.getWebhook,
  webhooks.updateWebhook,
  webhooks.deleteWebhook,
]
