import { createVatGroup, deleteVatGroup, updateVatGroup } from '#wire/settings-vat-groups.ts'
import { productQueries } from './products.ts'
import { useSettingWrite } from './settings-write.ts'

/** Products follow their VAT group. */
const refresh = [productQueries.vatGroups().queryKey, productQueries.lists()]

export const useCreateVatGroup = () => useSettingWrite(createVatGroup, refresh)
export const useUpdateVatGroup = () => useSettingWrite(updateVatGroup, refresh)
export const useDeleteVatGroup = () => useSettingWrite(deleteVatGroup, refresh)
