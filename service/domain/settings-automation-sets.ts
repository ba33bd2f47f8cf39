import { findLastAutomation } from '#service/store/automation-steps.ts'
import { insertSetting, updateSetting } from '#service/store/settings.ts'
import { findAutomationSet, selectAutomationSets, selectEmails } from '#service/store/templates.ts'
import type { Automation } from '#wire/automation.ts'
import type { AutomationSetChanges, NewAutomationSet } from '#wire/settings-automation-sets.ts'
import { automationsIn } from './automations.ts'
import { FaultList } from './fault-list.ts'
import { byName } from './ordered.ts'
import { needSetting } from './setting-removal.ts'
import { statusLine } from './status-line.ts'
import { planSet } from './step-planning.ts'
import type { Unit } from './unit.ts'

type Given = NewAutomationSet['automations']

export async function listAutomationSettings({ db, account }: Unit) {
  const sets = byName(await selectAutomationSets(db), account.locale)
  return sets.map((set) => ({ id: set.id, name: set.name, automations: automationsIn(set) }))
}

export async function createAutomationSet(unit: Unit, { name, automations }: NewAutomationSet) {
  const checked = await checkedAutomations(unit, automations)
  return insertSetting(unit.db, 'automation_set', { name, automations: JSON.stringify(checked) })
}

export async function updateAutomationSet(unit: Unit, id: number, { name, automations }: AutomationSetChanges) {
  await needSetting(unit, 'automation_set', id)
  const set = await findAutomationSet(unit.db, id)
  const checked =
    automations &&
    (await checkedAutomations(unit, automations, {
      known: set ? automationsIn(set) : [],
      lastUsed: await findLastAutomation(unit.db, id),
    }))
  await updateSetting(unit.db, 'automation_set', id, {
    ...(name !== undefined && { name }),
    ...(checked && { automations: JSON.stringify(checked) }),
  })
  if (checked) await planSet(unit, id)
  return statusLine
}

/** What a set had: its automations, and the highest id under which one of it, which may be gone, did something. */
type Before = { known: readonly Automation[]; lastUsed: number }
const nothingBefore: Before = { known: [], lastUsed: 0 }

/**
 * Each with its id, so that what one did stays known when the others change, and is not taken for what another one did.
 * Every fault is told at its place.
 */
export async function checkedAutomations(
  { db }: Unit,
  given: Given,
  before: Before = nothingBefore,
): Promise<Automation[]> {
  const faults = new FaultList()
  const templates = new Set((await selectEmails(db)).map(({ id }) => id))
  const known = new Set(before.known.map(({ id }) => id))
  let last = Math.max(before.lastUsed, ...known)
  const used = new Set<number>()
  const automations = given.map(({ id, ...automation }, at) => {
    check(automation, `automations.${at}`, templates, faults)
    const isKept = id !== undefined && known.has(id) && !used.has(id)
    const own = isKept ? id : (last += 1)
    used.add(own)
    return {
      ...automation,
      id: own,
      // What the action has no use for is not kept.
      note: automation.action === 'tell_owner' ? automation.note : '',
      email_template_ids: automation.action === 'remind' ? automation.email_template_ids : [],
    }
  })
  faults.refuse()
  return automations
}

function check(
  { trigger, action, email_template_ids, days }: Omit<Automation, 'id'>,
  path: string,
  templates: ReadonlySet<number>,
  faults: FaultList,
) {
  const isEnd = action === 'set_lost' || action === 'set_closed'
  if (action === 'remind' && email_template_ids.length === 0)
    faults.add(`${path}.email_template_ids`, 'Choose an email template')
  for (const [at, id] of email_template_ids.entries())
    if (!templates.has(id)) faults.add(`${path}.email_template_ids.${at}`, `There is no email template ${id}`)
  if (action === 'remind' && trigger === 'declined')
    faults.add(`${path}.action`, 'A receiver who declined is not reminded. Tell the owner instead')
  if (isEnd && (trigger === 'signed' || trigger === 'expiring'))
    faults.add(`${path}.action`, 'Choose another action: the proposal is won, or can still be accepted')
  if (trigger === 'expiring' && days === 0) faults.add(`${path}.days`, 'Enter 1 or more')
}
