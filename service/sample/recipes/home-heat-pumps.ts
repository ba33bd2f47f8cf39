import {
  amountOff,
  lineDiscount,
  of,
  oneOf,
  optional,
  percentOff,
  price,
  subtotal,
  title,
} from '#service/sample/rows.ts'
import type { Random } from '#service/sample/random.ts'
import { named, table, type Recipe } from './recipe.ts'

const home = { audience: 'home', language: 'nl' } as const

const heatPumpAndFloor = (areaOf: (random: Random) => number): Recipe => ({
  ...home,
  key: 'heat-pump-and-floor',
  template: 'Warmtepomp particulier',
  job: (random, where) => {
    const area = areaOf(random)
    return {
      name: `Warmtepomp en vloerverwarming, ${where.address}`,
      lead: [
        `Uw woning is goed geïsoleerd, op de begane grond na. Daarom stellen wij voor om eerst de kruipruimte te isoleren en daarna de ketel te vervangen door een warmtepomp van 8 kW.`,
        `De warmtepomp komt achter de schuur, op drie meter van de erfgrens. Daarmee blijft het geluid bij de buren onder 40 dB.`,
      ],
      points: [
        'Zo’n 1.300 m³ gas per jaar minder, bij een stroomverbruik van ongeveer 3.100 kWh',
        'Een gelijkmatig warme vloer en ’s zomers licht gekoeld',
        'Wij regelen de melding bij de netbeheerder en de papieren voor de subsidie',
      ],
      steps: [
        'Dag 1: kruipruimte isoleren en leidingen voorbereiden',
        'Dag 2 en 3: ketel verwijderen, warmtepomp en boilervat plaatsen',
        'Dag 4: inregelen en samen met u doorlopen',
      ],
      care: 'Op het toestel geldt vijf jaar garantie, op ons werk twee jaar. Na de eerste winter komen wij kosteloos terug om de stooklijn bij te stellen.',
      tables: [
        table(
          'Prijsopgave',
          [
            title('Warmtepompinstallatie'),
            of('WP-080'),
            of('BV-200'),
            price('Plaatsen, aansluiten en inregelen, per monteur-uur', 16, 62.5, { sku: 'AR-MON' }),
            of('RD-22L', 4, lineDiscount(10)),
            of('TH-MOD', 1, oneOf(true)),
            of('TH-ZON', 1, oneOf(false)),
            price('Verdeler vloerverwarming 7 groepen vervangen', 1, 1120, { sku: 'VV-VD7', ...optional(true) }),
            subtotal('Subtotaal installatie'),
            title('Isolatie kruipruimte'),
            price('Isolatieplaten 100 mm, materiaal', area, 11.25, { sku: 'IS-KRP' }),
            price('Aanbrengen isolatie, arbeid', area, 14.5, { sku: 'AR-ISO', vat_percentage: 9 }),
            of('IS-FOL', area, { ...optional(false), user_quantity: true }),
            subtotal('Subtotaal isolatie'),
            percentOff('Voorjaarskorting 5 %', 5),
            of('OH-WPS'),
          ],
          { id: 'warmtepomp' },
        ),
      ],
      questions: [
        [
          'Past de buitenunit ook naast de carport? Dan blijft het terras vrij.',
          'Dat kan, mits er een halve meter vrij blijft aan de achterkant. Ik neem het mee bij de opname en teken beide plekken in.',
        ],
        [
          'Blijft de houtkachel gewoon bruikbaar?',
          'Jazeker. De thermostaat houdt er rekening mee en de pomp gaat dan vanzelf terug.',
        ],
      ],
      tags: ['Verduurzaming', 'Subsidie'],
    }
  },
})

const hybrid: Recipe = {
  ...home,
  key: 'hybrid-heat-pump',
  template: 'Warmtepomp particulier',
  job: (random, where) => {
    const vessel = random.chance(0.4)
    const hours = random.integer(9, 13)
    return {
      name: named(
        random,
        vessel ? 'Hybride warmtepomp met boilervat 200 l' : 'Hybride warmtepomp naast bestaande ketel',
        where,
      ),
      lead: [
        'Uw ketel kan nog jaren mee. Een hybride warmtepomp neemt het grootste deel van de verwarming over; de ketel springt bij op koude dagen en voor warm water.',
      ],
      points: [
        `Naar verwachting ${random.integer(62, 74)} % minder gas voor verwarming`,
        'Uw radiatoren en leidingen blijven zoals ze zijn',
        'Later is volledig elektrisch mogelijk zonder dat er iets weg hoeft',
      ],
      steps: [
        'Ochtend: buitenunit plaatsen en leidingen leggen',
        'Middag: aansluiten op ketel en thermostaat',
        'Tot slot: uitleg en app instellen',
      ],
      care: 'Vijf jaar garantie op de warmtepomp. Bij storing staat er binnen 24 uur een monteur, ook in het weekend.',
      tables: [
        table(
          'Prijsopgave',
          [
            title('Levering'),
            of('WP-HYB'),
            ...(vessel ? [of('BV-200')] : []),
            of('BF-050', 1, optional(random.chance(0.5))),
            title('Montage'),
            of('AR-MON', hours),
            of('AR-LRL', hours, { hide_price: true }),
            price('Muurdoorvoer, bevestiging en condensafvoer', 1, 265),
            subtotal(),
            ...(random.chance(0.4) ? [amountOff('Korting bij opdracht voor het einde van de maand', 150)] : []),
          ],
          { id: 'warmtepomp' },
        ),
        table('Onderhoud', [of('OH-WPS', 1, optional(true)), of('OH-KTL', 1, optional(false))]),
      ],
      questions: [
        [
          'Hoe luid is de buitenunit ’s nachts?',
          'Op vijf meter zo’n 35 dB in de nachtstand, vergelijkbaar met een koelkast.',
        ],
        [
          'Moet de groepenkast worden uitgebreid?',
          'Er is één vrije groep nodig. Op uw foto zie ik er nog twee, dus dat zit goed.',
        ],
      ],
      tags: ['Verduurzaming', 'Subsidie'],
    }
  },
}

export const heatPumpRecipes = [heatPumpAndFloor((random) => random.integer(31, 56)), hybrid]

/** The one proposal that demonstrations open first: its figures are known by heart. */
export const lindelaan = heatPumpAndFloor(() => 38)
