import {
  inTotals,
  lineDiscount,
  of,
  optional,
  percentOff,
  perYear,
  price,
  subtotal,
  title,
} from '#service/sample/rows.ts'
import { named, table, type Recipe } from './recipe.ts'

const business = { audience: 'business', language: 'nl' } as const

const lighting: Recipe = {
  ...business,
  key: 'lighting',
  template: 'Zakelijke installatie',
  job: (random, where) => {
    const panels = where.isLarge ? random.integer(54, 140) : random.integer(14, 38)
    const rooms = Math.ceil(panels / 6)
    return {
      name: named(
        random,
        `Ledverlichting ${random.pick(where.isLarge ? ['begane grond en entree', 'gangen en zalen', 'alle verdiepingen'] : ['begane grond', 'werkruimte en entree'])}`,
        where,
      ),
      lead: [
        `In ${rooms} ruimten hangen nog ${panels} armaturen met tl-buizen. Vervanging door ledpanelen met aanwezigheidsmelders verdient zich in ongeveer ${random.pick(['drie', 'vier'])} jaar terug.`,
      ],
      points: [
        `Naar verwachting ${random.integer(54, 68)} % minder stroom voor verlichting`,
        'Rustig licht zonder flikkering',
        'Werk buiten openingstijden, dus geen overlast',
      ],
      steps: [
        'Lichtberekening per ruimte',
        'Vervanging per vleugel, in de avonduren',
        'Meten van de lichtsterkte en overdracht',
      ],
      care: 'Vijf jaar garantie op de panelen, met vervanging op locatie binnen drie werkdagen.',
      tables: [
        table(
          'Verlichting',
          [
            of('AR-ENG', random.integer(6, 14), { hide_quantity: true }),
            of('EL-LED', panels, lineDiscount(random.pick([6, 8, 12]))),
            of('EL-MLD', rooms),
            of('AR-MON', Math.ceil(panels * 0.45)),
            of('AR-LRL', Math.ceil(panels * 0.45)),
            subtotal('Subtotaal verlichting'),
            percentOff('Projectkorting', random.pick([2, 3, 4])),
          ],
          { id: 'installatie' },
        ),
        table(
          'Nooduitgangen en keuring',
          [of('EL-NVD', Math.ceil(rooms * 0.8), optional(true)), of('EL-KEU', 1, optional(random.chance(0.6)))],
          { id: 'opties' },
        ),
      ],
      questions: [
        [
          'Kan het werk in de voorjaarsvakantie worden gedaan?',
          'Ja, dan reserveren wij twee ploegen. Graag drie weken van tevoren akkoord.',
        ],
        [
          'Hoe worden de oude buizen afgevoerd?',
          'Via de inzameling voor lampen. U ontvangt het bewijs bij de oplevering.',
        ],
      ],
      tags: ['Verduurzaming'],
    }
  },
}

const legionella: Recipe = {
  ...business,
  key: 'legionella',
  suits: ({ isLarge }) => isLarge,
  template: 'Onderhoudscontract',
  job: (random, where) => {
    const taps = random.integer(12, 60)
    const samples = Math.max(4, Math.ceil(taps / 6))
    return {
      name: named(random, 'Legionellabeheer en beheersplan', where),
      lead: [
        `Voor een gebouw met ${taps} tappunten is een beheersplan met vaste controles nodig. Wij maken de risicoanalyse, voeren de spoelingen uit en houden het logboek bij.`,
      ],
      points: [
        'Digitaal logboek, altijd gereed voor inspectie',
        `Halfjaarlijks ${samples} watermonsters`,
        'Vaste contactpersoon voor uw technische dienst',
      ],
      steps: [
        'Opname en tekening van alle leidingen',
        'Risicoanalyse en beheersplan',
        'Maandelijkse metingen en spoeling',
      ],
      care: 'Bij een overschrijding zijn wij binnen vier uur ter plaatse en begeleiden wij het herstel.',
      tables: [
        table('Eenmalig', [
          price('Opname en risicoanalyse', 1, 640 + taps * 9),
          of('LG-MNG', Math.ceil(taps / 4), { ...optional(true), user_quantity: true }),
          of('AR-MON', Math.ceil(taps / 5)),
          subtotal(),
        ]),
        table(
          'Beheer',
          [
            price('Maandelijkse metingen en spoeling', 1, 48 + taps * 2.25, { recurring_type: 'month' }),
            of('LG-MON', samples * 2, { ...perYear, ...inTotals }),
            price('Bijwerken beheersplan', 1, 225, perYear),
          ],
          { id: 'contract' },
        ),
      ],
      questions: [
        ['Wie tekent het logboek af?', 'Onze monteur tekent digitaal, uw beheerder krijgt elke maand een overzicht.'],
      ],
      tags: [],
    }
  },
}

