import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { readFont } from '#hosts/node/fonts.ts'
import { priceTables } from '#pricing/price-tables.ts'
import { writeDocument } from '#service/document/document.ts'
import type { PrintedPicture, PrintedProposal } from '#service/document/printed-proposal.ts'
import { pictureHtml } from '#wire/pictures.ts'
import { plainPriceRow } from '#wire/price-rows.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { middle } from './service/middle.ts'
import { printTable } from './service/table.ts'
import type { Measurement } from './service/verdict.ts'

const options = {
  /** Once, and few of everything: whether it still runs, not how fast that is. */
  small: { type: 'boolean', default: false },
} as const

const whole = { pictures: 30, rows: 200, times: 7 }
const few = { pictures: 2, rows: 20, times: 1 }

/** What a long proposal takes to become a PDF, and how large it is; in a cover and two fonts of a design. */
export async function benchDocument(args: string[]): Promise<Measurement[]> {
  const { small } = parseArgs({ args, options }).values
  const { pictures, rows, times } = small ? few : whole
  const printed = await aLongProposal(pictures, rows)
  // The first unpacks the fonts, which a process does once.
  const bytes = await writeDocument(printed, readFont)
  const took = []
  for (let at = 0; at < times; at += 1) {
    const since = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one after the other, or each would wait for the others
    await writeDocument(printed, readFont)
    took.push(performance.now() - since)
  }
  const now = middle(took)
  const size = bytes.byteLength / 1_000_000
  const pages = pagesIn(bytes)
  printTable('PDF', ['', 'pages', 'ms', 'MB'], [['long proposal', String(pages), now.toFixed(0), size.toFixed(2)]])
  const what = `PDF of ${pages} pages, ${pictures} pictures, ${rows} rows`
  return [
    { line: `${what}: written in`, unit: 'ms', promise: 500, now },
    { line: `${what}: as large as`, unit: 'MB', promise: 5, now: size },
  ]
}

const pagesIn = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0

const tokenOf = (at: number) => `picture${String(at).padStart(15, '0')}`

async function aLongProposal(pictures: number, rows: number): Promise<PrintedProposal> {
  const all = await Promise.all(
    Array.from({ length: pictures }, async (_, at) => [tokenOf(at), await photo()] as const),
  )
  return {
    viewed: { ...about, sections: sectionsOf(pictures), ...pricesOf(rows) },
    timeZone: 'Europe/Amsterdam',
    trail: [],
    verifyUrl: 'https://app.example/verify',
    pictures: new Map(all),
  }
}

/** As large as they stand in the text. */
const shown = { width: 400, height: 267 }

/** As busy as a photo, in the form that documents take where many are in them. */
async function photo(): Promise<PrintedPicture> {
  const size = { width: 800, height: 533 }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer()
  return { bytes, ...shown }
}

const paragraph =
  '<p>De warmtepomp komt achter de schuur, op drie meter van de erfgrens. Daarmee blijft het geluid bij de buren onder 40 dB. Wij werken vier dagen, dekken de vloer af en ruimen elke dag op; u heeft één aanspreekpunt, van opname tot oplevering.</p>'

/** Two pictures and some text each. */
const sectionsOf = (pictures: number) =>
  Array.from({ length: Math.ceil(pictures / 2) }, (_, at) => ({
    id: at + 1,
    title: `Onderdeel ${at + 1}`,
    html: [2 * at, 2 * at + 1]
      .filter((picture) => picture < pictures)
      .map(
        (picture) =>
          paragraph +
          pictureHtml({
            src: `files/${tokenOf(picture)}`,
            alt: `Foto ${picture + 1}`,
            width: shown.width,
            height: shown.height,
          }),
      )
      .join(''),
  }))

function pricesOf(rows: number): Pick<ViewedProposal, 'tables' | 'prices'> {
  const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
  const tables = [
    {
      title: 'Prijsopgave',
      settings,
      rows: Array.from({ length: rows }, (_, at) => ({
        ...plainPriceRow,
        id: at + 1,
        content: `Leidingwerk, deel ${at + 1}: koper, bochten en isolatie`,
        quantity: (at % 7) + 1,
        price: 12.5 + at,
        vat_percentage: 21,
      })),
    },
  ]
  const { calculated: _, ...prices } = priceTables(tables, { override: null })
  return { tables, prices: { ...prices, exact: true } }
}

const about: Omit<ViewedProposal, 'sections' | 'tables' | 'prices'> = {
  account: { title: 'Van Vliet', logo_url: '', locale: 'nl-NL', currency: 'EUR' },
  attachments: [],
  proposal: {
    name: 'Verduurzaming van twaalf woningen',
    proposal_nr: '2026-1187',
    status: 'open',
    version_id: 7,
    version_number: 2,
    date_sent: '2026-11-19T10:00:00.000000Z',
    valid_until: '2026-12-19',
    expired: false,
    date_won: null,
    language: 'nl',
    contact_name: 'VvE Residentie Slotzicht',
  },
  owner: { name: 'Marieke Vos', jobtitle: 'Adviseur', phone: '030 555 01 42', email: 'marieke@vanvliet.example' },
  receiver: { id: 1, name: 'Anneke de Groot', must_sign: true, may_sign: true, state: 'opened' },
  others: [],
  design: {
    colors: ['#1f4e79', '#dbe6f0', '#1b1f24'],
    accent: '#1f4e79',
    accent_dark: '#7fa8cc',
    ink: '#1b1f24',
    font: 'Inter',
    fonts: { heading: 'lora', text: 'inter' },
    cover: { picture: { src: `files/${tokenOf(0)}`, alt: '', width: 800, height: 533 } },
    header: 'Offerte 2026-1187',
    footer: 'Van Vliet · pagina [page] van [pages]',
  },
  order: null,
  choices_at: '7-0',
  changed: null,
  frozen: false,
  choices: [],
  words: { sentence: '', meaning: '' },
  agree: { fields: [], terms: null },
  comments: [],
  acceptances: [],
  changes: null,
  preview: false,
  rehearsal: false,
}
