import {
  amountOff,
  lineDiscount,
  of,
  oneOf,
  optional,
  percentOff,
  perYear,
  price,
  subtotal,
  title,
} from '#service/sample/rows.ts'
import { named, table, type Recipe } from './recipe.ts'

const business = { audience: 'business', language: 'nl' } as const

const flatRoofSolar: Recipe = {
  ...business,
  key: 'flat-roof-solar',
  template: 'Zakelijke installatie',
  job: (random, where) => {
    const panels = (where.isLarge ? random.integer(8, 22) : random.integer(3, 6)) * 12
    const investment = panels > 150 ? 3 : 2
    return {
      name: named(random, `Zonnedak ${panels} panelen, plat dak`, where),
      lead: [
        `Uw dak biedt plaats aan ${panels} panelen, goed voor ${Math.round(panels * 0.372) * 1000} kWh per jaar. Een constructeur rekent vooraf na of het dak het gewicht draagt.`,
        'Bij dit vermogen is overleg met de netbeheerder nodig over teruglevering. Dat voeren wij voor u.',
      ],
      points: [
        'Opstelling zonder gaten in de dakbedekking',
        'Vrije looproutes voor dakonderhoud',
        'Opbrengst per omvormer te volgen',
      ],
      steps: [
        'Dakinspectie en berekening van de constructie',
        'Ballast en panelen, per dakvlak',
        'Aansluiten op de hoofdverdeler en keuring voor de verzekeraar',
      ],
      care: 'Twaalf jaar garantie op de omvormers, dertig jaar op het vermogen. Wij garanderen 90 % van de berekende opbrengst in het eerste jaar.',
      tables: [
        table(
          'Zonnedak',
          [
            of('AR-ENG', 18),
            of('ZP-410', panels, { vat_percentage: 21, ...lineDiscount(9) }),
            of('ZP-MPD', panels, { vat_percentage: 21 }),
            price('Omvormer 50 kW, 3-fasen', investment, 3980),
            price('Constructieberekening en dakinspectie', 1, 1450),
            price('Kraan en veiligheidsvoorzieningen', 1, 1860, { hide_quantity: true }),
            of('AR-MON', Math.round(panels * 0.8)),
            subtotal(),
            percentOff('Projectkorting', 2.5),
          ],
          { id: 'installatie' },
        ),
        table(
          'Beheer',
          [
            price('Bewaking en jaarlijkse inspectie', 1, 290 + panels * 1.5, { ...perYear, ...optional(true) }),
            price('Reiniging van de panelen', panels, 1.85, { ...perYear, ...optional(false) }),
          ],
          { id: 'opties' },
        ),
      ],
      questions: [
        [
          'Wat als de netbeheerder geen teruglevering toestaat?',
          'Dan begrenzen wij de omvormers en rekenen wij opnieuw, zonder kosten. Gaat het niet lonend, dan vervalt de opdracht.',
        ],
        ['Is dit bedrag vast tot de zomer?', 'Ja, panelen en omvormers hebben wij tot die tijd voor u gereserveerd.'],
      ],
      tags: ['Verduurzaming', 'Subsidie'],
    }
  },
}

const chargingSquare: Recipe = {
  ...business,
  key: 'charging-square',
  template: 'Zakelijke installatie',
  job: (random, where) => {
    const points = (where.isLarge ? random.integer(3, 8) : random.integer(1, 2)) * 2
    return {
      name: named(random, `Laadplein ${points} laadpunten`, where),
      lead: [
        `Met ${points} laadpunten op het parkeerterrein kunnen medewerkers en bezoekers laden zonder zwaardere aansluiting. De lastverdeling geeft voorrang aan wie het eerst weg moet.`,
      ],
      points: [
        'Verrekening per pas of per medewerker',
        'Uitbreidbaar tot het dubbele aantal',
        'Storingsdienst inbegrepen',
      ],
      steps: [
        'Vermogen meten gedurende twee weken',
        'Grondwerk en bekabeling',
        'Plaatsen, inregelen en markeren van de vakken',
      ],
      care: 'Drie jaar garantie en 98 % beschikbaarheid, gemeten per kwartaal.',
      tables: [
        table(
          'Aanleg',
          [
            of('LP-022', points, { ...oneOf(true), ...lineDiscount(7) }),
            of('LP-011', points, { ...oneOf(false), ...lineDiscount(7) }),
            of('LP-LAS', 1, optional(true)),
            price('Onderverdeler met beveiliging', 1, 1240 + points * 85),
            price('Grondwerk en mantelbuis, per meter', random.integer(25, 90), 34.5),
            of('AR-MON', points * 5),
            subtotal(),
            ...(random.chance(0.4) ? [amountOff('Bijdrage laadregeling', 500)] : []),
          ],
          { id: 'installatie' },
        ),
        table('Exploitatie', [of('LP-BEH', points), price('Jaarlijkse keuring', 1, 180 + points * 22, perYear)], {
          id: 'opties',
        }),
      ],
      questions: [
        ['Kunnen bezoekers betalen met hun eigen pas?', 'Ja, elke gangbare laadpas werkt. U bepaalt zelf het tarief.'],
      ],
      tags: ['Verduurzaming'],
    }
  },
}

