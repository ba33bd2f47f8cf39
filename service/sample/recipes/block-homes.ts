import {
  inTotals,
  lineAmountOff,
  lineDiscount,
  of,
  oneOf,
  optional,
  percentOff,
  perMonth,
  price,
  subtotal,
  title,
} from '#service/sample/rows.ts'
import { named, table, type Recipe } from './recipe.ts'

const block = { audience: 'block', language: 'nl' } as const

const collectiveService: Recipe = {
  ...block,
  key: 'collective-service',
  template: 'Onderhoudscontract',
  job: (random, where) => ({
    name: named(random, `Onderhoudscontract collectief, ${where.homes} woningen`, where),
    lead: [
      'Eén contract voor ketelhuis, ventilatie en hydrofoor. Bewoners bellen rechtstreeks met onze storingsdienst; u ziet online wat er gemeld en opgelost is.',
    ],
    points: [
      'Vast bedrag per woning',
      'Reactietijd vier uur bij geen warmte of geen water',
      'Jaarverslag voor de ledenvergadering',
    ],
    steps: [
      'Nulmeting en overdracht van de vorige partij',
      'Bewonerskaart met ons nummer',
      'Twee geplande beurten per jaar',
    ],
    care: 'Onderdelen tot 150 euro per geval zijn inbegrepen. Prijzen volgen elk jaar de index voor de installatiebranche.',
    tables: [
      table(
        'Contract',
        [
          price('Basis: twee beurten en storingsdienst', where.homes, 9.75, {
            ...oneOf(true),
            ...perMonth,
            sku: 'OH-COL',
          }),
          price('Compleet: ook onderdelen tot 500 euro', where.homes, 13.25, { ...oneOf(false), ...perMonth }),
          price('Nulmeting ketelhuis en hydrofoor', 1, 585),
          price('Inlezen meters en jaarafrekening', where.homes, 14.5, {
            ...optional(random.chance(0.5)),
            recurring_type: 'year',
            ...inTotals,
          }),
          percentOff('Kennismakingskorting eerste jaar', 5),
        ],
        { id: 'contract' },
      ),
    ],
    questions: [
      [
        'Wie betaalt een storing binnen een woning?',
        'Tot en met de afsluiter is het collectief. Daarachter rekenen wij af met de bewoner, na zijn akkoord.',
      ],
    ],
    tags: ['Raamovereenkomst'],
  }),
}

const homeBathrooms: Recipe = {
  ...block,
  key: 'home-bathrooms',
  suits: ({ isRented }) => isRented,
  template: 'VvE collectief',
  job: (random, where) => {
    const homes = Math.min(where.homes, random.integer(8, 36))
    return {
      name: named(random, `Badkamers ${homes} huurwoningen`, where),
      lead: [
        `Wij vernieuwen ${homes} badkamers in een vast ritme van vijf werkdagen per woning. Bewoners kunnen in die week douchen in een wisselwoning.`,
      ],
      points: [
        'Drie kleurstellingen om uit te kiezen',
        'Vaste bewonersbegeleider',
        'Oplevering per woning, met foto’s',
      ],
      steps: ['Proefwoning en akkoord', 'Twee woningen per week', 'Nazorg na zes weken'],
      care: 'Klachten lossen wij binnen twee werkdagen op. Tien jaar garantie op waterdichtheid.',
      tables: [
        table(
          'Per woning',
          [
            title('Werk'),
            price('Slopen en afvoeren', homes, 465),
            price('Leidingwerk en elektra', homes, 1180, lineDiscount(4)),
            of('AR-TEG', homes * 19),
            of('AR-STU', homes * 4),
            subtotal('Subtotaal werk'),
            title('Sanitair'),
            of('SN-CLO', homes, lineDiscount(14)),
            of('SN-THK', homes, lineDiscount(14)),
            price('Wastafel 60 cm met kraan', homes, 214),
            subtotal('Subtotaal sanitair'),
            percentOff('Staffelkorting', homes > 20 ? 4 : 2),
          ],
          { id: 'collectief' },
        ),
        table('Naar keuze van de bewoner', [
          price('Verhoogd toilet met beugels', random.integer(2, 6), 168, { ...optional(true), user_quantity: true }),
          price('Thermostaatkraan bij de wastafel', random.integer(2, 8), 92, {
            ...optional(false),
            user_quantity: true,
          }),
        ]),
      ],
      questions: [
        [
          'Kunnen bewoners met een beperking voorrang krijgen?',
          'Ja, geeft u ons de adressen door, dan staan die in de eerste twee weken.',
        ],
        ['Is een btw-splitsing per woning mogelijk?', 'Ja, die leveren wij bij elke termijn mee.'],
      ],
      tags: ['Aanbesteding', 'Huurwoning'],
    }
  },
}

