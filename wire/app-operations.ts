import { listActivity } from './activity.ts'
import * as attachments from './attachments.ts'
import { createAppProposal } from './app-proposal.ts'
import * as blocks from './blocks.ts'
import { getBoard, getBoardColumn } from './board.ts'
import { exportAudit, listAudit } from './audit.ts'
import type { Operation } from './operation.ts'
import { listenToChanges } from './events.ts'
import * as followUp from './follow-up.ts'
import { exportContacts } from './contact-exports.ts'
import { batchContacts } from './contacts-batch.ts'
import { exportProposals } from './exports.ts'
import { getMail, getMailTags, listMails } from './mails.ts'
import { getProposalAgreement, updateProposalAgreement } from './proposal-agree.ts'
import { createComment, listComments, updateComment } from './proposal-comments.ts'
import { uploadPicture } from './pictures.ts'
import { getProduct, listAppProducts, setProductPicture } from './product-pictures.ts'
import { saveContent } from './proposal-content.ts'
import { getOwnMails, updateOwnMails } from './own-mails.ts'
import { copyProposal } from './proposal-copy.ts'
import { previewTemplate, saveAsTemplate } from './proposal-template.ts'
import { downloadProposal } from './proposal-document.ts'
import { bringBackNeed, putOffNeed } from './need-acts.ts'
import { listNeeds } from './needs.ts'
import { listAppProposals } from './proposal-list.ts'
import { getProposalCustomer } from './proposal-customer.ts'
import { previewProposal } from './proposal-preview.ts'
import { getProposalRecord } from './proposal-record.ts'
import { undoProposalStatus } from './proposal-status-undo.ts'
import { getProposalVersion, listProposalVersions, restoreProposalVersion } from './proposal-versions.ts'
import * as privacy from './privacy.ts'
import { listQuestions } from './questions.ts'
import { salesReport } from './reports.ts'
import * as savedViewChanges from './saved-view-changes.ts'
import { countSavedViews } from './saved-views.ts'
import { search } from './search.ts'
import * as bulkChanges from './bulk-changes.ts'
import * as sendings from './scheduled-sending.ts'
import { updateAccount } from './settings-account.ts'
import { getAgreeDefaults, updateAgreeDefaults } from './settings-agree.ts'
import * as apiKeys from './settings-api-keys.ts'
import * as applications from './settings-applications.ts'
import * as automationSets from './settings-automation-sets.ts'
import * as customFields from './settings-custom-fields.ts'
import { getFollowUpSettings, updateFollowUpSettings } from './settings-follow-up.ts'
import * as directories from './settings-proposal-directories.ts'
import * as favorites from './settings-favorite-templates.ts'
import * as invitations from './settings-invitations.ts'
import * as signInSettings from './settings-sign-in.ts'
import * as singleSignOn from './settings-single-sign-on.ts'
import * as tags from './settings-tags.ts'
import { listTemplateGallery } from './template-gallery.ts'
import * as designs from './settings-designs.ts'
import * as templates from './settings-templates.ts'
import * as users from './settings-users.ts'
import * as vatGroups from './settings-vat-groups.ts'
import * as signIns from './sign-ins.ts'
import { getTimeline } from './timeline.ts'
import { getToday } from './today.ts'
import { listTrash, restore } from './trashcan.ts'
import { listWebhookNames, nameWebhook } from './webhook-names.ts'

