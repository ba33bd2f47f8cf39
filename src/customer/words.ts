import type { DeclineReason } from '#wire/viewer-acts.ts'

/**
 * What the customer's page says, beside the words of the document itself (components/viewer/viewer-words.ts). Figures
 * and dates come in written, so that a language may put them anywhere.
 */
export type Words = {
  /** The page's title: all that a preview of the link may say. */
  proposalFrom: (account: string) => string
  proposal: string
  loading: string
  contents: string
  loadingFile: string
  askQuestion: string
  cover: {
    proposal: (number: string) => string
    version: (number: number) => string
    for: (names: string) => string
    date: string
    validUntil: string
    adviser: string
  }
  and: string
  /** Done too often; one minute or less is a minute. */
  wait: (minutes: number) => string
  choices: {
    hint: string
    /** In place of it where the total is set by hand (decision 0036). */
    agreed: string
    /** Once somebody has signed. */
    frozen: string
    saving: string
    offline: string
    failed: string
    retry: string
    total: (total: string) => string
    /** In place of the name of a total that the service counts, and where it cannot be asked to. */
    counting: string
    outdated: string
  }
  totals: {
    vat: string
    toAccept: string
    validUntil: (date: string) => string
    print: string
    download: string
    downloading: string
    notDownloaded: string
  }
  accept: {
    heading: string
    name: string
    optional: string
    choose: string
    signature: string
    draw: string
    type: string
    pad: string
    clear: string
    drawFirst: string
    terms: string
    readTerms: string
    act: string
    busy: string
    uncertain: string
    /** Nothing was sent. */
    unsaved: string
    fill: string
    /** Of what was filled in and is refused. */
    check: string
    tick: string
    waiting: (names: string) => string
    notSigner: string
    refused: string
  }
  decline: {
    open: string
    heading: string
    reason: string
    reasons: Record<DeclineReason, string>
    choose: string
    more: string
    act: string
    back: string
    uncertain: string
    failed: string
    declined: string
    declinedText: (seller: string) => string
  }
  questions: {
    heading: string
    about: string
    aboutRow: (name: string) => string
    label: string
    aboutPart: (name: string) => string
    everything: string
    /** Another version came without what the question was about. */
    gone: (name: string) => string
    send: string
    busy: string
    empty: string
    you: string
    intro: (owner: string) => string
    tooMany: string
    failed: string
    sent: string
  }
  news: {
    version: (number: number) => string
    versionWhileAccepting: (number: number) => string
    versionWhileDeclining: (number: number) => string
    choices: (name: string) => string
    choicesWhileAccepting: string
    comment: (name: string) => string
    question: (name: string) => string
    signed: (name: string) => string
    frozen: string
    refused: string
    dismiss: string
  }
  signed: {
    on: (date: string) => string
    /** Won without a signature. */
    agreed: (date: string) => string
    by: (name: string, date: string) => string
    typed: string
    drawn: string
    drawnBy: (name: string) => string
    next: string
    nextText: (owner: string) => string
    total: string
    asChosen: string
    proof: string
    proofText: string
    signatures: string
    terms: string
    termsAccepted: string
    check: string
    youSigned: (date: string) => string
  }
  expired: { text: (date: string) => string; act: string; question: string; asked: (date: string) => string }
  changed: {
    strip: string
    rows: (count: number) => string
    sections: (count: number) => string
    attachments: (count: number) => string
    total: (difference: string) => string
    next: string
    previous: string
    hide: string
    new: string
    changed: string
    removedHeading: string
    was: (before: string) => string
  }
  password: {
    heading: string
    chooseHeading: string
    choose: string
    enter: string
    label: string
    again: string
    different: string
    short: string
    act: string
    chooseAct: string
    wrong: string
    forgotten: string
  }
  states: {
    unknown: string
    unknownText: string
    /** Of a link that was cut off. */
    incomplete: string
    incompleteText: string
    ended: string
    endedText: string
    offline: string
    offlineText: string
    away: string
    awayText: string
    retry: string
    blocked: string
    blockedText: string
  }
  preview: string
  rehearsal: string
}
