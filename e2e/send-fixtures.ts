import { got, type Ask } from './ask.ts'
import { draftForBakery } from './bakery.ts'

type Section = { id: number; title: string; html: string }
type Receiver = { id: number; fullname: string; email: string; proposal_link: string }
type Details = { content: { sections: Section[] }; receivers: Receiver[] }
type Mail = { id: number; to: string }

/** A draft that two people of a new organisation receive. */
export async function forTwo(asked: Ask) {
  const names = ['Anna Smit', 'Bram Smit']
  const { id, path, contact, people } = await draftForBakery(asked, { names, name: 'New ovens', finish: 'soon' })
  return {
    path,
    contact,
    people,
    details: () => got<Details>(asked, { path: `${path}/details` }),
    mails: () => got<Mail[]>(asked, { path: `/mails?proposal_id=${id}`, face: 'app' }),
  }
}
