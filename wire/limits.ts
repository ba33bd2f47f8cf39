/**
 * The numbers of the contract, each in this one place: the service holds to them, its messages and its reference state
 * them, and the app shows them. Lengths are in characters (UTF-16 code units), sizes in bytes, times in milliseconds,
 * unless the name says otherwise.
 */

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

// Units in which messages state the numbers below.

export const inSeconds = (time: number) => time / second
export const inMinutes = (time: number) => time / minute
export const inHours = (time: number) => time / hour
export const inDays = (time: number) => time / day
/** Of 1,024 bytes, as the contract counts bodies and text. */
export const inKilobytes = (size: number) => size / 1024
/** Of 1,024 of those. */
export const inMegabytes = (size: number) => inKilobytes(size) / 1024
export const inGigabytes = (size: number) => inMegabytes(size) / 1024

// Requests and answers (interface, section 1).

export const maxBodyBytes = 1_048_576
/** Of one array or object. */
export const maxEntries = 1_000
/** Levels of arrays and objects inside each other. */
export const maxDepth = 64
/** Records of a page. */
export const pageSize = 50
/** Matches of a search that are counted; of more it says that there are more (interface, section 1.5). */
export const mostCounted = 10_000
export const maxIdempotencyKeyLength = 255
/** How long a repeated write gets the first answer again. */
export const idempotencyKeyLife = 24 * hour
/** Colleagues named in one note. */
export const maxMentions = 20
/** Customers' questions without an answer that are listed at once. */
export const maxOpenQuestions = 500
/** Of one access token, or of one receiver's link, at a time. */
export const maxEventStreams = 20
/** What an access token may ask where the host sets no other limit. */
export const defaultRequestsPerMinute = 600

// Text.

/** Names, titles, labels and other single lines. */
export const maxLineLength = 255
/** Notes, HTML and everything else that may be long. */
export const maxTextLength = 65_536
/** More than anybody types would only keep the database busy. */
export const maxSearchLength = 255
export const maxEmailLength = 254
export const maxUrlLength = 2048
/** Time zones, locales, colours and other codes. */
export const maxCodeLength = 64

/** An open proposal counts as silent from so many days after the customer last opened it, a draft as old untouched. */
export const silentDays = 5
export const oldDraftDays = 7
/** After so many days nobody is reminded of it any more. */
export const forgottenDays = 30
/** An open proposal counts as expiring from this many days before its last one. */
export const expiringDays = 7

// Signing in (interface, section 6).

export const maxAccountNameLength = 63
export const minPasswordLength = 8
export const maxPasswordLength = 1024
/** Failed tries are counted within this time; after so many the next ones are refused. */
export const failedSignInWindow = 15 * minute
export const maxFailedSignInsOfName = 10
export const maxFailedSignInsOfAddress = 50
/** Of the session of a browser at the authorize pages. */
export const signInSessionLife = 12 * hour
/** How long somebody may take to enter their second factor. */
export const secondFactorLife = 10 * minute
/** Of what a passkey is asked to sign. */
export const passkeyChallengeLife = 5 * minute
/** How long somebody may take at the provider of single sign-on. */
export const singleSignOnLife = 10 * minute
export const maxSignInDomains = 50
/** How old a sign-in may be to change how one signs in. */
export const freshSignInLife = 15 * minute
/** When a token or a browser was last used is kept to this. */
export const lastUseGap = hour
export const maxApiKeys = 100
export const maxApiKeyDays = 3650
/** The most an API key's own limit may say; what the installation allows stays the most it gets. */
export const maxApiKeyRequests = 100_000
export const authorizationCodeLife = minute
export const accessTokenLife = 30 * day
export const refreshTokenLife = 90 * day
/** Within it a used refresh token works once more, since the answer may have been lost. */
export const refreshTokenGrace = 10 * second
export const maxRedirectUris = 20
/** Applications that register themselves: from one address within `failedSignInWindow`, and unused ones of an account. */
export const maxRegistrationsOfAddress = 20
export const maxUnusedRegistrations = 100
export const maxRegistrationBytes = 16_384
/** After this, one that nobody gave access to, or whose access has ended, is deleted. */
export const unusedRegistrationLife = day
/** How long somebody may take from one step of letting one in to the next: meanwhile it stays, also beyond those. */
export const lettingInLife = hour
/** How long somebody may take to accept an invitation. */
export const invitationLife = 7 * day
/** After its link has ended it can be sent again for so long; then it is deleted. */
export const endedInvitationLife = 30 * day
/** Of a link that sets a new password. */
export const passwordResetLife = hour
/** Links asked for in `failedSignInWindow` for one email address. */
export const maxLinksAskedForName = 3
/** Of a link that confirms a new email address. */
export const emailChangeLife = day

