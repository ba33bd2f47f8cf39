import { selectAccount } from '#service/store/account.ts'
import type { Stored } from '#service/store/schema.ts'
import { selectDesigns, selectFavorites, selectTextContents } from '#service/store/templates.ts'
import { plainText } from '#wire/personalisation.ts'
import type { GalleryTemplate } from '#wire/template-gallery.ts'
import { setupIn, type AgreeSetup } from './agree-setup.ts'
import { designSeen } from './designs.ts'
import { byName } from './ordered.ts'
import { calculatedTotal, startingContent } from './proposal-content.ts'
import {
  attachmentsIn,
  templateSections,
  templateTables,
  type KeptAttachment,
  type Section,
  type TemplateTable,
} from './template-content.ts'
import type { Unit } from './unit.ts'

/** Every favorite template with what it brings, by name. */
export async function listTemplateGallery({ db, account }: Unit): Promise<GalleryTemplate[]> {
  const { agree_setup } = await selectAccount(db)
  const designs = new Map((await selectDesigns(db)).map((design) => [design.id, design]))
  const texts = new Map((await selectTextContents(db)).map((text) => [text.id, text]))
  return byName(await selectFavorites(db), account.locale).map((template) => {
    const { design_template_id: design, text_template_id: text } = template
    return {
      id: template.id,
      name: template.name,
      ...bringsOf({
        design: design === null ? undefined : designs.get(design),
        sections: sectionsIn(text === null ? undefined : texts.get(text)),
        tables: templateTables(template),
        attachments: attachmentsIn(template),
        setup: setupIn(template.agree_setup ?? agree_setup),
      }),
    }
  })
}

function designAnswer(design: Stored<'design_template'> | undefined): GalleryTemplate['design'] {
  if (!design) return null
  const { colors, fonts, cover } = designSeen(design, (line) => line)
  return { name: design.name, colors, fonts, cover_picture: cover?.picture ?? null }
}

const sectionsIn = (text: Pick<Stored<'text_template'>, 'sections'> | undefined) => (text ? templateSections(text) : [])

type Parts = {
  design: Stored<'design_template'> | undefined
  sections: readonly Section[]
  tables: readonly TemplateTable[]
  attachments: readonly KeptAttachment[]
  setup: AgreeSetup
}

export const bringsOf = ({ design, sections, tables, attachments, setup }: Parts) => ({
  design: designAnswer(design),
  sections: sections.map(({ title }) => title),
  opening: openingOf(sections),
  pricetables: tables.map(({ title, rows }) => ({ title, rows: rows.filter(({ type }) => type === 'price').length })),
  price_total: calculatedTotal(startingContent([], tables, [])),
  attachments: attachments.map(({ name }) => name),
  valid_days: setup.valid_days,
})

/** More than a small picture shows. */
const openingLength = 240

const openingOf = (sections: readonly Section[]) => {
  const [first = ''] = sections.map(({ html }) => plainText(html)).filter(Boolean)
  return first.replace(/\s+/g, ' ').slice(0, openingLength)
}
