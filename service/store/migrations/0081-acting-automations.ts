import type { Kysely } from 'kysely'
import type { AutomationAction, AutomationTrigger } from '#wire/automation.ts'

type Words = { trigger: string; days: number; action: string }
type Template = { id: number; name: string }
type Before = {
  automation_set: { id: number; account_id: number; automations: string }
  email_template: Template & { account_id: number }
}

/** Automations were words that nobody carried out: what can be read acts from now on, the rest is told to the owner. */
export async function up(db: Kysely<Before>) {
  const sets = await db.selectFrom('automation_set').select(['id', 'account_id', 'automations']).execute()
  const templates = await db.selectFrom('email_template').select(['id', 'account_id', 'name']).orderBy('id').execute()
  for (const set of sets) {
    const own = templates.filter(({ account_id }) => account_id === set.account_id)
    const automations = (JSON.parse(set.automations) as Words[]).map((words, at) => ({
      id: at + 1,
      ...automationOf(words, own),
    }))
    await db
      .updateTable('automation_set')
      .set({ automations: JSON.stringify(automations) })
      .where('id', '=', set.id)
      .execute()
  }
}

/** In Dutch, German and English; the first that fits, so the more particular ones come first. */
const triggers: [RegExp, AutomationTrigger][] = [
  [
    /niet (bekeken|geopend|gelezen)|nicht (angesehen|geöffnet|gelesen)|not (viewed|opened|read|seen)|unopened/,
    'not_opened',
  ],
  [
    /verlo(pen|pt).*(binnenkort|over|voor)|verloopt|geldig|vervalt|läuft.* ab|gültig|expir(es|ing|y)|valid until/,
    'expiring',
  ],
  [/afgewezen|abgelehnt|declined|rejected/, 'declined'],
  [/akkoord|getekend|ondertekend|geaccepteerd|unterschrieben|angenommen|signed|accepted|won\b/, 'signed'],
  [/(vraag|antwoord).*(geen|zonder)|antwort.*(keine|ohne)|(question|answer).*(no|without)|unanswered/, 'unanswered'],
  [
    /bekeken|geopend|gelezen|angesehen|geöffnet|gelesen|viewed|opened|read\b|geen reactie|keine reaktion|no reply/,
    'silent',
  ],
  [/verzonden|verstuurd|gesendet|versendet|versandt|\bsent\b/, 'not_opened'],
]

const reminds = /herinner|erinner|remind|mail/
const thanks = /bedank|dank|thank/
const ends: [RegExp, AutomationAction][] = [
  [/(op|als|to|auf) (verloren|lost)|verloren (zetten|setzen)|mark.*lost/, 'set_lost'],
  [/sluiten|gesloten|afsluiten|schließen|geschlossen|close/, 'set_closed'],
]
const isForOwner = /taak|bericht|bellen|eigenaar|aufgabe|anrufen|besitzer|task|call|owner|notify/

/** What can be read of an automation in words. */
function automationOf({ trigger, days, action }: Words, templates: readonly Template[]) {
  const [said, done] = [trigger.toLowerCase(), action.toLowerCase()]
  const known = triggers.find(([words]) => words.test(said))?.[1]
  const base = { days: known === 'expiring' ? Math.max(1, days) : days, working_days: false }
  const tell = {
    ...base,
    trigger: known ?? ('silent' as const),
    action: 'tell_owner' as const,
    email_template_ids: [],
    note: known ? action : `${trigger}: ${action}`,
  }
  if (!known || isForOwner.test(done)) return tell
  const ending = ends.find(([words]) => words.test(done))?.[1]
  if (ending && known !== 'signed' && known !== 'expiring') return { ...tell, action: ending, note: '' }
  const template = templates.find(({ name }) =>
    (thanks.test(done) ? thanks : /herinner|erinner|remind/).test(name.toLowerCase()),
  )
  if (!reminds.test(done) || known === 'declined' || !template) return tell
  return { ...tell, action: 'remind' as const, email_template_ids: [template.id], note: '' }
}
