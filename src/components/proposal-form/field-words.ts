import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditedFields } from '#src/draft/edited-fields.ts'

export const fieldWords: Record<keyof EditedFields, MessageDescriptor> = {
  account_user_id: msg`Owner`,
  contact_id: msg`Customer`,
  contact_people: msg`Receivers`,
  design_template_id: msg`Design`,
  directory_id: msg`Directory`,
  name: msg`Name`,
  price_total: msg`Manual total`,
  status: msg`Status`,
  text_template_id: msg`Text template`,
  tags: msg`Tags`,
  custom_fields: msg`Fields`,
}
