import { englishTemplate } from '#service/sample/templates/favorites.ts'
import { lineDiscount, oneOf, optional, percentOff, price, subtotal, title } from '#service/sample/rows.ts'
import { table, type Recipe } from './recipe.ts'

const english = { language: 'en', template: englishTemplate } as const

const heatPump: Recipe = {
  ...english,
  audience: 'home',
  key: 'english-heat-pump',
  job: (random, where) => ({
    name: `Heat pump and hot water, ${where.address}`,
    lead: [
      'Your house is insulated well enough to do without gas. We propose a heat pump of 8 kW with a 200 litre cylinder, placed where the boiler is now.',
    ],
    points: ['No gas bill from the first day', 'Gentle cooling in summer', 'We file the subsidy papers for you'],
    steps: [
      'Day 1: outdoor unit and piping',
      'Day 2: cylinder, controls and filling',
      'Day 3: commissioning and a walk through the system with you',
    ],
    care: 'Five years of warranty on the unit, two years on our work. After the first winter we return free of charge to fine-tune it.',
    tables: [
      table(
        'Quotation',
        [
          title('Equipment'),
          price('Air-to-water heat pump 8 kW, monobloc', 1, 6480, { sku: 'WP-080' }),
          price('Hot water cylinder 200 litres, stainless steel', 1, 1395, { sku: 'BV-200' }),
          price('Thermostat, wired', 1, 189, { ...oneOf(true), sku: 'TH-MOD' }),
          price('Zone control for five rooms, wireless', 1, 749, { ...oneOf(false), sku: 'TH-ZON' }),
          subtotal('Subtotal equipment'),
          title('Work'),
          price('Installation, per engineer hour', random.integer(16, 22), 62.5, { sku: 'AR-MON' }),
          price('Removal and recycling of the old boiler', 1, 145, { sku: 'AR-AFV' }),
          subtotal('Subtotal work'),
          percentOff('Autumn offer', 3),
          price('Maintenance and call-out service', 1, 17.5, {
            ...optional(true),
            recurring_type: 'month',
            sku: 'OH-WPS',
          }),
        ],
        { id: 'quotation' },
      ),
    ],
    questions: [
      [
        'Our landlord needs to agree first. How long are these prices valid?',
        'Thirty days, and I am happy to extend that while you wait. I can also send the landlord a summary in Dutch.',
      ],
    ],
    tags: ['Verduurzaming'],
  }),
}

const office: Recipe = {
  ...english,
  audience: 'business',
  key: 'english-office',
  job: (random, where) => {
    const units = random.integer(3, 6)
    return {
      name: `Climate control and charging, ${where.address}`,
      lead: [
        'Following our visit we propose cooling for the meeting rooms and two charging points in the car park, designed so that your present grid connection suffices.',
      ],
      points: ['Work outside office hours', 'One contact for both installations', 'Documentation in English'],
      steps: ['Load calculation and drawings', 'Indoor and outdoor units', 'Charging points, test and handover'],
      care: 'Five years of warranty when maintained yearly. Our service desk answers in English around the clock.',
      tables: [
        table(
          'Climate',
          [
            price('Outdoor unit 7 kW, multi-split', Math.ceil(units / 3), 1980, { sku: 'AC-M70' }),
            price('Indoor unit 3.5 kW, wall model', units, 795, { ...lineDiscount(5), sku: 'AC-B35' }),
            price('Installation, per engineer hour', units * 7, 62.5, { sku: 'AR-MON' }),
            subtotal('Subtotal climate'),
          ],
          { id: 'quotation' },
        ),
        table('Charging', [
          price('Charging point 22 kW with socket', 2, 1240, { sku: 'LP-022', ...optional(true), user_quantity: true }),
          price('Dynamic load balancing', 1, 295, { sku: 'LP-LAS' }),
          price('Management and billing per charging point', 2, 6.5, { recurring_type: 'month', sku: 'LP-BEH' }),
        ]),
      ],
      questions: [
        [
          'Could you add the boardroom on the second floor?',
          'Certainly, one more indoor unit will do. I have added it as an option.',
        ],
      ],
      tags: [],
    }
  },
}

export const englishRecipes = [heatPump, office]
