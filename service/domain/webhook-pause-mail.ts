import { mailLanguageOf, type MailLanguage } from '#wire/own-mails.ts'

type Pause = {
  /** The reader's. */
  language: MailLanguage
  /** The account's, for dates where it is of that language. */
  locale: string
  account: string
  name: string
  address: string
  at: number
  tries: number
  status: number | undefined
  error: string
  link: string
}

type MailFacts = Pause & { when: string; came: string }
type Words = {
  subject: (facts: MailFacts) => string
  answered: (status: number) => string
  body: (facts: MailFacts) => string[]
}

const english: Words = {
  subject: ({ name }) => `Webhook paused: ${name}`,
  answered: (status) => `answer ${status}`,
  body: ({ account, name, address, tries, when, came, link }) => [
    `The webhook “${name}” of ${account} was paused: ${tries === 1 ? 'a delivery' : `a delivery, tried ${tries} times,`} did not get through.`,
    `Address: ${address}\nLast try: ${when} (${came})`,
    'Nothing more is sent to it. What is pending waits, and what happens meanwhile can be recovered once the webhook is resumed.',
    `Check the receiver, then resume the webhook:\n${link}`,
  ],
}

const languages: Record<MailLanguage, Words> = {
  en: english,
  nl: {
    subject: ({ name }) => `Webhook gepauzeerd: ${name}`,
    answered: (status) => `antwoord ${status}`,
    body: ({ account, name, address, tries, when, came, link }) => [
      `De webhook “${name}” van ${account} is gepauzeerd: een bericht kwam ${tries === 1 ? 'niet' : `na ${tries} pogingen niet`} aan.`,
      `Adres: ${address}\nLaatste poging: ${when} (${came})`,
      'Er wordt niets meer naartoe gestuurd. Wat klaarstaat wacht, en wat intussen gebeurt kan na het hervatten alsnog worden verstuurd.',
      `Controleer de ontvanger en hervat daarna de webhook:\n${link}`,
    ],
  },
  de: {
    subject: ({ name }) => `Webhook pausiert: ${name}`,
    answered: (status) => `Antwort ${status}`,
    body: ({ account, name, address, tries, when, came, link }) => [
      `Der Webhook „${name}“ von ${account} wurde pausiert: Eine Zustellung ist ${tries === 1 ? '' : `nach ${tries} Versuchen `}nicht angekommen.`,
      `Adresse: ${address}\nLetzter Versuch: ${when} (${came})`,
      'Es wird nichts mehr dorthin gesendet. Ausstehendes wartet, und was inzwischen geschieht, lässt sich nach dem Fortsetzen nachholen.',
      `Prüfen Sie den Empfänger und setzen Sie den Webhook dann fort:\n${link}`,
    ],
  },
}

/** The plain-text mail that a webhook was paused after failures, and what to do. */
export function pauseMail(pause: Pause) {
  const words = languages[pause.language]
  const tag = mailLanguageOf(pause.locale) === pause.language ? pause.locale : pause.language
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
  const facts = {
    ...pause,
    when: when.format(pause.at),
    came: pause.status === undefined ? pause.error : words.answered(pause.status),
  }
  // A header is one line, whatever was typed into a name.
  const subject = words
    .subject(facts)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return { subject, body: `${words.body(facts).join('\n\n')}\n` }
}
