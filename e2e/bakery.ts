import { got, type Ask } from './ask.ts'

type Options = { names: readonly string[]; name: string; finish: string }

/** A draft, from the first favorite template, that people of a new organisation receive. */
export async function draftForBakery(asked: Ask, { names, name, finish }: Options) {
  const contact = await got<{ id: number }>(asked, {
    path: '/contacts',
    body: { type: 'organisation', name: 'Bakkerij De Korenaar' },
  })
  const people: number[] = []
  for (const fullname of names) {
    const email = `${fullname.toLowerCase().replaceAll(' ', '.')}@korenaar.example`
    const body = { fullname, email }
    people.push((await got<{ id: number }>(asked, { path: `/contacts/${contact.id}/people`, body })).id)
  }
  const [favorite] = await got<{ id: number }[]>(asked, { path: '/favorites/proposals' })
  const { id } = await got<{ id: number }>(asked, {
    path: '/proposals',
    body: {
      contact_id: contact.id,
      contact_people: people,
      proposal_template_id: favorite?.id,
      name,
      custom_fields: [{ name: 'uitvoering', value: finish }],
    },
  })
  return { id, path: `/proposals/${id}`, contact: `/contacts/${contact.id}`, people }
}
