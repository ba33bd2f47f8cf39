import { expect } from 'vitest'
import { apiKeyOf } from '#service/testing/api-keys.ts'
import { readJson, type GuideRun, type Trial } from './guide-run.ts'

/** The person whose key the guide's reader has. */
async function keyOfMarieke({ within, clock }: Trial['example']) {
  const email = 'marieke@vanvliet.example'
  const marieke = { id: 7, firstname: 'Marieke', lastname: 'Vos', email, email_key: email, role: 'seller' } as const
  const exists = await within.selectFrom('account_user').select('id').where('id', '=', 7).executeTakeFirst()
  if (!exists)
    await within
      .insertInto('account_user')
      .values({ ...marieke, phone: '', jobtitle: '', password_hash: '', active: 1, last_login_at: null })
      .execute()
  return apiKeyOf({ within, clock, userId: 7 }, { user_id: 7, access: 'read' })
}

/** In the words of each language: Python and PHP print what they read in a way of their own. */
const shown = ({ take }: Trial) => readJson(take('Answer 200'))

export const firstCallRun: GuideRun = {
  code: async (trial) => {
    const key = await keyOfMarieke(trial.example)
    const kept = trial.take('Shell').replace('proffer_…', key)
    expect(kept).toContain(key)
    const first = trial.take('First call, curl')
    expect(readJson(await trial.run('curl', `${kept}\n${first}`, { PROFFER_API_KEY: '' }))).toEqual(shown(trial))
  },
  sample: async (trial, language) => {
    const key = await keyOfMarieke(trial.example)
    const printed = await trial.run(language, trial.take(`First call, ${language}`), { PROFFER_API_KEY: key })
    const [asked] = trial.example.heard.slice(-1)
    expect(asked).toMatchObject({ method: 'GET', status: 200 })
    expect(readJson(asked?.answer ?? '')).toEqual(shown(trial))
    for (const word of ['hello', trial.example.account, 'Marieke', 'seller']) expect(printed).toContain(word)
  },
}
