import { got } from './ask.ts'
import { draftForBakery } from './bakery.ts'
import { sentProposal } from './customer-fixtures.ts'
import { expect, test } from './fixtures.ts'
import { CustomerPage } from './pages/customer-page.ts'
import { ProposalEditor } from './pages/proposal-editor.ts'
import { passingDays, weekdayOf } from './passing-days.ts'

// They share the clock of a server.
test.describe.configure({ mode: 'default' })
test.use({ opens: '/proposals' })

type Mail = { id: number; to: string; subject: string; date: string }
type Template = { id: number; name: string }

test(
  'sent on Friday and not opened, the customer is reminded on Tuesday; opened, asked, answered and silent, again; then signed',
  { tag: '@journey' },
  async ({ page, context, home, enter, asked, sending, record }) => {
    test.slow()
    await enter()
    const time = passingDays(page, home)
    // Reminders go at the hour that the test happens to run.
    const hours = { send_from: '00:00', send_until: '23:59' }
    await got(asked, { path: '/settings/follow-up', method: 'PATCH', face: 'app', body: hours })
    const templates = await got<Template[]>(asked, { path: '/settings/email-templates' })
    const reminder = templates.find(({ name }) => name === 'Herinnering')
    const remind = { action: 'remind', email_template_ids: [reminder?.id] }
    const automations = [
      { trigger: 'not_opened', days: 2, working_days: true, ...remind },
      { trigger: 'unanswered', days: 5, ...remind },
    ]
    const set = await got<{ id: number }>(asked, {
      path: '/settings/automation-sets',
      face: 'app',
      body: { name: 'Vasthoudend', automations },
    })
    const draft = await draftForBakery(asked, { names: ['Anna Smit'], name: 'Nieuwe ovens', finish: 'spoedig' })
    await got(asked, {
      path: `${draft.path}/follow-up`,
      method: 'PUT',
      face: 'app',
      body: { automations_set_id: set.id },
    })
    const reminders = async () => {
      const mails = await got<Mail[]>(asked, { path: `/mails?proposal_id=${draft.id}`, face: 'app' })
      return mails.filter(
        ({ to, subject }) => to === 'anna.smit@korenaar.example' && subject === 'Nog vragen over Nieuwe ovens?',
      )
    }

    await time.until('Friday')
    await page.goto(`${draft.path}/send`)
    await sending.send.click()
    await expect(sending.window).toBeHidden()
    await expect(record.status).toHaveText('Open')
    await time.days(3)
    expect(await reminders()).toEqual([])
    await time.pass()
    await expect.poll(reminders).toHaveLength(1)
    const [first] = await reminders()
    expect(weekdayOf(first?.date ?? '')).toBe('Tuesday')
    const { message } = await got<{ message: string }>(asked, { path: `/mails/${first?.id}`, face: 'app' })
    const link = /\/view\/[\w-]+/.exec(message)?.[0] ?? 'no link'
    await page.goto(draft.path)
    await expect(record.timeline).toContainText('Reminder to Anna Smit')

    const customer = await CustomerPage.openedIn(context, link)
    await expect(customer.heading).toHaveText('Nieuwe ovens')
    await customer.ask('Wanneer kunt u beginnen?')
    await expect(record.timeline).toContainText('Wanneer kunt u beginnen?')
    await expect(record.timeline).toContainText(/Anna Smit read for/)
    await page.getByRole('textbox', { name: 'Reply to the customer' }).fill('In de eerste week van januari.')
    await page.getByRole('button', { name: /^Send answer/ }).click()
    await expect(customer.page.getByText('In de eerste week van januari.')).toBeVisible()
    await customer.page.close()

    await time.days(5)
    await expect.poll(reminders).toHaveLength(2)
    const signer = await CustomerPage.openedIn(context, link)
    await signer.name.fill('Anna Smit')
    await signer.sign.click()
    await expect(record.status).toHaveText('Won')
    await expect(record.timeline).toContainText('Anna Smit signed')
    await time.days(6)
    expect(await reminders()).toHaveLength(2)
  },
)

