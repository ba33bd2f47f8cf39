import { amountOff, inTotals, of, oneOf, optional, percentOff, price, subtotal } from '#service/sample/rows.ts'
import { named, table, type Recipe } from './recipe.ts'

const home = { audience: 'home', language: 'nl' } as const

const softener: Recipe = {
  ...home,
  key: 'softener',
  template: 'Badkamer en installatie',
  job: (random, where) => {
    const rain = random.chance(0.5)
    return {
      name: named(random, rain ? 'Regenwaterpomp en tuinkraan' : 'Waterontharder met buitenkraan', where),
      lead: [
        rain
          ? 'Het regenwater van uw dak is ideaal voor de tuin. Een pomp met filter brengt het van de put naar een vorstvrije kraan.'
          : 'Het water bij u heeft een hardheid van ruim 14 graden. Een ontharder voorkomt kalk in ketel, douche en kranen.',
      ],
      points: rain
        ? ['Schakelt vanzelf over op leidingwater als de put leeg is', 'Nauwelijks hoorbaar']
        : ['Regelt zichzelf naar verbruik', 'Drinkwaterkraan in de keuken blijft naar wens hard'],
      steps: ['Plaats bepalen en afvoer maken', 'Aansluiten en afpersen', 'Instellen en uitleg'],
      care: 'Vijf jaar garantie. Voor de ontharder brengen wij desgewenst elk jaar zout en controleren wij de instelling.',
      tables: [
        table(
          'Prijsopgave, inclusief btw',
          [
            rain
              ? price('Regenwaterpomp met filter', 1, 659.45, { sku: 'WA-RGN' })
              : price('Waterontharder voor 1 tot 5 personen', 1, 1802.9, { sku: 'WA-ONT' }),
            price('Buitenkraan, vorstvrij', 1, 154.88, { sku: 'WA-KRN', ...optional(rain) }),
            price('Leidingwerk, per meter', random.integer(3, 14), 14.85),
            price('Montage, inclusief klein materiaal', 1, rain ? 395 : 345),
            price('Zoutservice met controle', 1, 96, { ...optional(false), recurring_type: 'year' }),
          ],
          { rows_include_vat: true },
        ),
      ],
      questions: [
        [
          'Past het apparaat in het keukenkastje?',
          'Het meet 26 bij 46 centimeter en is 48 hoog. In de meterkast past het ook.',
        ],
      ],
      tags: [],
    }
  },
}

const ventilation: Recipe = {
  ...home,
  key: 'ventilation',
  template: 'Badkamer en installatie',
  job: (random, where) => {
    const recovery = random.chance(0.45)
    const vents = random.integer(5, 9)
    return {
      name: named(random, recovery ? 'Ventilatie met warmteterugwinning' : 'Mechanische ventilatie vervangen', where),
      lead: [
        recovery
          ? 'Nu de kieren dicht zijn, is goede ventilatie nodig. Een unit met warmteterugwinning ververst de lucht en houdt negen tiende van de warmte binnen.'
          : 'De huidige ventilatiebox is luid en verbruikt veel. De nieuwe box is stil en reageert op vocht in badkamer en keuken.',
      ],
      points: [
        'Kanalen gereinigd en gemeten',
        'Elk ventiel ingeregeld op de juiste hoeveelheid',
        'Bediening draadloos, ook in de badkamer',
      ],
      steps: [
        'Oude box verwijderen en kanalen reinigen',
        'Nieuwe unit en ventielen plaatsen',
        'Inregelen met meetrapport',
      ],
      care: 'Twee jaar garantie op het werk en vijf jaar op de motor. Filters sturen wij op verzoek elk halfjaar toe.',
      tables: [
        table('Prijsopgave', [
          of(recovery ? 'WTW-35' : 'MV-BOX'),
          of('MV-VNT', vents),
          price('Kanalen reinigen, per aansluiting', vents, 24.5),
          ...(recovery ? [price('Luchtkanalen en isolatie', 1, 1180)] : []),
          of('AR-MON', recovery ? 18 : 4),
          subtotal(),
          price('Filterservice', 2, 34.5, { ...optional(true), recurring_type: 'year', ...inTotals }),
          ...(random.chance(0.3)
            ? [percentOff('Kennismakingskorting', 5), percentOff('Korting bij twee opdrachten', 2)]
            : []),
        ]),
      ],
      questions: [
        [
          'Zijn de ventielen in een andere kleur te krijgen?',
          'Wit, zwart en rvs. Zwart kost vier euro per ventiel meer.',
        ],
      ],
      tags: [],
    }
  },
}

const maintenance: Recipe = {
  ...home,
  key: 'home-maintenance',
  template: 'Onderhoudscontract',
  job: (random, where) => ({
    name: named(
      random,
      random.pick([
        'Onderhoudscontract warmtepomp en ventilatie',
        'Onderhoudscontract ketel en groepenkast',
        'Servicecontract woning, alles in één',
      ]),
      where,
    ),
    lead: [
      'Eén vast bedrag per maand, één nummer om te bellen. Wij plannen de beurten zelf in en u krijgt na elke beurt een kort rapport.',
    ],
    points: ['Voorrang bij storing, dag en nacht', 'Geen voorrijkosten', 'Elk jaar opzegbaar'],
    steps: ['Nulmeting van de installatie', 'Eerste beurt binnen zes weken', 'Daarna jaarlijks, in overleg gepland'],
    care: 'Onderdelen tot 50 euro zijn inbegrepen. Voor grotere onderdelen krijgt u eerst een prijs.',
    tables: [
      table(
        'Contract',
        [
          of('OH-WPS', 1, oneOf(true)),
          price('Uitgebreid: ook ventilatie en groepenkast', 1, 24.5, { ...oneOf(false), recurring_type: 'month' }),
          price('Nulmeting en rapport', 1, 95),
          of('OH-KTL', 1, optional(random.chance(0.6))),
          ...(random.chance(0.5) ? [amountOff('Welkomstkorting op de nulmeting', 45)] : []),
        ],
        { id: 'contract' },
      ),
    ],
    questions: [
      [
        'Is het contract overdraagbaar bij verkoop?',
        'Ja, de nieuwe bewoner kan het op dezelfde voorwaarden overnemen.',
      ],
    ],
    tags: ['Terugkerende klant'],
  }),
}

export const homeComfortRecipes = [softener, ventilation, maintenance]
