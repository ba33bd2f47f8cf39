import { selectFiles } from '#service/store/files.ts'
import type { Stored } from '#service/store/schema.ts'
import { insertSetting, updateSetting } from '#service/store/settings.ts'
import { selectDesigns } from '#service/store/templates.ts'
import { fontFamilies, fontsNamed } from '#wire/design-fonts.ts'
import type { CoverPicture, DesignFonts, ViewedDesign } from '#wire/design.ts'
import { fileAddress, fileTokenIn } from '#wire/pictures.ts'
import { shownColors } from '#wire/readable-color.ts'
import type { DesignTemplateChanges, DesignTemplateSettings, NewDesignTemplate } from '#wire/settings-designs.ts'
import { FaultList } from './fault-list.ts'
import { byName } from './ordered.ts'
import { needSetting } from './setting-removal.ts'
import { statusLine } from './status-line.ts'
import { supplied } from './supplied.ts'
import { noteFiles } from './text-pictures.ts'
import type { Unit } from './unit.ts'

type StoredDesign = Stored<'design_template'>

/** All of a design that is stored as text. */
const partsOf = ({ colors, cover_picture, fonts, font }: StoredDesign) => ({
  colors: JSON.parse(colors) as string[],
  picture: cover_picture === '' ? null : (JSON.parse(cover_picture) as CoverPicture),
  fonts: fonts === '' ? fontsNamed(font) : (JSON.parse(fonts) as DesignFonts),
})

export async function listDesignSettings({ db, account }: Unit): Promise<DesignTemplateSettings[]> {
  return byName(await selectDesigns(db), account.locale).map((design) => {
    const { colors, picture, fonts } = partsOf(design)
    return { ...design, colors, cover: design.cover === 1, cover_picture: picture, fonts }
  })
}

/** As the customer's page and the document show it; `filled` puts values in the place of tags. */
export function designSeen(design: StoredDesign, filled: (line: string) => string): ViewedDesign {
  const { colors, picture, fonts } = partsOf(design)
  return {
    colors,
    ...shownColors(colors),
    font: design.font,
    fonts,
    cover: design.cover === 1 ? { picture } : null,
    header: filled(design.header),
    footer: filled(design.footer),
  }
}

export async function createDesignTemplate(unit: Unit, { colors, font, ...design }: NewDesignTemplate) {
  const { picture, columns } = await columnsOf(unit, design)
  const made = await insertSetting(unit.db, 'design_template', {
    name: design.name,
    logo_url: design.logo_url,
    colors: JSON.stringify(colors),
    font,
    ...columns,
  })
  await noteCover(unit, made.id, picture)
  return made
}

export async function updateDesignTemplate(unit: Unit, id: number, { colors, ...changes }: DesignTemplateChanges) {
  await needSetting(unit, 'design_template', id)
  const { picture, columns } = await columnsOf(unit, changes)
  const { name, font, logo_url } = changes
  await updateSetting(unit.db, 'design_template', id, {
    ...supplied({ name, font, logo_url }),
    ...(colors !== undefined && { colors: JSON.stringify(colors) }),
    ...columns,
  })
  await noteCover(unit, id, picture)
  return statusLine
}

type Look = Pick<DesignTemplateChanges, 'cover' | 'cover_picture' | 'fonts' | 'header' | 'footer'>

/** What was sent of a look, as it is stored; the picture as it is kept. */
async function columnsOf(unit: Unit, { cover, cover_picture, fonts, header, footer }: Look) {
  const picture = cover_picture && (await knownPicture(unit, cover_picture))
  const columns = {
    ...supplied({ header, footer }),
    ...(cover !== undefined && { cover: cover ? (1 as const) : (0 as const) }),
    ...(picture !== undefined && { cover_picture: picture === null ? '' : JSON.stringify(picture) }),
    ...(fonts && { fonts: JSON.stringify(fonts), font: fontFamilies[fonts.text].name }),
  }
  return { picture, columns }
}

/** The picture with the size it is kept at. */
async function knownPicture({ db }: Unit, { src, alt }: CoverPicture): Promise<CoverPicture> {
  const files = await selectFiles(db, tokensOf(src))
  const file = files.find(({ kind }) => kind === 'picture')
  if (file) return { src: fileAddress(file.token), alt, width: file.width, height: file.height }
  const faults = new FaultList()
  faults.add('cover_picture', 'The picture is not kept here any more. Remove it or add it again')
  throw faults.refusal
}

const tokensOf = (src: string) => {
  const token = fileTokenIn(src)
  return token === undefined ? [] : [token]
}

/** Kept as long as the design has it; undefined where nothing was sent of it. */
const noteCover = async (unit: Unit, id: number, picture: CoverPicture | null | undefined) =>
  picture === undefined
    ? undefined
    : noteFiles(unit, 'design_template_id', id, picture === null ? [] : tokensOf(picture.src))
