import { searchKey } from '#service/store/search-key.ts'
import { households, type Household } from './people/households.ts'
import { inAddress, sampleNames, type SampleName } from './people/names.ts'
import { organisations, type SampleOrganisation } from './people/organisations.ts'
import { mobileOf, phoneIn, addressIn } from './people/places.ts'
import { randomOf, type Random } from './random.ts'
import type { Audience } from './recipes/recipe.ts'

/** A contact before it has an id; others point at the object itself. */
export type ContactDraft = {
  parent: ContactDraft | null
  people: ContactDraft[]
  /** What jobs for it look like; people of an organisation have their organisation's. */
  audience: Audience
  language: 'nl' | 'en'
  homes: number
  isLarge: boolean
  isRented: boolean
  buildings: readonly string[]
  tags: readonly string[]
  values: Readonly<Record<string, string>>
  columns: ReturnType<typeof columnsOf>
}

type Columns = Partial<Record<(typeof columnNames)[number], string>> & { name: string }

const columnNames = [
  'name',
  'firstname',
  'lastname',
  'fullname',
  'salutation',
  'street',
  'zipcode',
  'city',
  'state',
  'country',
  'phone',
  'mobile',
  'fax',
  'email',
  'internet',
  'linkedin',
  'facebook',
  'twitter',
  'instagram',
  'coc_number',
  'vat_number',
] as const

function columnsOf(type: 'organisation' | 'person', source: Columns) {
  const columns = Object.fromEntries(columnNames.map((name) => [name, source[name] ?? ''])) as Record<
    (typeof columnNames)[number],
    string
  >
  const searched = type === 'person' ? [columns.name, columns.fullname, columns.email] : [columns.name]
  return { type, ...columns, name_key: searchKey(columns.name), search_key: searchKey(...searched) }
}

/** 60 organisations with their 105 people, and 35 households; the same ones every time. */
export function sampleContacts(): ContactDraft[] {
  const random = randomOf('contacts')
  const firms = organisations.map((organisation, at) => organisationDraft(random, organisation, at))
  const names = sampleNames(randomOf('names'), peopleInOrganisations)
  names.forEach((name, at) => {
    // Everyone has somebody to write to before any has a second person.
    const parent = at < firms.length ? firms[at] : random.pick(firms)
    parent?.people.push(personDraft(random, name, parent, at))
  })
  return [
    ...firms,
    ...firms.flatMap(({ people }) => people),
    ...households.map((one, at) => householdDraft(random, one, at)),
  ]
}

const peopleInOrganisations = 105

function organisationDraft(random: Random, organisation: SampleOrganisation, at: number): ContactDraft {
  const { name, domain, audience, homes, isLarge, buildings, tags, language = 'nl' } = organisation
  const address = addressIn(random, { business: audience === 'business', city: organisation.city })
  const registered = `99${String(random.integer(0, 999_999)).padStart(6, '0')}`
  return {
    parent: null,
    people: [],
    audience,
    language,
    homes,
    isLarge,
    isRented: tags.includes('Huurwoning'),
    buildings,
    tags: random.chance(0.08) ? [...tags, 'Doorverwezen'] : tags,
    values: {
      klantnummer: `K${2100 + at * 7}`,
      ...(random.chance(0.35) && { bereikbaar: random.pick(access) }),
    },
    columns: columnsOf('organisation', {
      name,
      street: address.street,
      zipcode: address.zipcode,
      city: address.city,
      country: 'Nederland',
      phone: phoneIn(random, address.area),
      email: `${random.pick(['info', 'administratie', 'techniek', 'secretariaat'])}@${domain}.example`,
      internet: `https://www.${domain}.example`,
      ...(random.chance(0.3) && { linkedin: `https://linkedin.example/company/${domain}` }),
      ...(random.chance(0.15) && { instagram: `https://instagram.example/${domain}` }),
      coc_number: registered,
      vat_number: `NL8${registered}B0${random.integer(1, 3)}`,
    }),
  }
}

const access = [
  'Melden bij de receptie, daarna lift naar de tweede verdieping.',
  'Parkeren achter het gebouw. De slagboom opent op kenteken, dus graag vooraf doorgeven.',
  'Sleutel van het ketelhuis ligt bij de huismeester, bereikbaar tot 15.00 uur.',
  'Alleen voor 7.00 of na 18.00 uur, in verband met bezoekers.',
  'Laden en lossen tot 11.00 uur. Daarna betaald parkeren in de garage.',
]

const occupations = {
  block: [
    'Voorzitter',
    'Penningmeester',
    'Technisch beheerder',
    'Huismeester',
    'Projectleider onderhoud',
    'Complexbeheerder',
  ],
  business: [
    'Facilitair manager',
    'Hoofd techniek',
    'Eigenaar',
    'Directeur',
    'Inkoper',
    'Projectleider',
    'Kantoormanager',
  ],
  home: [''],
}

/** Some are known by telephone only. */
const withoutEmail = (at: number) => at >= organisations.length && at % 13 === 8

function personDraft(random: Random, person: SampleName, parent: ContactDraft, at: number): ContactDraft {
  const { firstname, lastname, salutation } = person
  const domain = parent.columns.internet.replace('https://www.', '')
  const fullname = `${firstname} ${lastname}`
  return {
    ...parent,
    parent,
    people: [],
    tags: [],
    values: { specialism: random.pick(occupations[parent.audience]) },
    columns: columnsOf('person', {
      name: fullname,
      fullname,
      firstname,
      lastname,
      salutation: parent.language === 'en' ? '' : salutation,
      street: parent.columns.street,
      zipcode: parent.columns.zipcode,
      city: parent.columns.city,
      country: parent.columns.country,
      phone: random.chance(0.5) ? parent.columns.phone : '',
      mobile: mobileOf(random),
      email: withoutEmail(at) ? '' : `${inAddress(firstname)}.${inAddress(lastname)}@${domain}`,
      ...(random.chance(0.2) && { linkedin: `https://linkedin.example/in/${inAddress(fullname)}` }),
    }),
  }
}

function householdDraft(random: Random, household: Household, at: number): ContactDraft {
  const { name, firstname, lastname, salutation, email, language = 'nl' } = household
  const address = addressIn(random, household.city === undefined ? {} : { city: household.city })
  const street = household.street ?? address.street
  return {
    parent: null,
    people: [],
    audience: 'home',
    language,
    homes: 1,
    isLarge: false,
    isRented: false,
    buildings: [street],
    tags: random.chance(0.25) ? [random.pick(['Terugkerende klant', 'Doorverwezen'])] : [],
    values: { klantnummer: `P${4300 + at * 3}`, ...(random.chance(0.2) && { bereikbaar: random.pick(homeAccess) }) },
    columns: columnsOf('person', {
      name,
      firstname,
      lastname,
      fullname: `${firstname} ${lastname}`,
      salutation,
      street,
      zipcode: address.zipcode,
      city: address.city,
      country: 'Nederland',
      phone: random.chance(0.4) ? phoneIn(random, address.area) : '',
      mobile: mobileOf(random),
      email: email && `${email}.example`,
    }),
  }
}

const homeAccess = [
  'Liefst na 17.00 uur bellen.',
  'Hond in huis, graag eerst aanbellen.',
  'Parkeren alleen met bezoekerscode; die geven wij ’s ochtends door.',
  'Op woensdag en vrijdag hele dag thuis.',
]