test('a sending at a moment is shown where the proposal is, moved, and goes then; an edit cancels another', async ({
  page,
  home,
  enter,
  asked,
  list,
  sending,
  record,
}) => {
  test.slow()
  await enter()
  const time = passingDays(page, home)
  await time.pass()
  const ovens = await draftForBakery(asked, { names: ['Anna Smit'], name: 'Nieuwe ovens', finish: 'spoedig' })
  const tuesday = time.next('Tuesday')
  await page.goto(`${ovens.path}/send`)
  await sending.schedule(`${tuesday}T08:00`)
  const said = page.getByRole('main').getByRole('status').filter({ hasText: 'Will be sent on' })
  await expect(said).toContainText(/Will be sent on Tuesday .+ at 08:00/)
  await page.goto(`${ovens.path}/edit`)
  await expect(said).toContainText('Editing cancels this.')
  await page.goto('/proposals?status=edit&query=Nieuwe ovens')
  await expect(list.rows.first()).toContainText(/Sends .+ 08:00/)

  await list.names.first().click()
  await said.getByRole('link', { name: 'Change' }).click()
  await expect(sending.at).toHaveValue(`${tuesday}T08:00`)
  const wednesday = time.dayAfter(tuesday)
  await sending.schedule(`${wednesday}T09:30`)
  await expect(said).toContainText(/Will be sent on Wednesday .+ at 09:30/)

  const plates = await draftForBakery(asked, { names: ['Bram Smit'], name: 'Nieuwe platen', finish: 'spoedig' })
  await page.goto(`${plates.path}/send`)
  await sending.schedule(`${wednesday}T08:00`)
  await expect(said).toBeVisible()
  await page.goto(`${plates.path}/edit?tab=details`)
  const editor = new ProposalEditor(page)
  await editor.name.fill('Nieuwe bakplaten')
  await expect(editor.saving).toHaveText(/^Saved/)
  await page.goto(plates.path)
  await expect(page.getByRole('status').filter({ hasText: 'cancelled' })).toContainText(
    /Scheduled sending on Wednesday .+ at 08:00 cancelled: Marieke Vos edited the proposal\./,
  )

  await page.goto(ovens.path)
  while (time.today() <= wednesday) await time.pass()
  await expect(record.status).toHaveText('Open')
  await expect(record.timeline).toContainText('Version 1 sent to Anna Smit')
  await expect(said).toBeHidden()
  const mailed = async ({ id }: { id: number }) =>
    (await got<Mail[]>(asked, { path: `/mails?proposal_id=${id}`, face: 'app' })).map(({ to }) => to)
  await expect.poll(() => mailed(ovens)).toEqual(['anna.smit@korenaar.example'])
  expect(await mailed(plates)).toEqual([])
})

test('who asks for a new date on a page that has expired is given one, and signs', async ({
  page,
  context,
  home,
  enter,
  asked,
  record,
}) => {
  test.slow()
  await enter()
  const time = passingDays(page, home)
  await time.pass()
  const { path, link, askFor } = await sentProposal(asked)
  await askFor({ valid_until: time.dayAfter(time.today()) })
  await page.goto(path)
  await expect(record.toCome).toContainText('Expires tomorrow')
  await time.days(2)
  await expect(record.toCome).toContainText('Expired')

  const receiver = await context.newPage()
  await receiver.goto(link)
  const customer = new CustomerPage(receiver)
  await expect(customer.sign).toHaveCount(0)
  await customer.askForDate()
  await record.timeline.getByRole('button', { name: 'Set a new date…' }).click()
  await page.getByRole('dialog', { name: 'Set a new date' }).getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText(/^Valid until .+ The customer is told by email/)).toBeVisible()
  await expect(record.toCome).toContainText('The proposal expires')

  await expect(customer.sign).toBeVisible()
  await customer.name.fill('Anna Smit')
  await customer.sign.click()
  await expect(record.status).toHaveText('Won')
})