const shopClimate: Recipe = {
  ...business,
  key: 'shop-climate',
  template: 'Zakelijke installatie',
  job: (random, where) => {
    const units = random.integer(2, where.isLarge ? 6 : 3)
    return {
      name: named(
        random,
        `Klimaatinstallatie ${random.pick(['begane grond', 'verdieping', 'werkruimten'])}, ${units} binnendelen`,
        where,
      ),
      lead: [
        'De ruimte warmt op door verlichting, mensen en zon op de gevel. Met deze installatie blijft het het hele jaar tussen 20 en 23 graden, en kan de gaskachel eruit.',
      ],
      points: [
        'Per ruimte te bedienen, met vergrendeling',
        'Buitendelen op het dak, met geluidsscherm waar nodig',
        'Logboek koudemiddel wordt door ons bijgehouden',
      ],
      steps: [
        'Koellastberekening',
        'Leidingen en binnendelen, in twee nachten',
        'Buitendelen met hoogwerker, in bedrijf stellen',
      ],
      care: 'Vijf jaar garantie bij jaarlijks onderhoud. De wettelijke lekcontrole is daarin begrepen.',
      tables: [
        table(
          'Prijsopgave',
          [
            of('AR-ENG', 4),
            of('AC-M70', Math.ceil(units / 3)),
            of('AC-B35', units, lineDiscount(5)),
            price('Leidingwerk, goten en condensafvoer', units, 412.5),
            price('Hoogwerker, per dag', 1, 345),
            of('AR-MON', units * 7),
            subtotal(),
            price('Onderhoud met lekcontrole', units, 78, { ...perYear, ...optional(true) }),
          ],
          { id: 'installatie' },
        ),
      ],
      questions: [
        [
          'Mag het buitendeel aan de straatkant?',
          'De gemeente staat dat hier niet toe. Op het platte dak is ruimte genoeg.',
        ],
      ],
      tags: [],
    }
  },
}

const washrooms: Recipe = {
  ...business,
  key: 'washrooms',
  suits: ({ isLarge }) => isLarge,
  template: 'Zakelijke installatie',
  job: (random, where) => {
    const toilets = random.integer(4, 12)
    return {
      name: named(random, `Renovatie toiletgroepen, ${toilets} toiletten`, where),
      lead: [
        'De toiletgroepen zijn twintig jaar oud en kosten veel water en schoonmaak. Wij vernieuwen ze groep voor groep, zodat er altijd één in gebruik blijft.',
      ],
      points: [
        'Wandclosets met spaartoets, kranen zonder aanraken',
        'Vandaalbestendig en vlot schoon te maken',
        'Ook een rolstoeltoegankelijk toilet',
      ],
      steps: [
        'Inventarisatie en kleurkeuze',
        'Per groep: slopen, leidingwerk, tegels',
        'Plaatsen, testen en opleveren per groep',
      ],
      care: 'Vijf jaar garantie op sanitair en kranen, tien jaar op leidingwerk in de wand.',
      tables: [
        table(
          'Per groep',
          [
            title('Slopen en leidingwerk'),
            price('Slopen en afvoeren', 1, 780 + toilets * 95),
            of('AR-MON', toilets * 7),
            subtotal('Subtotaal werk'),
            title('Sanitair'),
            of('SN-CLO', toilets, lineDiscount(10)),
            price('Wastafel met aanraakloze kraan', Math.ceil(toilets / 2), 438),
            price('Rolstoeltoegankelijk toilet, compleet', 1, 1640, optional(random.chance(0.7))),
            subtotal('Subtotaal sanitair'),
            title('Afwerking'),
            of('AR-TEG', toilets * 6),
            subtotal('Subtotaal afwerking'),
            percentOff('Korting bij opdracht in één keer', 3),
          ],
          { id: 'installatie', vat_hidden: random.chance(0.3) },
        ),
      ],
      questions: [
        [
          'Kunnen jullie starten na de eindexamens?',
          'Dat past precies. Wij plannen de eerste groep in de laatste week van juni.',
        ],
      ],
      tags: ['Aanbesteding'],
    }
  },
}

export const businessRecipes = [lighting, legionella, shopClimate, washrooms]