// Webhooks (interface, section 7).

export const maxWebhooks = 10
export const maxWebhookNameLength = 80
/** Connecting, headers and body together. */
export const webhookTimeout = 5 * second
/** How much of a webhook's answer is read. */
export const maxWebhookAnswerBytes = 65_536
/** Seconds from one try of a delivery to the next, where the host sets no others. */
export const defaultWebhookRetrySeconds: readonly number[] = [5, 30, 120, 600, 1800, 3600, 7200, 18_000, 36_000]
/** With these gaps: after so many failures of one delivery the webhook is paused. */
export const failuresBeforePause = defaultWebhookRetrySeconds.length + 1
/** How far a receiver may put off the next try by Retry-After. */
export const maxRetryAfter = 24 * hour
/** After a rotation the old signing secret stays valid for so long. */
export const oldSecretLife = 24 * hour
export const maxSecretsOfWebhook = 5

// Proposals and settings.

/** How long a change of status can be undone without a trace. */
export const statusUndoLife = hour
/** After a change of many ended; whoever is offered it for 30 s has some to spare. */
export const bulkUndoLife = 60_000
/** How long one is told of after it ended. */
export const bulkChangeLife = day
export const previewLife = 24 * hour
/** Of a favorite template. */
export const maxPriceTables = 50
/** Words of the customer that become tags in a template. */
export const maxFoundWords = 200
/** Of a saved block. */
export const maxBlockRows = 200
/** Of one user. */
export const maxSavedViews = 50
/** Of the period of a report. */
export const maxReportYears = 3
/** Of a text template. */
export const maxSections = 100
export const maxSigners = 1000
/** Fields that accepting asks for, and the options of one that is a choice. */
export const maxAgreeFields = 50
export const maxAgreeOptions = 50
export const maxValidityDays = 3650
export const maxColors = 8
/** Of a line at the head or foot of a page. */
export const maxPageLineLength = 120
/** As base64 it fits `maxTextLength`. */
export const maxLogoBytes = 48_000
export const maxAutomations = 50
export const maxAutomationDays = 365
/** Of one reminder: one for each language. */
export const maxAutomationTemplates = 20
/** Proposals that a rehearsal of an automation set looks at. */
export const maxRehearsed = 500

// Files (interface, section 8).

/** Of a picture as it comes in. */
export const maxPictureBytes = 10_485_760
/** Of a picture as it comes in, width by height: unpacked each takes four bytes. */
export const maxPicturePixels = 50_000_000
/** Of an attachment. */
export const maxAttachmentBytes = 20_971_520
/** Of a document that goes along with a mail; larger ones stay behind its link, as many servers refuse them. */
export const maxMailedBytes = 10_000_000
/** Of a proposal or a favorite template. */
export const maxAttachments = 20
/** Of all files of an account, as they are kept. */
export const maxAccountFileBytes = 2_147_483_648
/** How long a file is kept that nothing points to, so that an undo or a draft of weeks ago still finds it. */
export const unusedFileLife = 30 * day

// The customer's page (interface, section 9).

export const minViewerPasswordLength = 8
export const maxViewerPasswordLength = 256
export const viewerSessionLife = 30 * day
/** A visit counts as a person's once the page was seen for so long, and touched. */
export const visitThreshold = 3 * second
export const maxVisitSeconds = 86_400
/** Sections whose reading time one visit reports. */
export const maxVisitSections = 200
export const maxViewerCommentLength = 10_000
export const maxViewerCommentsPerHour = 20
/** Of what the customer fills in to accept. */
export const maxAgreeValueLength = 2000
/** Rows chosen in one request. */
export const maxChoices = 1000
export const maxQuantity = 1_000_000_000
/** Of a drawn signature. */
export const maxStrokes = 200
export const maxPointsOfStroke = 1000
export const maxPoints = 5000

// Contacts.

/** Of one batch of contacts; more would keep others of the account waiting. */
export const maxContactActs = 50

/** Of what happened lately, in one answer. */
export const maxActivity = 100
