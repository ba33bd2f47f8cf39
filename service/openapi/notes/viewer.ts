import { downloadAsViewer, downloadAttachmentAsViewer } from '#wire/proposal-document.ts'
import * as acts from '#wire/viewer-acts.ts'
import { recordVisit } from '#wire/viewer-visits.ts'
import { viewProposal } from '#wire/viewer.ts'
import {
  failedSignInWindow,
  inDays,
  inMinutes,
  maxFailedSignInsOfName,
  maxViewerCommentsPerHour,
  viewerSessionLife,
} from '#wire/limits.ts'
import { note, type Chapter } from './note.ts'
import {
  token,
  params,
  date,
  hash,
  prices,
  tables,
  words,
  choices,
  question,
  viewed,
  accepted,
} from './viewer-examples.ts'

const conflict =
  'Another version was sent, the choices were changed, somebody has signed or declined, or the date has passed: `reason` says which, `current` what is current.'

export const viewerReading: Chapter = {
  name: 'Read',
  section: '',
  description: 'What a receiver sees of the version that was sent last, and what happens to it while they read.',
  notes: [
    note(viewProposal, {
      summary: 'The proposal',
      description:
        'Everything this receiver may see. Hidden prices and quantities are not in it: they count in `prices` alone. A preview or rehearsal of the seller’s says so.',
      request: { params },
      answer: viewed,
      isTrashable: true,
    }),
    note(downloadAsViewer, {
      summary: 'The document',
      description:
        'The same as a tagged PDF, `application/pdf`. Once somebody signed it ends with the proof, and the file itself can be verified by its SHA-256.',
      request: { params },
      answer: '%PDF-1.7 …',
      isTrashable: true,
    }),
    note(downloadAttachmentAsViewer, {
      summary: 'An attachment',
      description: 'A PDF of `attachments`, to be saved. With `visit` it counts once that visit is told of.',
      request: { params: { token, file: 'Zk3Qw9LmT2xV7bN1cR8sJw' } },
      answer: '%PDF-1.7 …',
      isTrashable: true,
    }),
    note(acts.choosePassword, {
      summary: 'Choose a password',
      description: `Where the seller asks for one, at the first visit, once. The session lasts ${inDays(viewerSessionLife)} days in this browser.`,
      request: { params, body: { password: 'a long sentence' } },
      answer: { session: 'Yx2mB7', date_expires: '2026-12-21T09:10:11.000000Z' },
      isTrashable: true,
      conflict: 'No password is asked for, or one was chosen before.',
    }),
    note(acts.unlockProposal, {
      summary: 'Enter the password',
      description: `In another browser. After ${maxFailedSignInsOfName} wrong ones in ${inMinutes(failedSignInWindow)} minutes it is 429.`,
      request: { params, body: { password: 'a long sentence' } },
      answer: { session: 'Yx2mB7', date_expires: '2026-12-21T09:10:11.000000Z' },
      isTrashable: true,
      conflict: 'No password is asked for, or none was chosen yet.',
    }),
    note(recordVisit, {
      summary: 'Tell of a visit',
      description:
        'One opening of the page. The same `visit_id` again brings it up to date; seconds are those of the whole visit. What a page sends that nobody looked at is kept apart by `human`.',
      request: {
        params,
        body: {
          visit_id: '0d6ff6a5-6f0c-4b58-9a0c-6e2f3e1f7c11',
          seconds: 40,
          sections: [{ id: 1, seconds: 22 }],
          device: 'phone',
          human: true,
        },
      },
      answer: { visit_id: '0d6ff6a5-6f0c-4b58-9a0c-6e2f3e1f7c11' },
      isTrashable: true,
    }),
    note(acts.listenAsViewer, {
      summary: 'What happens meanwhile',
      description: `Server-sent events, \`text/event-stream\`: ${acts.viewerEvents.map((word) => `\`${word}\``).join(', ')}. Each says when, none what: read the proposal again.`,
      request: { params },
      answer: 'event: choices\ndata: {"date":"2026-11-21T09:10:11.000000Z"}\n\n',
      isTrashable: true,
    }),
  ],
}

export const viewerActing: Chapter = {
  name: 'Choose, ask and sign',
  section: '',
  description: 'What a receiver can do. Choices belong to the version and are shared by all its receivers.',
  notes: [
    note(acts.setChoices, {
      summary: 'Choose',
      description:
        'Sets the rows that are named; the others stay. Of a group exactly one is chosen. Only rows that may be chosen, and quantities that may be changed.',
      request: { params, body: { version_id: 12, choices: [{ row_id: 2, selected: true }] } },
      answer: { ...choices, tables, prices, words },
      isTrashable: true,
      conflict,
    }),
    note(acts.askAbout, {
      summary: 'Ask',
      description: `About all of it, a row or a section. The seller reads it and every receiver; at most ${maxViewerCommentsPerHour} an hour.`,
      request: { params, body: { comment: 'Does it fit under the stairs?', row_id: 1 } },
      answer: question,
      isTrashable: true,
    }),
    note(acts.acceptProposal, {
      summary: 'Accept',
      description:
        'Signs the version and choices that are named, with the fields of `agree`. The answer is the proposal as it then is. Send an Idempotency-Key: pressed twice it is one signature.',
      request: {
        params,
        body: {
          version_id: 12,
          choices_at: '12-0',
          name: 'Anneke de Groot',
          fields: [{ label: 'Start', value: '2027-01-11' }],
          signature: { typed: 'Anneke de Groot' },
        },
      },
      answer: accepted,
      isTrashable: true,
      conflict,
    }),
    note(acts.declineProposal, {
      summary: 'Decline',
      description: 'With a reason. By one who must sign it, the proposal is lost; otherwise the seller is told.',
      request: { params, body: { version_id: 12, reason: 'timing', text: 'Next year' } },
      answer: { status: 'lost' },
      isTrashable: true,
      conflict,
    }),
  ],
}

export const viewerProof: Chapter = {
  name: 'Verify',
  section: '',
  description: 'For whoever has the hash of something that was signed.',
  notes: [
    note(acts.verifyHash, {
      summary: 'Verify a hash',
      description:
        'Whether this service accepted exactly that, when, and in whose name; nothing else. A browser that opens the address is led to the page.',
      request: { params: { hash } },
      answer: { accepted: true, date, account_title: 'Installer BV' },
    }),
  ],
}
