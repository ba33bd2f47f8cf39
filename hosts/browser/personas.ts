import { sampleAccount, sampleSignIn, users } from '#service/sample/settings.ts'
import type { Persona } from '#service/ports.ts'
import type { PersonaId } from '#wire/demo.ts'

/** Personas a visitor of the demo can act as. */
export const emptyAccount = { name: 'new-company', title: 'New Company', email: 'sam@new-company.example' } as const

/** Placeholder for the address in links of the image, which is built before the demo's address is known. */
export const placeholder = 'https://demo.invalid'

const { password } = sampleSignIn

export const personas: Record<PersonaId, Persona> = {
  seller: { account: sampleAccount, email: users[0].email, password, title: 'Marieke Vos, who sells and is an admin' },
  colleague: { account: sampleAccount, email: users[2].email, password, title: 'Sanne Kuipers, who sells' },
  manager: { account: sampleAccount, email: users[3].email, password, title: 'Hendrik van Vliet, who manages' },
  reader: { account: sampleAccount, email: users[4].email, password, title: 'Els Dekker, who only reads' },
  empty: { account: emptyAccount.name, email: emptyAccount.email, password, title: 'Sam, who has just begun' },
}

/** Customers of the sample a visitor can act as: one with choices to make, one who receives it with colleagues. */
export const customers = ['anneke@degroot-vandijk.example', 'noor.dejong@kompasvastgoed.example'] as const
