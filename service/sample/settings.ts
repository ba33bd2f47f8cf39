import type { DesignFonts } from '#wire/design.ts'
import type { Automation, AutomationTrigger } from '#wire/automation.ts'
import type { Scene } from './pictures/scenes.ts'
import type { emailTemplates } from './templates/emails.ts'
import { demoPassword } from '#wire/demo.ts'

/** How anyone signs in to the sample account; all its users share the password. */
export const sampleSignIn = { email: 'marieke@vanvliet.example', password: demoPassword } as const

/** The account's name in addresses; public/config.json names it too. */
export const sampleAccount = 'van-vliet'

export const accountTitle = 'Van Vliet Installatietechniek'

/** Each role has somebody; Marieke sells and keeps the settings. */
export const users = [
  {
    firstname: 'Marieke',
    lastname: 'Vos',
    jobtitle: 'Adviseur particulier',
    phone: '030 555 01 42',
    email: sampleSignIn.email,
    role: 'admin',
  },
  {
    firstname: 'Joost',
    lastname: 'Brandsma',
    jobtitle: 'Projectleider utiliteit',
    phone: '030 555 01 43',
    email: 'joost@vanvliet.example',
    role: 'seller',
  },
  {
    firstname: 'Sanne',
    lastname: 'Kuipers',
    jobtitle: 'Adviseur elektra en zon',
    phone: '030 555 01 44',
    email: 'sanne@vanvliet.example',
    role: 'seller',
  },
  {
    firstname: 'Hendrik',
    lastname: 'van Vliet',
    jobtitle: 'Directeur-eigenaar',
    phone: '030 555 01 40',
    email: 'hendrik@vanvliet.example',
    role: 'admin',
  },
  {
    firstname: 'Els',
    lastname: 'Dekker',
    jobtitle: 'Boekhouder',
    phone: '030 555 01 45',
    email: 'els@vanvliet.example',
    role: 'reader',
  },
] as const

export const vatGroups = [
  { name: 'Hoog', percentage: 21 },
  { name: 'Laag', percentage: 9 },
  { name: 'Vrijgesteld', percentage: 0 },
]

export const proposalDirectories = { home: 'Particulier', business: 'Zakelijk', block: 'VvE en beheer' } as const

export const tags = [
  'Aanbesteding',
  'Doorverwezen',
  'Huurwoning',
  'Monument',
  'Nieuwbouw',
  'Prijsvast tot zomer',
  'Raamovereenkomst',
  'Spoed',
  'Subsidie',
  'Terugkerende klant',
  'Verduurzaming',
  'Wacht op derden',
] as const

export const customFields = [
  { subject: 'proposal', name: 'uitvoering', label: 'Gewenste uitvoering', type: 'text', required: 1 },
  { subject: 'proposal', name: 'referentie', label: 'Referentie van de klant', type: 'text', required: 0 },
  { subject: 'proposal', name: 'werkplek', label: 'Bijzonderheden op locatie', type: 'textarea', required: 0 },
  { subject: 'proposal', name: 'afspraken', label: 'Gemaakte afspraken', type: 'html', required: 0 },
  { subject: 'contact', name: 'klantnummer', label: 'Klantnummer', type: 'text', required: 0 },
  { subject: 'contact', name: 'specialism', label: 'Functie of vakgebied', type: 'text', required: 0 },
  { subject: 'contact', name: 'bereikbaar', label: 'Bereikbaarheid en parkeren', type: 'textarea', required: 0 },
] as const

type SampleAutomation = Omit<Automation, 'id' | 'email_template_ids'> & { templates: (keyof typeof emailTemplates)[] }

const remind = (
  trigger: AutomationTrigger,
  days: number,
  templates: SampleAutomation['templates'],
): SampleAutomation => ({
  trigger,
  days,
  working_days: true,
  action: 'remind',
  templates,
  note: '',
})

const tell = (trigger: AutomationTrigger, days: number, note: string): SampleAutomation => ({
  trigger,
  days,
  working_days: trigger !== 'expiring',
  action: 'tell_owner',
  templates: [],
  note,
})

export const automationSets: { name: string; automations: SampleAutomation[] }[] = [
  {
    name: 'Standaard opvolging',
    automations: [
      { ...remind('not_opened', 3, ['reminder', 'englishReminder']), working_days: false },
      remind('silent', 5, ['reminder', 'englishReminder']),
      tell('silent', 8, 'Bellen: wel gelezen, geen reactie'),
      tell('expiring', 7, ''),
      remind('signed', 0, ['thanks']),
    ],
  },
  {
    name: 'Grote projecten',
    automations: [
      tell('silent', 10, 'Afspraak maken voor een toelichting'),
      tell('unanswered', 3, 'Bellen over het antwoord'),
      tell('expiring', 7, ''),
    ],
  },
]

type SampleDesign = {
  name: string
  colors: string[]
  font: string
  fonts: DesignFonts
  header: string
  footer: string
  /** What its cover shows. */
  scene: Scene
}

const firm = '[account_name] · Kanaalweg 14, Utrecht · KvK 30555014 · pagina [page] van [pages]'

export const designTemplates: SampleDesign[] = [
  {
    name: 'Blauwdruk',
    colors: ['#1f4e79', '#dbe6f0', '#1b1f24'],
    font: 'Source Serif 4',
    fonts: { heading: 'source-serif', text: 'source-serif' },
    header: 'Offerte [proposal_nr]',
    footer: firm,
    scene: 'blueprint',
  },
  {
    name: 'Groen dak',
    colors: ['#2e6b4a', '#e2efe6', '#1d2420'],
    font: 'Source Sans 3',
    fonts: { heading: 'bitter', text: 'source-sans' },
    header: '',
    footer: firm,
    scene: 'roofs',
  },
  {
    name: 'Zakelijk sober',
    colors: ['#33363b', '#ecebe7', '#141518'],
    font: 'Inter',
    fonts: { heading: 'inter', text: 'inter' },
    header: '[proposal_name]',
    footer: firm,
    scene: 'offices',
  },
]