/** Operations only the app uses (interface, section 8); version 2 lists the settings that have a list there. */
export const appOperations: readonly Operation[] = [
  listAudit,
  exportAudit,
  privacy.exportPerson,
  privacy.reviewErasure,
  privacy.erasePerson,
  privacy.deleteAccount,
  vatGroups.createVatGroup,
  vatGroups.updateVatGroup,
  vatGroups.deleteVatGroup,
  directories.listAllProposalDirectories,
  directories.createProposalDirectory,
  directories.updateProposalDirectory,
  directories.deleteProposalDirectory,
  automationSets.listAutomationSettings,
  automationSets.rehearseAutomations,
  automationSets.createAutomationSet,
  automationSets.updateAutomationSet,
  automationSets.deleteAutomationSet,
  customFields.listCustomFields,
  customFields.createCustomField,
  customFields.updateCustomField,
  customFields.deleteCustomField,
  listTemplateGallery,
  favorites.getFavoriteTemplateSettings,
  favorites.createFavoriteTemplate,
  favorites.updateFavoriteTemplate,
  favorites.deleteFavoriteTemplate,
  designs.listDesignSettings,
  designs.createDesignTemplate,
  designs.updateDesignTemplate,
  designs.deleteDesignTemplate,
  templates.getTextTemplate,
  templates.createTextTemplate,
  templates.updateTextTemplate,
  templates.deleteTextTemplate,
  templates.createEmailTemplate,
  templates.updateEmailTemplate,
  templates.deleteEmailTemplate,
  users.listAllUsers,
  users.updateUser,
  users.getOwnUser,
  users.updateOwnUser,
  users.changeUserEmail,
  users.makeResetLink,
  users.deleteUser,
  users.changeOwnPassword,
  users.changeOwnEmail,
  invitations.listInvitations,
  invitations.invite,
  invitations.resendInvitation,
  invitations.withdrawInvitation,
  getOwnMails,
  updateOwnMails,
  signIns.listSignIns,
  signIns.endSignIn,
  signIns.endBrowser,
  signIns.endOtherSignIns,
  signIns.signOutUser,
  signInSettings.getSignInSettings,
  signInSettings.updateSignInSettings,
  signInSettings.getOwnFactors,
  signInSettings.removeFactors,
  singleSignOn.getSingleSignOn,
  singleSignOn.saveSingleSignOn,
  singleSignOn.deleteSingleSignOn,
  singleSignOn.testSingleSignOn,
  updateAccount,
  getAgreeDefaults,
  updateAgreeDefaults,
  apiKeys.listApiKeys,
  apiKeys.createApiKey,
  apiKeys.updateApiKey,
  apiKeys.revokeApiKey,
  applications.listApplications,
  applications.createApplication,
  applications.updateApplication,
  applications.rotateApplicationSecret,
  applications.deleteApplication,
  applications.listConsents,
  applications.withdrawConsent,
  tags.createTag,
  tags.updateTag,
  tags.mergeTag,
  tags.deleteTag,
  getProduct,
  listAppProducts,
  setProductPicture,
  blocks.listBlocks,
  blocks.getBlock,
  blocks.createBlock,
  blocks.updateBlock,
  blocks.deleteBlock,
  blocks.restoreBlock,
  uploadPicture,
  attachments.uploadAttachment,
  attachments.getProposalAttachments,
  attachments.setProposalAttachments,
  attachments.downloadAttachment,
  listWebhookNames,
  nameWebhook,
  listTrash,
  restore,
  listAppProposals,
  countSavedViews,
  savedViewChanges.createSavedView,
  savedViewChanges.updateSavedView,
  savedViewChanges.deleteSavedView,
  createAppProposal,
  saveContent,
  copyProposal,
  previewTemplate,
  saveAsTemplate,
  undoProposalStatus,
  listProposalVersions,
  getProposalVersion,
  restoreProposalVersion,
  listComments,
  createComment,
  updateComment,
  getTimeline,
  listQuestions,
  getProposalCustomer,
  getProposalRecord,
  previewProposal,
  downloadProposal,
  getProposalAgreement,
  updateProposalAgreement,
  search,
  listNeeds,
  putOffNeed,
  bringBackNeed,
  getToday,
  listActivity,
  salesReport,
  getBoard,
  getBoardColumn,
  followUp.getFollowUp,
  followUp.setFollowUp,
  followUp.runStep,
  followUp.skipStep,
  sendings.listScheduledSendings,
  sendings.getScheduledSending,
  sendings.scheduleSending,
  sendings.cancelSending,
  getFollowUpSettings,
  updateFollowUpSettings,
  listenToChanges,
  listMails,
  getMail,
  getMailTags,
  exportContacts,
  exportProposals,
  batchContacts,
  bulkChanges.countBulkChange,
  bulkChanges.getBulkChange,
  bulkChanges.beginBulkChange,
  bulkChanges.stopBulkChange,
  bulkChanges.undoBulkChange,
]
