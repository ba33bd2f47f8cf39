import { selectProposalsOfSet } from '#service/store/automation-steps.ts'
import type { FileOwner } from '#service/store/files.ts'
import { countUses, deleteSetting, hasSetting, pointElsewhere, type Setting } from '#service/store/setting-uses.ts'
import type { Replacement } from '#wire/settings.ts'
import { enumerated } from './proposal-log.ts'
import { Refused } from './refused.ts'
import { planSteps } from './step-planning.ts'
import { noteFiles } from './text-pictures.ts'
import type { Unit } from './unit.ts'

const words: Record<Setting, string> = {
  vat_group: 'VAT group',
  design_template: 'design template',
  text_template: 'text template',
  automation_set: 'automation set',
  proposal_directory: 'proposal directory',
  favorite_template: 'favorite template',
  email_template: 'email template',
}

/** Those that keep files. */
const owners: Partial<Record<Setting, FileOwner>> = {
  design_template: 'design_template_id',
  text_template: 'text_template_id',
  favorite_template: 'favorite_template_id',
}

export async function needSetting({ db }: Unit, setting: Setting, id: number) {
  if (!(await hasSetting(db, setting, id))) throw new Refused('not_found', `There is no ${words[setting]} ${id}.`)
}

/**
 * Deletes a setting (interface, section 8). One in use is kept unless the request names a replacement: another one's id, or
 * none. Records that use it are changed along with it, without an event for each.
 */
export async function removeSetting(unit: Unit, setting: Setting, id: number, replacement?: Replacement) {
  await needSetting(unit, setting, id)
  if (replacement === undefined) await refuseWhileUsed(unit, setting, id)
  else if (replacement !== 'none') await checkReplacement(unit, setting, id, replacement)
  const followers = setting === 'automation_set' ? await selectProposalsOfSet(unit.db, id) : []
  await pointElsewhere(unit.db, setting, id, typeof replacement === 'number' ? replacement : null)
  const owner = owners[setting]
  // From now on, and not since it was noted: what it showed may stand in a text that somebody writes.
  if (owner) await noteFiles(unit, owner, id, [])
  await deleteSetting(unit.db, setting, id)
  for (const proposal of followers) await planSteps(unit, proposal)
  return `The ${words[setting]} is deleted.`
}

async function refuseWhileUsed({ db }: Unit, setting: Setting, id: number) {
  const { product, proposal, favorite_template, trashed } = await countUses(db, setting, id)
  const users = [
    ...(product > 0 ? [counted(product, 'product')] : []),
    ...(proposal > 0 ? [counted(proposal, 'proposal') + (trashed > 0 ? ` (${trashed} in the trashcan)` : '')] : []),
    ...(favorite_template > 0 ? [counted(favorite_template, 'favorite template')] : []),
  ]
  if (users.length === 0) return
  const verb = product + proposal + favorite_template === 1 ? 'uses' : 'use'
  throw new Refused(
    'conflict',
    `${enumerated(users)} ${verb} this ${words[setting]}. Say with replace_by what to use instead: an id, or none.`,
  )
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

async function checkReplacement({ db }: Unit, setting: Setting, id: number, replacement: number) {
  const fault =
    replacement === id
      ? `This is the ${words[setting]} itself`
      : (await hasSetting(db, setting, replacement))
        ? undefined
        : `There is no ${words[setting]} ${replacement}`
  if (fault) throw new Refused('invalid', `${fault}.`, { replace_by: [fault] })
}
