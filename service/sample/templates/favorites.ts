import type { TemplateTable } from '#service/domain/template-content.ts'
import type { RowDraft } from '#wire/price-rows.ts'
import { of, oneOf, optional, percentOff, price, subtotal, title } from '#service/sample/rows.ts'

export type FavoriteTemplate = {
  name: string
  text: string
  design: string
  automations: string | null
  fields: readonly string[]
  tables: TemplateTable[]
}

const table = (id: string, heading: string, rows: RowDraft[], percentage = 21): TemplateTable => ({
  id,
  title: heading,
  settings: { vat_default_percentage: percentage, vat_hidden: false, rows_include_vat: false },
  rows,
})

/** For whoever shows the sample to somebody who reads no Dutch. */
export const englishTemplate = 'Home installation (English)'

export const favoriteTemplates: FavoriteTemplate[] = [
  {
    name: 'Warmtepomp particulier',
    text: 'Particulier',
    design: 'Blauwdruk',
    automations: 'Standaard opvolging',
    fields: ['uitvoering', 'werkplek', 'afspraken'],
    tables: [
      table('warmtepomp', 'Prijsopgave', [
        title('Warmtepompinstallatie'),
        of('WP-080'),
        of('BV-200', 1, optional(true)),
        of('TH-MOD', 1, oneOf(true)),
        of('TH-ZON', 1, oneOf(false)),
        of('AR-MON', 16),
        of('AR-AFV'),
        subtotal('Subtotaal installatie'),
      ]),
      table('onderhoud', 'Onderhoud', [of('OH-WPS', 1, optional(true))]),
    ],
  },
  {
    name: 'Zonnepanelen',
    text: 'Particulier',
    design: 'Groen dak',
    automations: 'Standaard opvolging',
    fields: ['uitvoering', 'werkplek'],
    tables: [
      table(
        'zonnestroom',
        'Prijsopgave',
        [
          of('ZP-430', 10),
          of('ZP-OM3'),
          of('ZP-MSD', 10),
          of('ZP-KAB'),
          of('ZP-OPT', 4, { ...optional(false), user_quantity: true }),
          subtotal('Totaal zonnestroom'),
        ],
        0,
      ),
      table('zon-service', 'Service', [of('ZP-MON', 1, optional(true))]),
    ],
  },
  {
    name: 'Badkamer en installatie',
    text: 'Particulier',
    design: 'Blauwdruk',
    automations: 'Standaard opvolging',
    fields: ['uitvoering', 'werkplek', 'afspraken'],
    tables: [
      table('installatie', 'Installatiewerk', [title('Leidingwerk'), of('AR-MON', 8), of('AR-AFV'), subtotal()]),
      table('sanitair', 'Sanitair', [of('SN-CLO'), of('SN-WST'), of('SN-GLS'), of('SN-BAD', 1, optional(false))]),
    ],
  },
  {
    name: 'Zakelijke installatie',
    text: 'Zakelijk en VvE',
    design: 'Zakelijk sober',
    automations: 'Grote projecten',
    fields: ['uitvoering', 'referentie', 'werkplek'],
    tables: [
      table('installatie', 'Prijsopgave', [
        of('AR-ENG', 8),
        of('AR-MON', 24),
        subtotal(),
        percentOff('Projectkorting', 3),
      ]),
      table('opties', 'Opties en beheer', [of('EL-KEU', 1, optional(false))]),
    ],
  },
  {
    name: 'VvE collectief',
    text: 'Zakelijk en VvE',
    design: 'Zakelijk sober',
    automations: 'Grote projecten',
    fields: ['uitvoering', 'referentie', 'afspraken'],
    tables: [
      table('collectief', 'Prijsopgave', [title('Werkzaamheden'), of('AR-ENG', 12), of('AR-MON', 40), subtotal()]),
      table('beheer', 'Beheer', [of('OH-COL', 24, optional(true))]),
    ],
  },
  {
    name: 'Onderhoudscontract',
    text: 'Onderhoud',
    design: 'Blauwdruk',
    automations: null,
    fields: ['uitvoering', 'referentie'],
    tables: [
      table('contract', 'Contract', [
        of('OH-WPS', 1, oneOf(true)),
        price('Uitgebreid: ook ventilatie en groepenkast', 1, 24.5, { ...oneOf(false), recurring_type: 'month' }),
        of('OH-KTL', 1, optional(true)),
      ]),
    ],
  },
  {
    name: englishTemplate,
    text: 'Home and business (English)',
    design: 'Blauwdruk',
    automations: 'Standaard opvolging',
    fields: ['uitvoering'],
    tables: [
      table('quotation', 'Quotation', [
        price('Air-to-water heat pump 8 kW, monobloc', 1, 6480, { sku: 'WP-080' }),
        price('Installation, per engineer hour', 16, 62.5, { sku: 'AR-MON' }),
        subtotal('Subtotal'),
      ]),
    ],
  },
]
