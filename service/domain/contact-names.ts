import { fullnameOf } from './person-name.ts'

type Names = { name: string; firstname: string; lastname: string; fullname: string }
type GivenNames = { [Key in keyof Names]?: string | undefined }

/**
 * The names of a person. Missing parts are derived: fullname from firstname and lastname, name from fullname (wire
 * section 2). On a change what was derived follows, and what was given apart stays.
 */
export function personNames(given: GivenNames, before: Names = noNames): Names {
  const firstname = given.firstname ?? before.firstname
  const lastname = given.lastname ?? before.lastname
  const fullname = given.fullname?.trim() || derivedFullname(given, before, fullnameOf({ firstname, lastname }))
  const isNameDerived = before.name === before.fullname
  return { firstname, lastname, fullname, name: given.name ?? (isNameDerived ? fullname : before.name) }
}

const noNames: Names = { name: '', firstname: '', lastname: '', fullname: '' }

function derivedFullname({ name = '' }: GivenNames, before: Names, parts: string) {
  const isFromParts = before.fullname === fullnameOf(before)
  if (isFromParts && parts) return parts
  const isFromName = before.fullname === before.name
  return (isFromName && name) || before.fullname || parts || name
}
