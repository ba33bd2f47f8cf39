import type { Operation } from './operation.ts'
import { downloadAsViewer, downloadAttachmentAsViewer } from './proposal-document.ts'
import * as acts from './viewer-acts.ts'
import { recordVisit } from './viewer-visits.ts'
import { viewProposal } from './viewer.ts'

/**
 * All operations of the customer's page (interface, section 9). Unlike the accounts' interfaces, they need no access token
 * and name no account.
 */
export const viewerOperations: readonly Operation[] = [
  viewProposal,
  downloadAsViewer,
  downloadAttachmentAsViewer,
  acts.choosePassword,
  acts.unlockProposal,
  acts.setChoices,
  acts.askAbout,
  acts.acceptProposal,
  acts.declineProposal,
  recordVisit,
  acts.listenAsViewer,
  acts.verifyHash,
]
