/** Bodies of the settings' operations that pass their schemas, by operation. */
export const settingsBodies: Record<string, object> = {
  'vat-groups.update': { name: 'High' },
  'proposal-directories.update': { name: 'Homes' },
  'automation-sets.update': { name: 'Reminders' },
  'custom-fields.update': { label: 'Reference' },
  'tags.update': { name: 'urgent' },
  'tags.merge': { into: 1 },
}
