import { lineAmountOff, of, oneOf, optional, price, subtotal } from '#service/sample/rows.ts'
import { named, table, type Recipe } from './recipe.ts'

const home = { audience: 'home', language: 'nl' } as const

const wallCharger: Recipe = {
  ...home,
  key: 'wall-charger',
  template: 'Badkamer en installatie',
  job: (random, where) => {
    const metres = random.integer(6, 22)
    return {
      name: named(random, 'Laadpaal 11 kW met dynamische lastverdeling', where),
      lead: [
        `De laadpaal komt ${random.pick(['naast de voordeur', 'op de oprit', 'in de carport', 'bij de garage'])}, op ${metres} meter van de meterkast. Laden begint vanzelf in de goedkope uren of als de zon schijnt.`,
      ],
      points: [
        'Laadt 60 km per uur bij',
        'De hoofdzekering raakt nooit overbelast',
        'Verrekening met uw werkgever mogelijk',
      ],
      steps: [
        'Kabel door kruipruimte of goot naar de plek',
        'Eigen groep met aardlekbeveiliging',
        'Laadpaal monteren, testen en app instellen',
      ],
      care: 'Drie jaar garantie op de laadpaal en een storingslijn die dag en nacht bereikbaar is.',
      tables: [
        table(
          'Prijsopgave',
          [
            of('LP-011', 1, oneOf(true)),
            of('LP-022', 1, oneOf(false)),
            of('LP-LAS', 1, optional(true)),
            price('Grondkabel 5 × 4 mm², per meter', metres, 9.85, { user_quantity: false }),
            price('Groep met aardlekautomaat', 1, 189),
            of('AR-MON', random.integer(4, 6), lineAmountOff(25)),
            of('AR-VRK', 1, { hide_price: true }),
            subtotal(),
            of('LP-BEH', 1, optional(random.chance(0.5))),
          ],
          { id: 'installatie', rows_include_vat: random.chance(0.3) },
        ),
      ],
      questions: [
        [
          'Onze oprit is bestraat. Moet alles open?',
          'Nee, wij lichten alleen een strook van twintig centimeter en leggen die dezelfde dag terug.',
        ],
      ],
      tags: [],
    }
  },
}

const fuseBox: Recipe = {
  ...home,
  key: 'fuse-box',
  template: 'Badkamer en installatie',
  job: (random, where) => ({
    name: named(random, 'Groepenkast 3-fasen, aardlekautomaten', where),
    lead: [
      'Met een inductiekookplaat en straks een laadpaal of warmtepomp is één fase niet genoeg. Wij vervangen de groepenkast en vragen de verzwaring voor u aan.',
    ],
    points: [
      'Vier vrije groepen voor later',
      'Alle groepen gelabeld, met een schema in de deur',
      'Stroom hooguit vier uur onderbroken',
    ],
    steps: [
      'Aanvraag verzwaring bij de netbeheerder',
      'Nieuwe kast plaatsen en groepen overzetten',
      'Doormeten en opleveren met rapport',
    ],
    care: 'Vijf jaar garantie op kast en automaten. Het meetrapport bewaren wij voor u.',
    tables: [
      table(
        'Prijsopgave',
        [
          of('GK-3F12'),
          of('GK-KOK', 1, optional(true)),
          of('EL-WCD', random.integer(2, 6), { user_quantity: true, ...optional(random.chance(0.4)) }),
          of('EL-RKM', 3, optional(random.chance(0.6))),
          of('AR-MON', random.integer(6, 8)),
          subtotal('Totaal zonder btw'),
        ],
        { rows_include_vat: false },
      ),
    ],
    questions: [
      [
        'Wat kost de verzwaring zelf?',
        'Dat rekent de netbeheerder rechtstreeks met u af. U krijgt vooraf een bedrag en mag dan nog kiezen.',
      ],
    ],
    tags: [],
  }),
}

const airConditioning: Recipe = {
  ...home,
  key: 'air-conditioning',
  template: 'Badkamer en installatie',
  job: (random, where) => {
    const units = random.integer(1, 3)
    const words = ['één binnendeel', 'twee binnendelen', 'drie binnendelen'][units - 1] ?? 'binnendelen'
    return {
      name: named(random, `Airconditioning ${random.pick(['zolder', 'slaapkamers', 'woonkamer'])}, ${words}`, where),
      lead: [
        'In de zomer wordt het boven ruim 29 graden. Met deze opstelling slaapt u bij 21 graden, en in het voor- en najaar verwarmt u er voordelig mee.',
      ],
      points: [
        'Buitendeel op trillingsdempers, uit het zicht',
        'Leidingen in een goot in de kleur van de gevel',
        'Fluisterstand voor de nacht',
      ],
      steps: [
        'Binnendelen ophangen en leidingen leggen',
        'Buitendeel plaatsen',
        'Vacumeren, vullen en in bedrijf stellen',
      ],
      care: 'Vijf jaar garantie. Wij raden aan de filters elk jaar te laten reinigen; dat kan als losse beurt of in een contract.',
      tables: [
        table(
          'Prijsopgave',
          [
            of(units === 1 ? 'AC-S35' : 'AC-M70'),
            of('AC-B35'),
            ...(units > 1 ? [of('AC-B25', units - 1)] : []),
            price('Leidingset met goot, per meter', random.integer(6, 18), 38.5),
            of('AR-MON', 6 + units * 3),
            subtotal(),
            price('Reiniging en lekcontrole', 1, 118, { ...optional(random.chance(0.5)), recurring_type: 'year' }),
          ],
          { id: 'installatie' },
        ),
      ],
      questions: [
        [
          'Heb ik een vergunning nodig voor het buitendeel?',
          'Aan de achterkant niet. Wij controleren wel of de geluidsgrens bij de buren wordt gehaald.',
        ],
        [
          'Kan het binnendeel ook boven de deur?',
          'Ja, mits er twaalf centimeter vrij is. Ik heb het op tekening gezet.',
        ],
      ],
      tags: [],
    }
  },
}

export const homeElectricRecipes = [wallCharger, fuseBox, airConditioning]
