import {
  inTotals,
  lineDiscount,
  of,
  oneOf,
  optional,
  percentOff,
  perMonth,
  price,
  subtotal,
} from '#service/sample/rows.ts'
import { named, table, type Recipe } from './recipe.ts'

const home = { audience: 'home', language: 'nl' } as const

const boiler: Recipe = {
  ...home,
  key: 'boiler',
  template: 'Badkamer en installatie',
  job: (random, where) => {
    const years = random.pick(['vijf', 'tien'])
    return {
      name: named(random, `Vervangen cv-ketel, onderhoud ${years} jaar`, where),
      lead: [
        `Uw huidige ketel is ${random.integer(15, 21)} jaar oud en onderdelen zijn slecht leverbaar. Een nieuwe ketel is zuiniger, stiller en voorbereid op een hybride warmtepomp.`,
      ],
      points: [
        'Alle leidingen op dezelfde plek, geen hak- en breekwerk',
        'Rookgasafvoer volgens de nieuwste eisen',
        'De oude ketel nemen wij mee',
      ],
      steps: [
        'Aftappen en demonteren van de oude ketel',
        'Nieuwe ketel ophangen en aansluiten',
        'Spoelen, vullen, inregelen en meten op koolmonoxide',
      ],
      care: `Wij onderhouden de ketel ${years} jaar lang en rekenen in die tijd geen voorrijkosten bij storing.`,
      tables: [
        table('Prijsopgave', [
          of('KT-028', 1, oneOf(random.chance(0.6))),
          of('KT-036', 1, oneOf(false)),
          price('Rookgasafvoer en luchttoevoer dakdoorvoer', 1, 238),
          price('Magneetfilter en expansievat', 1, 196.5, { hide_quantity: true }),
          of('AR-MON', random.integer(6, 9)),
          of('AR-AFV'),
          ...(random.chance(0.5) ? [percentOff('Korting terugkerende klant', 4)] : []),
          subtotal('Samen, eenmalig'),
          of('OH-KTL', 1, { user_quantity: false }),
        ]),
      ],
      questions: [
        [
          'Kan het nog voor de feestdagen?',
          'Ja, wij hebben op dit moment een wachttijd van twee weken. Bij spoed zoeken we samen een dag.',
        ],
        ['Is de ketel geschikt om later een warmtepomp naast te zetten?', 'Ja, beide modellen zijn daarop voorbereid.'],
      ],
      tags: ['Terugkerende klant'],
    }
  },
}

const radiators: Recipe = {
  ...home,
  key: 'radiators',
  template: 'Badkamer en installatie',
  job: (random, where) => {
    const count = random.integer(5, 9)
    const small = random.integer(1, 3)
    return {
      name: named(random, `Radiatoren vervangen, ${count + small} stuks`, where),
      lead: [
        'De bestaande radiatoren hebben een aanvoer van 70 graden nodig. Met deze typen is 50 graden genoeg, wat nu al gas scheelt en uw huis klaarmaakt voor een warmtepomp.',
      ],
      points: [
        'Bestaande aansluitingen waar het kan',
        'Alle kranen voorinstelbaar, dus elk vertrek even snel warm',
        'Muren achter de radiator werken wij netjes bij',
      ],
      steps: [
        'Installatie aftappen en oude radiatoren afvoeren',
        'Nieuwe radiatoren hangen en aansluiten',
        'Vullen, ontluchten en waterzijdig inregelen',
      ],
      care: 'Tien jaar garantie op de radiatoren, twee jaar op kranen en montage.',
      tables: [
        table('Prijsopgave', [
          of('RD-22L', count, lineDiscount(random.pick([5, 8, 10]))),
          of('RD-22K', small),
          of('RD-BAD', 1, optional(random.chance(0.4))),
          of('AR-MON', (count + small) * 1.25),
          price('Waterzijdig inregelen, met rapport', 1, 245),
          of('AR-AFV'),
          subtotal(),
          of('TH-MOD', 1, oneOf(true)),
          of('TH-ZON', 1, oneOf(false)),
        ]),
      ],
      questions: [
        [
          'Zijn de radiatoren ook in antraciet leverbaar?',
          'Dat kan, met een meerprijs van 18 procent per radiator en drie weken levertijd.',
        ],
      ],
      tags: [],
    }
  },
}

const floorHeating: Recipe = {
  ...home,
  key: 'floor-heating',
  template: 'Badkamer en installatie',
  job: (random, where) => {
    const area = random.integer(36, 84)
    return {
      name: named(
        random,
        `Vloerverwarming ${random.pick(['begane grond', 'verdieping', 'woonkamer en keuken'])}, frezen ${area} m²`,
        where,
      ),
      lead: [
        `Wij frezen de sleuven in de bestaande dekvloer van ${area} m². De vloer wordt niet hoger, deuren en drempels blijven zoals ze zijn.`,
      ],
      points: [
        'Stofarm gefreesd, met afzuiging tot op de zaag',
        'Per vertrek te regelen',
        'Na een week kan elke vloerafwerking erop',
      ],
      steps: [
        'Vloer opmeten en op leidingen controleren',
        'Frezen en slangen leggen',
        'Afpersen, dichtsmeren en verdeler aansluiten',
      ],
      care: 'Dertig jaar garantie op de slang. U ontvangt foto’s en een tekening van de ligging, handig bij een latere verbouwing.',
      tables: [
        table('Prijsopgave', [
          of('VV-FRZ', area),
          of(area > 55 ? 'VV-VD7' : 'VV-VD4'),
          of('AR-MON', random.integer(5, 8)),
          price('Dichtsmeren van de sleuven, per m²', area, 6.85, { vat_percentage: 9 }),
          subtotal(),
          percentOff(`Actie ${random.pick(['najaar', 'voorjaar'])}`, random.pick([3, 5])),
          of('OH-WPS', 1, { ...optional(false), ...perMonth, ...inTotals }),
        ]),
      ],
      questions: [
        [
          'Wij hebben houten parket besteld. Is dat een probleem?',
          'Nee, mits de leverancier het vrijgeeft voor vloerverwarming. Stuurt u mij het blad, dan kijk ik het na.',
        ],
        ['Hoe lang is de kamer niet te gebruiken?', 'Twee dagen voor het werk en een dag om uit te harden.'],
      ],
      tags: [],
    }
  },
}

export const homeHeatingRecipes = [boiler, radiators, floorHeating]
