export type SettingsArea = {
  path: string
  name: string
  about: string
  /** Only where the service has the app interface. */
  needsApp?: true
}

/** Every part of the settings, grouped as they are looked for. */
export const settingsGroups: readonly { name: string; areas: readonly SettingsArea[] }[] = [
  {
    name: 'Account',
    areas: [
      {
        path: 'account',
        name: 'Account',
        about: 'Its name, its currency, and how figures are written',
        needsApp: true,
      },
      { path: 'you', name: 'You', about: 'Your details, your password, and what may act for you', needsApp: true },
      { path: 'users', name: 'Users', about: 'Who can sign in, and who owns proposals' },
      {
        path: 'applications',
        name: 'API applications',
        about: 'Programs that may ask for access to this account',
        needsApp: true,
      },
    ],
  },
  {
    name: 'Proposals and products',
    areas: [
      { path: 'proposal-directories', name: 'Proposal directories', about: 'Where proposals are kept apart' },
      { path: 'tags', name: 'Tags', about: 'Words to find proposals and contacts by' },
      {
        path: 'custom-fields',
        name: 'Custom fields',
        about: 'What you keep of proposals and contacts beside the rest',
        needsApp: true,
      },
      { path: 'vat-groups', name: 'VAT groups', about: 'The percentages of products and price rows' },
    ],
  },
  {
    name: 'Deleted',
    areas: [
      { path: 'trashcan', name: 'Trashcan', about: 'Deleted proposals and contacts, and the way back', needsApp: true },
    ],
  },
]

/** Those a service offers; a group that is left empty goes. */
export const groupsFor = (hasApp: boolean) =>
  settingsGroups
    .map(({ name, areas }) => ({ name, areas: areas.filter(({ needsApp }) => hasApp || !needsApp) }))
    .filter(({ areas }) => areas.length > 0)