const homeVentilation: Recipe = {
  ...block,
  key: 'home-ventilation',
  template: 'VvE collectief',
  job: (random, where) => ({
    name: named(random, `Ventilatieboxen ${where.homes} woningen`, where),
    lead: [
      'De boxen zijn aan het einde van hun leven en bewoners klagen over geluid. Wij vervangen ze in één ronde, inclusief reiniging van de kanalen.',
    ],
    points: [
      'Twee decibel stiller dan de norm vraagt',
      'Vochtsturing zonder bediening',
      'Woning binnen anderhalf uur gereed',
    ],
    steps: ['Proefopstelling in twee woningen', 'Acht woningen per dag', 'Meetrapport per woning'],
    care: 'Vijf jaar garantie op de boxen. Filters zijn niet nodig.',
    tables: [
      table(
        'Prijsopgave',
        [
          of('MV-BOX', where.homes, lineDiscount(random.pick([9, 11, 14]))),
          price('Reinigen en inregelen, per woning', where.homes, 78),
          of('AR-MON', where.homes, lineAmountOff(100)),
          of('AR-AFV', Math.ceil(where.homes / 20), { hide_price: true }),
          subtotal(),
          price('Sensor met melding bij schimmelrisico', where.homes, 34, optional(random.chance(0.3))),
        ],
        { id: 'collectief' },
      ),
    ],
    questions: [
      [
        'Hoeveel stroom verbruikt een box?',
        'Gemiddeld 9 watt, zo’n 80 kWh per jaar. De oude verbruikten meer dan het dubbele.',
      ],
    ],
    tags: [],
  }),
}

const risers: Recipe = {
  ...block,
  key: 'risers',
  template: 'VvE collectief',
  job: (random, where) => {
    const lines = Math.max(2, Math.ceil(where.homes / 6))
    return {
      name: named(random, `Standleidingen vervangen, ${lines} strangen`, where),
      lead: [
        `De gietijzeren standleidingen zijn van binnen dichtgeslibd. Wij vervangen ${lines} strangen van dak tot kelder, met geluidsarme buis.`,
      ],
      points: [
        'Per strang twee dagen zonder water, gemeld vooraf',
        'Schachten brandwerend afgedicht',
        'Wand en tegels hersteld',
      ],
      steps: ['Schachten openen en asbestcontrole', 'Vervangen per strang', 'Dichten, betegelen en opleveren'],
      care: 'Vijftien jaar garantie op de leidingen en de brandwerende doorvoeren.',
      tables: [
        table(
          'Prijsopgave',
          [
            price('Asbestonderzoek', 1, 745, { hide_quantity: true }),
            price('Standleiding geluidsarm, per verdieping', lines * 5, 386),
            price('Brandwerende doorvoer', lines * 5, 64.5),
            of('AR-MON', lines * 22),
            of('AR-LRL', lines * 22),
            of('AR-TEG', lines * 6),
            of('AR-STU', lines * 8),
            subtotal(),
            price('Afsluiters per woning vernieuwen', where.homes, 46, optional(random.chance(0.5))),
          ],
          { id: 'collectief' },
        ),
      ],
      questions: [
        [
          'Moeten bewoners verhuizen?',
          'Nee. Er komt een watertappunt op elke galerij en het toilet is ’s avonds weer bruikbaar.',
        ],
      ],
      tags: ['Spoed'],
    }
  },
}

export const blockHomesRecipes = [collectiveService, homeBathrooms, homeVentilation, risers]
