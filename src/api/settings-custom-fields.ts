import { createCustomField, deleteCustomField, updateCustomField } from '#wire/settings-custom-fields.ts'
import { contactQueries } from './contacts.ts'
import { customFieldQueries } from './custom-fields.ts'
import { proposalQueries } from './proposals.ts'
import { useSettingWrite } from './settings-write.ts'
import { templateQueries } from './templates.ts'

/** Records and favorite templates show their fields by label. */
const refresh = [customFieldQueries.all(), proposalQueries.all(), contactQueries.all(), templateQueries.all()]

export const useCreateCustomField = () => useSettingWrite(createCustomField, refresh)
export const useUpdateCustomField = () => useSettingWrite(updateCustomField, refresh)
export const useDeleteCustomField = () => useSettingWrite(deleteCustomField, refresh)
