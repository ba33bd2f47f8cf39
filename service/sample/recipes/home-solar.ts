import { amountOff, of, oneOf, optional, percentOff, price, subtotal, title } from '#service/sample/rows.ts'
import { named, table, type Recipe } from './recipe.ts'

const home = { audience: 'home', language: 'nl' } as const

const solarPanels: Recipe = {
  ...home,
  key: 'solar-panels',
  template: 'Zonnepanelen',
  job: (random, where) => {
    const count = random.integer(8, 18)
    const yearly = Math.round(count * 0.43 * random.integer(820, 910))
    return {
      name: named(
        random,
        `Zonnepanelen ${count} stuks, ${random.pick(['zuiddak', 'oost-west opstelling', 'plat dak garage', 'zuidwest'])}`,
        where,
      ),
      lead: [
        `Op uw dak passen ${count} panelen met een verwachte opbrengst van ${yearly} kWh per jaar. Dat is berekend met de werkelijke helling en de schaduw van de omgeving.`,
        'Op panelen en montage op een woning rekenen wij geen btw.',
      ],
      points: [
        'Volledig zwarte panelen, zonder zichtbare rand',
        'Kabels onzichtbaar langs de regenpijp of binnendoor',
        'Aanmelding bij de netbeheerder door ons',
      ],
      steps: [
        'Steiger en montageset plaatsen',
        'Panelen leggen en aansluiten',
        'Omvormer in bedrijf stellen en app koppelen',
      ],
      care: 'Dertig jaar vermogensgarantie op de panelen, twaalf jaar op de omvormer, tien jaar op de waterdichtheid van de doorvoer.',
      tables: [
        table(
          'Prijsopgave',
          [
            title('Materiaal'),
            of('ZP-430', count),
            of(count > 9 ? 'ZP-OM5' : 'ZP-OM3'),
            of('ZP-MSD', count),
            of('ZP-KAB'),
            of('ZP-OPT', random.integer(2, count), { ...optional(random.chance(0.3)), user_quantity: true }),
            title('Montage'),
            price('Montage op het dak, ploeg van twee, per dag', count > 12 ? 2 : 1, 780, { vat_percentage: 0 }),
            price('Eigen groep in de meterkast', 1, 165, { vat_percentage: 0 }),
            subtotal('Totaal zonnestroom'),
            ...(random.chance(0.5) ? [amountOff('Buurtactie', random.pick([100, 150, 250]))] : []),
          ],
          { id: 'zonnestroom', vat_default_percentage: 0 },
        ),
        table('Service', [of('ZP-MON', 1, optional(random.chance(0.6)))], { id: 'zon-service' }),
      ],
      questions: [
        [
          'Kunnen de panelen ook op de dakkapel?',
          'Daar staat te veel schaduw van de schoorsteen. U wint er nog geen 60 kWh per jaar mee, dus wij raden het af.',
        ],
        [
          'Wat gebeurt er bij het einde van het salderen?',
          'Dan loont eigen verbruik. Deze omvormer is daarom voorbereid op een thuisbatterij.',
        ],
      ],
      tags: ['Verduurzaming'],
    }
  },
}

const battery: Recipe = {
  ...home,
  key: 'battery',
  template: 'Zonnepanelen',
  job: (random, where) => ({
    name: named(random, random.pick(['Thuisbatterij 10 kWh', 'Thuisbatterij met noodstroom']), where),
    lead: [
      'U wekt overdag meer op dan u gebruikt. Met een thuisbatterij gebruikt u die stroom ’s avonds zelf en koopt u in op de goedkoopste uren.',
    ],
    points: [
      `Eigen verbruik van ${random.integer(28, 36)} naar ${random.integer(64, 72)} %`,
      'Koelkast en verlichting blijven aan bij stroomuitval',
      'Brandveilige cellen, geplaatst volgens de nieuwste richtlijn',
    ],
    steps: [
      'Plaats bepalen en muur voorbereiden',
      'Batterij en omvormer aansluiten',
      'Slim sturen op zon en uurprijs instellen',
    ],
    care: 'Tien jaar garantie op 70 % van de capaciteit. Wij kijken de eerste maand op afstand mee.',
    tables: [
      table('Prijsopgave', [
        of('TB-010', 1, oneOf(true)),
        of('TB-015', 1, oneOf(false)),
        price('Hybride omvormer 8 kW, 3-fasen', 1, 1685),
        price('Omschakelaar voor noodstroom', 1, 420, optional(random.chance(0.5))),
        of('AR-MON', 8),
        subtotal(),
        percentOff('Korting samen met zonnepanelen', random.pick([3, 5, 7.5])),
      ]),
    ],
    questions: [
      ['Mag de batterij op zolder?', 'Liever niet vanwege warmte en gewicht. De garage of bijkeuken is het beste.'],
    ],
    tags: ['Verduurzaming'],
  }),
}

export const homeSolarRecipes = [solarPanels, battery]
