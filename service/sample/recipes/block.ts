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

const block = { audience: 'block', language: 'nl' } as const

const cascade: Recipe = {
  ...block,
  key: 'cascade',
  template: 'VvE collectief',
  job: (random, where) => {
    const boilers = where.homes > 60 ? 4 : where.homes > 30 ? 3 : 2
    return {
      name: named(random, `Ketelhuis vernieuwen, ${where.homes} woningen`, where),
      lead: [
        `De twee ketels uit ${random.integer(1998, 2006)} zijn aan vervanging toe. Een cascade van ${boilers} kleinere ketels is zuiniger, en bij storing blijft het warm.`,
        'De opstelling is voorbereid op een collectieve warmtepomp, die later het grootste deel kan overnemen.',
      ],
      points: [
        'Vervanging buiten het stookseizoen',
        `Raming: ${random.integer(14, 22)} % minder gas per woning`,
        'Bewoners krijgen twee weken vooraf bericht',
      ],
      steps: [
        'Opname, berekening en vergunning',
        'Demontage en afvoer',
        'Opbouw van de cascade en regeling',
        'Proefstoken en waterzijdig inregelen van de strangen',
      ],
      care: 'Tien jaar garantie op de warmtewisselaars. De storingsdienst is het eerste jaar inbegrepen.',
      tables: [
        table(
          'Ketelhuis',
          [
            title('Demontage'),
            price('Demontage en afvoer bestaande ketels', 1, 3250),
            subtotal('Subtotaal demontage'),
            title('Nieuwe opstelling'),
            of('KT-100', boilers, lineDiscount(8)),
            price('Cascadeverdeler met pompgroepen', 1, 4180),
            price('Regeling met bewaking op afstand', 1, 2640),
            price('Rookgasafvoer, rvs', 1, 1985, { hide_quantity: true }),
            of('AR-ENG', 24),
            of('AR-MON', boilers * 36),
            subtotal('Subtotaal opstelling'),
            percentOff('Collectieve korting', random.pick([2, 3, 5])),
          ],
          { id: 'collectief' },
        ),
        table('Beheer', [of('OH-COL', where.homes, inTotals), of('OH-KTL', boilers)], { id: 'beheer' }),
      ],
      questions: [
        [
          'De ledenvergadering is op de derde dinsdag. Kunt u een toelichting geven?',
          'Graag. Ik neem een overzicht mee van kosten per woning en beantwoord vragen.',
        ],
        [
          'Wat betekent dit voor de servicekosten?',
          'Volgens onze berekening dalen ze met ongeveer elf euro per woning per maand.',
        ],
      ],
      tags: ['Raamovereenkomst'],
    }
  },
}

const balancing: Recipe = {
  ...block,
  key: 'balancing',
  template: 'VvE collectief',
  job: (random, where) => {
    const each = random.integer(4, 6)
    return {
      name: named(random, `Waterzijdig inregelen ${where.homes} appartementen`, where),
      lead: [
        'Op de hoeken blijft het koud terwijl de middelste woningen te warm zijn. Inregelen verdeelt het water eerlijk en bespaart zonder één nieuwe ketel.',
      ],
      points: [
        `${where.homes * each} voorinstelbare kranen`,
        'Rapport per woning',
        'Afspraken met bewoners plannen wij, ook ’s avonds',
      ],
      steps: ['Berekening per radiator', 'Kranen vervangen, vier woningen per dag', 'Strangen inregelen en eindmeting'],
      care: 'Blijft een woning koud, dan komen wij binnen een jaar kosteloos terug.',
      tables: [
        table(
          'Prijsopgave',
          [
            of('AR-ENG', Math.ceil(where.homes / 4)),
            price('Voorinstelbare thermostaatkraan', where.homes * each, 27.9, { user_quantity: true }),
            price('Strangregelventiel', Math.ceil(where.homes / 6), 164.5),
            of('AR-MON', where.homes * 2),
            subtotal(),
            price('Energiezuinige hoofdpomp', 1, 1875, optional(random.chance(0.6))),
          ],
          { id: 'collectief' },
        ),
      ],
      questions: [
        [
          'Wat als een bewoner niet thuis is?',
          'Wij plannen één herhaaldag in. Daarna gaat het per afspraak, tegen voorrijkosten.',
        ],
      ],
      tags: ['Verduurzaming'],
    }
  },
}

