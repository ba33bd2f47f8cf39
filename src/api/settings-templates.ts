import * as designWire from '#wire/settings-designs.ts'
import * as wire from '#wire/settings-templates.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callWithTag } from './client.ts'
import { kept } from './kept.ts'
import { proposalQueries } from './proposals.ts'
import { useSettingWrite } from './settings-write.ts'
import { templateQueries } from './templates.ts'

export const textTemplateQueries = {
  /** With its sections; always asked for again, since a form starts from it. */
  detail: (id: number) =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'text', id],
      queryFn: ({ signal }) => callWithTag(wire.getTextTemplate, { params: { id } }, { signal }),
      staleTime: 0,
    }),
}

const emails = [templateQueries.emails().queryKey]
export const useCreateEmailTemplate = () => useSettingWrite(wire.createEmailTemplate, emails)
export const useUpdateEmailTemplate = () => useSettingWrite(wire.updateEmailTemplate, emails)
export const useDeleteEmailTemplate = () => useSettingWrite(wire.deleteEmailTemplate, emails)

/** Deleting one may give proposals and favorite templates another. */
const everywhere = [templateQueries.all(), proposalQueries.details()]

export const designQueries = {
  /** With covers, fonts and lines of a page. */
  list: () =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'design-settings'],
      queryFn: ({ signal }) => call(designWire.listDesignSettings, {}, { signal }),
      ...kept,
    }),
}

const designs = [templateQueries.designs().queryKey, designQueries.list().queryKey]
export const useCreateDesignTemplate = () => useSettingWrite(designWire.createDesignTemplate, designs)
// The gallery of templates shows them too.
export const useUpdateDesignTemplate = () => useSettingWrite(designWire.updateDesignTemplate, [templateQueries.all()])
export const useDeleteDesignTemplate = () => useSettingWrite(designWire.deleteDesignTemplate, everywhere)

const texts = [templateQueries.texts().queryKey]
export const useCreateTextTemplate = () => useSettingWrite(wire.createTextTemplate, texts)
export const useDeleteTextTemplate = () => useSettingWrite(wire.deleteTextTemplate, everywhere)
export const useUpdateTextTemplate = () => useSettingWrite(wire.updateTextTemplate, [templateQueries.all()])
