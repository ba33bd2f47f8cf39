/** Bodies of the app's own operations that pass their schemas, by operation. */
export const appBodies: Record<string, object> = {
  'vat-groups.update': { name: 'High' },
  'proposal-directories.update': { name: 'Homes' },
  'automation-sets.update': { name: 'Reminders' },
  'custom-fields.update': { label: 'Reference' },
  'design-templates.update': { name: 'House style' },
  'text-templates.update': { name: 'English' },
  'email-templates.update': { name: 'First proposal' },
  'favorite-templates.update': { name: 'Heat pump' },
  'users.update': { firstname: 'An' },
  'applications.update': { name: 'Reports' },
  'proposals.copy': {},
  'proposals.save-content': {},
  'proposals.restore-version': {},
  'proposals.comment': { comment: 'Hello' },
  'tags.update': { name: 'urgent' },
  'tags.merge': { into: 1 },
}
