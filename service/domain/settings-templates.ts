import { insertSetting, updateSetting } from '#service/store/settings.ts'
import { findText } from '#service/store/templates.ts'
import type {
  EmailTemplateChanges,
  NewEmailTemplate,
  NewTextTemplate,
  TextTemplate,
  TextTemplateChanges,
} from '#wire/settings-templates.ts'
import { cleanSectionHtml } from './clean-html.ts'
import { FaultList } from './fault-list.ts'
import { Refused } from './refused.ts'
import { needSetting } from './setting-removal.ts'
import { statusLine } from './status-line.ts'
import { supplied } from './supplied.ts'
import { templateSections, type Section } from './template-content.ts'
import { noteFiles, tokensIn, withKnownPictures } from './text-pictures.ts'
import type { Unit } from './unit.ts'

export async function getTextTemplate({ db }: Unit, id: number): Promise<TextTemplate> {
  const text = await findText(db, id)
  if (!text) throw new Refused('not_found', `There is no text template ${id}.`)
  return { id, name: text.name, language: text.language, sections: templateSections(text) }
}

/** Stored HTML holds only what interface, section 5 allows. */
async function cleaned(unit: Unit, sections: readonly Section[]): Promise<Section[]> {
  const faults = new FaultList()
  const clean = sections.map(({ title, html }) => ({ title, html: cleanSectionHtml(html) }))
  const known = await withKnownPictures(unit, clean, faults, 'sections')
  faults.refuse()
  return known
}

export async function createTextTemplate(unit: Unit, { sections, ...text }: NewTextTemplate) {
  const clean = await cleaned(unit, sections)
  const made = await insertSetting(unit.db, 'text_template', { ...text, sections: JSON.stringify(clean) })
  await noteFiles(unit, 'text_template_id', made.id, tokensIn(clean))
  return made
}

export async function updateTextTemplate(unit: Unit, id: number, { sections, ...changes }: TextTemplateChanges) {
  await needSetting(unit, 'text_template', id)
  const clean = sections && (await cleaned(unit, sections))
  await updateSetting(unit.db, 'text_template', id, {
    ...supplied(changes),
    ...(clean && { sections: JSON.stringify(clean) }),
  })
  if (clean) await noteFiles(unit, 'text_template_id', id, tokensIn(clean))
  return statusLine
}

export const createEmailTemplate = ({ db }: Unit, email: NewEmailTemplate) => insertSetting(db, 'email_template', email)

export async function updateEmailTemplate(unit: Unit, id: number, changes: EmailTemplateChanges) {
  await needSetting(unit, 'email_template', id)
  await updateSetting(unit.db, 'email_template', id, supplied(changes))
  return statusLine
}
