import { amountOff, lineDiscount, of, optional, price, subtotal, title } from '#service/sample/rows.ts'
import { named, table, type Recipe } from './recipe.ts'

const home = { audience: 'home', language: 'nl' } as const

const bathroom: Recipe = {
  ...home,
  key: 'bathroom',
  template: 'Badkamer en installatie',
  job: (random, where) => {
    const tiles = random.integer(18, 31)
    return {
      name: named(
        random,
        `Badkamer ${random.pick(['begane grond', 'eerste verdieping', 'zolder'])}, leidingwerk en sanitair`,
        where,
      ),
      lead: [
        'Wij verzorgen de badkamer van leiding tot laatste voeg, met één aanspreekpunt. Het ontwerp gaat uit van een inloopdouche zonder drempel, zodat de badkamer ook over twintig jaar nog prettig is.',
      ],
      points: [
        'Gelijkvloerse douche met rvs-goot',
        'Alle leidingen in de wand, met revisieluik',
        `Tegels naar keuze; wij rekenden ${tiles} m² zetwerk`,
      ],
      steps: [
        'Week 1: slopen en leidingwerk',
        'Week 2: stucwerk en tegels',
        'Week 3: sanitair plaatsen, kitten en opleveren',
      ],
      care: 'Op waterdichtheid geven wij tien jaar garantie, op het sanitair vijf jaar.',
      tables: [
        table('Installatiewerk', [
          title('Leidingwerk'),
          price('Slopen en afvoeren bestaande badkamer', 1, 890),
          of('AR-MON', random.integer(22, 34)),
          of('SN-GOT'),
          of('AR-STU', tiles, { hide_price: true }),
          of('AR-TEG', tiles),
          subtotal('Subtotaal werk'),
          title('Elektra'),
          price('Spatwaterdichte inbouwspot', random.integer(4, 6), 46.5),
          of('MV-BOX', 1, optional(random.chance(0.5))),
          subtotal('Subtotaal elektra'),
        ]),
        table('Sanitair', [
          of('SN-CLO', 1, lineDiscount(8)),
          of('SN-WST'),
          of('SN-GLS'),
          of('SN-THK'),
          of('SN-BAD', 1, optional(random.chance(0.3))),
          of('RD-BAD', 1, optional(true)),
          amountOff('Showroomkorting', random.pick([125, 200, 275])),
        ]),
      ],
      questions: [
        [
          'Kunnen wij tijdens het werk nog douchen?',
          'Niet in deze badkamer. Wij plaatsen op verzoek een tijdelijke douche in de bijkeuken.',
        ],
        [
          'Wij twijfelen over een ligbad.',
          'Het staat als keuze in de prijsopgave. Vink het aan om te zien wat het totaal wordt.',
        ],
      ],
      tags: [],
    }
  },
}

const sewer: Recipe = {
  ...home,
  key: 'sewer',
  template: 'Badkamer en installatie',
  job: (random, where) => {
    const metres = random.integer(9, 26)
    return {
      name: named(random, 'Riolering vervangen onder begane grond', where),
      lead: [
        `Uit de camera-inspectie blijkt dat de gresbuis op twee plaatsen is verzakt. Wij vervangen ${metres} meter en maken de leiding bereikbaar voor onderhoud.`,
      ],
      points: [
        'Nieuwe leiding op afschot, opgehangen aan de vloer',
        'Twee ontstoppingsstukken',
        'Beelden vooraf en achteraf',
      ],
      steps: [
        'Kruipruimte toegankelijk maken',
        'Oude buis verwijderen, nieuwe leggen',
        'Spoelen, controleren met de camera, straatwerk herstellen',
      ],
      care: 'Tien jaar garantie op de nieuwe leiding. Een verstopping in die tijd verhelpen wij zonder kosten.',
      tables: [
        table('Prijsopgave', [
          of('RL-CAM', 1, { hide_price: true, hide_quantity: true }),
          of('RL-125', metres),
          of('RL-ONT', 2),
          of('AR-MON', Math.round(metres * 0.8)),
          of('AR-LRL', Math.round(metres * 0.8)),
          price('Grond- en straatwerk, per uur', random.integer(3, 8), 48),
          subtotal(),
          ...(random.chance(0.4) ? [amountOff('Inspectie verrekend bij opdracht', 185)] : []),
        ]),
      ],
      questions: [
        [
          'Vergoedt de verzekering dit?',
          'Vaak alleen het opsporen. Ik stuur u het inspectierapport, dan kunt u het indienen.',
        ],
      ],
      tags: ['Spoed'],
    }
  },
}

const kitchen: Recipe = {
  ...home,
  key: 'kitchen',
  template: 'Badkamer en installatie',
  job: (random, where) => ({
    name: named(
      random,
      random.pick([
        'Leidingwerk uitbouw en keuken verplaatsen',
        'Keuken verplaatsen, water en elektra',
        'Installatie aanbouw, water, warmte en stroom',
      ]),
      where,
    ),
    lead: [
      'De keuken schuift naar de uitbouw. Wij leggen water, afvoer, stroom en verwarming aan op de maten van uw keukentekening, vóór de vloer wordt gestort.',
    ],
    points: [
      'Afgestemd op aannemer en keukenleverancier',
      'Gasleiding veilig afgedopt',
      'Aparte groepen voor koken, oven en vaatwasser',
    ],
    steps: [
      'Ruwbouw: leidingen in vloer en wand',
      'Na het storten: vloerverwarming aansluiten',
      'Na plaatsing keuken: toestellen aansluiten en testen',
    ],
    care: 'Twee jaar garantie op al het leidingwerk. Wij leveren een tekening met alle leidingen.',
    tables: [
      table('Prijsopgave', [
        title('Water en afvoer'),
        of('AR-MON', random.integer(10, 16)),
        price('Leidingen, koppelingen en appendages', 1, random.integer(380, 620)),
        of('WA-KRN', 1, optional(random.chance(0.5))),
        subtotal('Subtotaal water'),
        title('Elektra'),
        of('GK-KOK'),
        of('EL-WCD', random.integer(8, 14)),
        of('AR-MON', random.integer(8, 12)),
        subtotal('Subtotaal elektra'),
        title('Verwarming'),
        of('VV-NOP', random.integer(14, 26)),
        of('VV-VD4', 1, optional(true)),
        subtotal('Subtotaal verwarming'),
      ]),
    ],
    questions: [
      [
        'Onze aannemer begint drie weken later. Kan het schuiven?',
        'Geen probleem, ik zet de planning op de nieuwe datum en bel hem om af te stemmen.',
      ],
    ],
    tags: ['Nieuwbouw'],
  }),
}

export const homeWaterRecipes = [bathroom, sewer, kitchen]
