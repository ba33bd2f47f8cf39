import { selectAccount } from '#service/store/account.ts'
import type { Stored } from '#service/store/schema.ts'
import { selectDesigns, selectFavorites, selectTextContents } from '#service/store/templates.ts'
import { plainText } from '#wire/personalisation.ts'
import type { GalleryTemplate } from '#wire/template-gallery.ts'
import { setupIn } from './agree-setup.ts'
import { designSeen } from './designs.ts'
import { byName } from './ordered.ts'
import { calculatedTotal, startingContent } from './proposal-content.ts'
import { attachmentsIn, templateSections, templateTables, type Section } from './template-content.ts'
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
      design: designAnswer(designs.get(design ?? 0)),
      ...contentAnswer(template, texts.get(text ?? 0)),
      valid_days: setupIn(template.agree_setup ?? agree_setup).valid_days,
    }
  })
}

function designAnswer(design: Stored<'design_template'> | undefined): GalleryTemplate['design'] {
  if (!design) return null
  const { colors, fonts, cover } = designSeen(design, (line) => line)
  return { name: design.name, colors, fonts, cover_picture: cover?.picture ?? null }
}

function contentAnswer(
  template: Stored<'favorite_template'>,
  text: Pick<Stored<'text_template'>, 'sections'> | undefined,
) {
  const tables = templateTables(template)
  const sections = text ? templateSections(text) : []
  return {
    sections: sections.map(({ title }) => title),
    opening: openingOf(sections),
    pricetables: tables.map(({ title, rows }) => ({ title, rows: rows.filter(({ type }) => type === 'price').length })),
    price_total: calculatedTotal(startingContent([], tables, [])),
    attachments: attachmentsIn(template).map(({ name }) => name),
  }
}

/** More than a small picture shows. */
const openingLength = 240

const openingOf = (sections: readonly Section[]) => {
  const [first = ''] = sections.map(({ html }) => plainText(html)).filter(Boolean)
  return first.replace(/\s+/g, ' ').slice(0, openingLength)
}