const network: Recipe = {
  ...business,
  key: 'network',
  template: 'Zakelijke installatie',
  job: (random, where) => {
    const places = where.isLarge ? random.integer(16, 40) : random.integer(4, 10)
    return {
      name: named(random, `Elektra en data, ${places} werkplekken`, where),
      lead: [
        `De verbouwing vraagt om ${places} werkplekken met stroom en twee datapunten, en een eigen verdeler voor de nieuwe vleugel.`,
      ],
      points: [
        'Alles via vloergoten, dus vrij in te delen',
        'Elk datapunt doorgemeten en gelabeld',
        'Zes reservegroepen',
      ],
      steps: [
        'Werktekening ter goedkeuring',
        'Bekabeling vóór de plafonds dichtgaan',
        'Afmontage na de vloer, meten en opleveren',
      ],
      care: 'Vijftien jaar garantie op de databekabeling, vijf jaar op de verdeler.',
      tables: [
        table(
          'Prijsopgave',
          [
            of('AR-ENG', 10),
            title('Stroom'),
            of('GK-3F12', Math.ceil(places / 16)),
            of('EL-WCD', places * 2),
            price('Vloergoot met deksel, per meter', places * 2, 41.2),
            subtotal('Subtotaal stroom'),
            title('Data'),
            of('EL-DAT', places * 2, lineDiscount(10)),
            price('Datakast met patchpaneel', 1, 1180),
            subtotal('Subtotaal data'),
            title('Arbeid'),
            of('AR-MON', places * 2),
            of('AR-LRL', places),
            subtotal('Subtotaal arbeid'),
          ],
          { id: 'installatie' },
        ),
      ],
      questions: [
        [
          'Kunnen twee vergaderzalen worden toegevoegd?',
          'Ja, reken op zo’n 640 euro per zaal. Ik voeg ze toe als keuze.',
        ],
      ],
      tags: ['Nieuwbouw'],
    }
  },
}

const businessMaintenance: Recipe = {
  ...business,
  key: 'business-maintenance',
  template: 'Onderhoudscontract',
  job: (random, where) => {
    const boilers = random.integer(1, 4)
    const units = random.integer(2, 8)
    return {
      name: named(
        random,
        random.pick([
          'Onderhoudscontract gebouwinstallaties',
          'Meerjarig onderhoud verwarming en koeling',
          'Serviceovereenkomst technische installaties',
        ]),
        where,
      ),
      lead: [
        `Dit contract dekt ${boilers === 1 ? 'de ketel' : `${boilers} ketels`}, ${units} airco-units en de elektrische hoofdverdeler. U krijgt één planning, één rapport en één rekening.`,
      ],
      points: [
        'Reactietijd vier uur, ook in het weekend',
        'Meerjarenbegroting, elk najaar bijgewerkt',
        'Korting van 10 % op onderdelen',
      ],
      steps: ['Nulmeting met conditiescore', 'Beurten in voor- en najaar', 'Jaargesprek met begroting'],
      care: 'Het contract loopt drie jaar en daarna telkens een jaar, met twee maanden opzegtermijn.',
      tables: [
        table(
          'Jaarlijks onderhoud',
          [
            of('OH-KTL', boilers),
            price('Onderhoud airco-unit met lekcontrole', units, 84, perYear),
            of('EL-KEU', 1, optional(true)),
            price('Inspectie noodverlichting', 1, 265, { ...perYear, ...optional(random.chance(0.6)) }),
          ],
          { id: 'contract' },
        ),
        table('Storingsdienst', [
          price('Kantoortijden', 1, 45, { ...oneOf(false), recurring_type: 'month' }),
          price('Dag en nacht, reactietijd vier uur', 1, 89, { ...oneOf(true), recurring_type: 'month' }),
        ]),
        table('Start', [
          price('Nulmeting met conditiescore', 1, 420 + units * 35),
          amountOff('Korting bij contract voor drie jaar', 150),
        ]),
      ],
      questions: [
        [
          'Is de sprinklerinstallatie ook op te nemen?',
          'Die moet door een gecertificeerd bedrijf worden gekeurd. Wij kunnen het wel voor u inplannen.',
        ],
      ],
      tags: ['Raamovereenkomst'],
    }
  },
}

export const businessPowerRecipes = [flatRoofSolar, chargingSquare, network, businessMaintenance]
