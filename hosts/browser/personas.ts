import { sampleSignIn, users } from '#service/sample/settings.ts'
import type { Persona } from '#service/ports.ts'
import type { PersonaId } from '#wire/demo.ts'

/** Who somebody can be in the demo. */
export const emptyAccount = { name: 'new-company', title: 'New Company', email: 'sam@new-company.example' } as const

export const sampleAccount = 'van-vliet'

/** Where links in the image lead, which is built before anybody knows where the demo will be. */
export const placeholder = 'https://demo.invalid'

const { password } = sampleSignIn

export const personas: Record<PersonaId, Persona> = {
  seller: { account: sampleAccount, email: users[0].email, password, title: 'Marieke Vos, who sells' },
  manager: { account: sampleAccount, email: users[3].email, password, title: 'Hendrik van Vliet, who manages' },
  empty: { account: emptyAccount.name, email: emptyAccount.email, password, title: 'Sam, who has just begun' },
}
