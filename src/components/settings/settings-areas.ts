import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type SettingsArea = {
  path: string
  name: MessageDescriptor
  about: MessageDescriptor
  /** Only where the service has the app interface. */
  needsApp?: true
}

/** Every part of the settings, grouped as they are looked for. */
export const settingsGroups: readonly { name: MessageDescriptor; areas: readonly SettingsArea[] }[] = [
  {
    name: msg`Account`,
    areas: [
      {
        path: 'account',
        name: msg`Account`,
        about: msg`Its name, its currency, and how figures are written`,
        needsApp: true,
      },
      {
        path: 'you',
        name: msg`You`,
        about: msg`Your details, your password, and what may act for you`,
        needsApp: true,
      },
      { path: 'users', name: msg`Users`, about: msg`Who can sign in, and who owns proposals` },
      {
        path: 'applications',
        name: msg`API applications`,
        about: msg`Programs that may ask for access to this account`,
        needsApp: true,
      },
    ],
  },
  {
    name: msg`Proposals and products`,
    areas: [
      { path: 'proposal-directories', name: msg`Proposal directories`, about: msg`Where proposals are kept apart` },
      { path: 'tags', name: msg`Tags`, about: msg`Words to find proposals and contacts by` },
      {
        path: 'custom-fields',
        name: msg`Custom fields`,
        about: msg`What you keep of proposals and contacts beside the rest`,
        needsApp: true,
      },
      { path: 'vat-groups', name: msg`VAT groups`, about: msg`The percentages of products and price rows` },
    ],
  },
  {
    name: msg`Templates`,
    areas: [
      { path: 'favorite-templates', name: msg`Favorite templates`, about: msg`What new proposals begin with` },
      { path: 'text-templates', name: msg`Text templates`, about: msg`What a customer reads, in each language` },
      { path: 'design-templates', name: msg`Designs`, about: msg`Colours, font and logo of what a customer sees` },
      { path: 'email-templates', name: msg`Email templates`, about: msg`Texts that proposals are sent with` },
      { path: 'automation-sets', name: msg`Automation sets`, about: msg`Steps that follow a proposal by themselves` },
    ],
  },
  {
    name: msg`Deleted`,
    areas: [
      {
        path: 'trashcan',
        name: msg`Trashcan`,
        about: msg`Deleted proposals and contacts, and the way back`,
        needsApp: true,
      },
    ],
  },
]

/** Those a service offers; a group that is left empty goes. */
export const groupsFor = (hasApp: boolean) =>
  settingsGroups
    .map(({ name, areas }) => ({ name, areas: areas.filter(({ needsApp }) => hasApp || !needsApp) }))
    .filter(({ areas }) => areas.length > 0)