const garage: Recipe = {
  ...block,
  key: 'charging-garage',
  template: 'VvE collectief',
  job: (random, where) => {
    const first = Math.max(4, Math.round(where.homes / 8))
    return {
      name: named(random, `Laadinfrastructuur parkeergarage, eerste ${first} plaatsen`, where),
      lead: [
        `Wij leggen de basis voor alle parkeerplaatsen en sluiten de eerste ${first} aan. Wie later wil laden, is met één dag werk aangesloten.`,
      ],
      points: [
        'Brandveiligheidsplan afgestemd met de verzekeraar',
        'Elke bewoner betaalt zijn eigen stroom',
        'Geen verzwaring van de aansluiting nodig',
      ],
      steps: ['Metingen en brandveiligheidsplan', 'Kabelgoten en verdeler', 'Eerste laadpunten, daarna op aanvraag'],
      care: 'De VvE houdt de basis in eigendom; het beheer en de verrekening doen wij.',
      tables: [
        table(
          'Basis voor de hele garage',
          [
            of('AR-ENG', 16),
            price('Kabelgoot met brandwerende doorvoeren, per meter', random.integer(60, 160), 58.4),
            price('Verdeler laadinfrastructuur', 1, 3890),
            of('LP-LAS'),
            of('AR-MON', random.integer(60, 110)),
            subtotal(),
            percentOff('Vroegbeslissers', 2.5),
          ],
          { id: 'collectief' },
        ),
        table(
          'Per laadplaats',
          [of('LP-011', first, { user_quantity: true, ...lineDiscount(5) }), of('LP-BEH', first)],
          { id: 'beheer' },
        ),
      ],
      questions: [
        [
          'Is de verzekeraar al akkoord?',
          'Op hoofdlijnen. Het brandveiligheidsplan wordt met deze offerte definitief voorgelegd.',
        ],
      ],
      tags: ['Verduurzaming'],
    }
  },
}

const stairwells: Recipe = {
  ...block,
  key: 'stairwells',
  template: 'VvE collectief',
  job: (random, where) => {
    const flights = Math.max(2, Math.ceil(where.homes / 8))
    return {
      name: named(random, 'Verlichting trappenhuizen en gekoppelde rookmelders', where),
      lead: [
        `In ${flights} trappenhuizen vervangen wij de verlichting door led met nachtstand. In elke woning komen rookmelders die met elkaar verbonden zijn.`,
      ],
      points: [
        'Licht dimt tot 10 % als er niemand loopt',
        'Noodverlichting test zichzelf',
        'Woningen in blokken van acht, op afspraak',
      ],
      steps: ['Bewonersbrief en planning', 'Trappenhuizen, één per dag', 'Woningen, acht per dag'],
      care: 'Tien jaar garantie op de rookmelders, vijf jaar op de verlichting.',
      tables: [
        table(
          'Trappenhuizen',
          [
            price('Ledarmatuur met nachtstand', flights * 8, 118, lineDiscount(6)),
            of('EL-NVD', flights * 3),
            of('AR-MON', flights * 9),
            subtotal(),
          ],
          { id: 'collectief' },
        ),
        table(
          'Woningen',
          [
            of('EL-RKM', where.homes * 2),
            of('AR-MON', Math.ceil(where.homes * 0.75)),
            price('Jaarlijkse controle, per woning', where.homes, 6.4, { ...perYear, ...optional(true) }),
          ],
          { id: 'beheer' },
        ),
      ],
      questions: [
        ['Kan de kleur van het licht warmer?', 'Ja, 2.700 kelvin kan zonder meerprijs. Ik heb het aangepast.'],
      ],
      tags: [],
    }
  },
}

export const blockRecipes = [cascade, balancing, garage, stairwells]
