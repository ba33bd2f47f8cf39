import { hello, listUsers } from '#wire/account.ts'
import { listAutomationSets } from '#wire/templates.ts'
import { note, type Chapter } from './note.ts'

export const account: Chapter = {
  name: 'Automations and account',
  section: '4.5',
  description: 'Who works in the account, what follows by itself, and the check that a token works.',
  notes: [
    note(hello, {
      summary: 'Check',
      description: 'Shows that the token or API key works, whose it is, and which interfaces it counts for.',
      request: {},
      answer: {
        message: 'hello',
        account_name: 'demo',
        user: { id: 7, email: 'marieke@vanvliet.example', firstname: 'Marieke', lastname: 'Vos', role: 'seller' },
        interfaces: ['v1', 'v2'],
      },
    }),
    note(listAutomationSets, {
      summary: 'Automations sets list',
      description: 'Sets of follow-ups: their ids are what `automations_set_id` takes.',
      request: {},
      answer: [
        {
          id: 3,
          name: 'Friendly reminders',
          automations: [{ trigger: 'Sent and not opened', days: 3, action: 'Remind the receivers: Reminder' }],
        },
      ],
    }),
    note(listUsers, {
      summary: 'Users list',
      description: 'The active users of the account: their ids are what `account_user_id` takes.',
      request: {},
      answer: [
        {
          id: 7,
          email: 'marieke@vanvliet.example',
          firstname: 'Marieke',
          lastname: 'Vos',
          phone: '+31 30 555 02 00',
          jobtitle: 'Adviser',
          date_lastlogin: '2026-11-04T07:30:00.000000Z',
        },
      ],
    }),
  ],
}
