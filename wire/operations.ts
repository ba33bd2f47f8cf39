import { getAccount, hello, listUsers, summary } from './account.ts'
import { appOperations } from './app-operations.ts'
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
} from './contacts.ts'
import {
  getDelivery,
  getWebhookHealth,
  getWebhookSecrets,
  listDeliveries,
  recoverWebhook,
  redeliver,
  rotateWebhookSecret,
  testWebhook,
} from './deliveries.ts'
import type { Operation } from './operation.ts'
import {
  createProduct,
  createProductDirectory,
  deleteProduct,
  deleteProductDirectory,
  listProductDirectories,
  listProducts,
  listVatGroups,
  updateProduct,
  updateProductDirectory,
} from './products.ts'
import { listProposalDirectories } from './proposal-directories.ts'
import { createProposal, getProposal } from './proposal-details.ts'
import { deleteProposal, sendProposal, updateProposal } from './proposal-changes.ts'
import { listProposals, listProposalsByQuery } from './proposals.ts'
import { listTags } from './tags.ts'
import {
  getFavoriteTemplate,
  listAutomationSets,
  listDesignTemplates,
  listEmailTemplates,
  listFavoriteTemplates,
  listTextTemplates,
} from './templates.ts'
import { v1Operations } from './v1-operations.ts'
import * as v2Webhooks from './webhook-operations.ts'
import { createWebhook, deleteWebhook, getWebhook, listWebhooks, updateWebhook } from './webhooks.ts'

/** All operations; what holds for all of them is tested with this list. */
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
  deleteContact,
  deleteOrganisationPerson,
  listProducts,
  createProduct,
  updateProduct,
  deleteProduct,
  listProductDirectories,
  createProductDirectory,
  updateProductDirectory,
  deleteProductDirectory,
  listVatGroups,
  listProposals,
  listProposalsByQuery,
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
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  listDeliveries,
  getDelivery,
  redeliver,
  testWebhook,
  recoverWebhook,
  getWebhookHealth,
  getWebhookSecrets,
  rotateWebhookSecret,
  v2Webhooks.getSigningSecrets,
  v2Webhooks.rotateSigningSecret,
  v2Webhooks.sendTestEvent,
  v2Webhooks.listDeliveriesOf,
  v2Webhooks.readDelivery,
  v2Webhooks.sendDeliveryAgain,
  v2Webhooks.sendMissedEvents,
  ...appOperations,
  ...v1Operations,
]
