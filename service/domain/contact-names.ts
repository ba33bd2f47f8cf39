import { fullnameOf } from './person-name.ts'

type Names = { name: string; firstname: string; lastname: string; fullname: string }
type NamesInput = { [Key in keyof Names]?: string | undefined }

/**
 * The names of a person. Missing parts are derived: fullname from firstname and lastname, name from fullname (interface,
 * section 2). On a change derived names follow, and names that were set separately stay.
 */
export function personNames(input: NamesInput, before: Names = noNames): Names {
  const firstname = input.firstname ?? before.firstname
  const lastname = input.lastname ?? before.lastname
  const fullname = input.fullname?.trim() || derivedFullname(input, before, fullnameOf({ firstname, lastname }))
  const isNameDerived = before.name === before.fullname
  return { firstname, lastname, fullname, name: input.name ?? (isNameDerived ? fullname : before.name) }
}

const noNames: Names = { name: '', firstname: '', lastname: '', fullname: '' }

function derivedFullname({ name = '' }: NamesInput, before: Names, parts: string) {
  const isFromParts = before.fullname === fullnameOf(before)
  if (isFromParts && parts) return parts
  const isFromName = before.fullname === before.name
  return (isFromName && name) || before.fullname || parts || name
}
