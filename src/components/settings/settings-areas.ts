import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { reaches, type Role } from '#wire/roles.ts'

export type SettingsArea = {
  path: string
  name: MessageDescriptor
  about: MessageDescriptor
  /** Only where the service has the app interface. */
  needsApp?: true
  /** Whose it is; everybody may look at the others. */
  may?: Role
}

/** Every part of the settings, grouped as they are looked for. */
export const settingsGroups: readonly { name: MessageDescriptor; areas: readonly SettingsArea[] }[] = [
  {
    name: msg`Account`,
    areas: [
      {
        path: 'account',
        name: msg`Account`,
        about: msg`Name, currency and number format`,
        needsApp: true,
        may: 'admin',
      },
      {
        path: 'you',
        name: msg`You`,
        about: msg`Your details, password, devices and connected apps`,
        needsApp: true,
      },
      { path: 'users', name: msg`Users`, about: msg`People with access to this account` },
      {
        path: 'sign-in',
        name: msg`Sign-in`,
        about: msg`Two-step sign-in and single sign-on`,
        needsApp: true,
        may: 'admin',
      },
      {
        path: 'api-keys',
        name: msg`API keys`,
        about: msg`Access for your own programs`,
        needsApp: true,
        may: 'admin',
      },
      {
        path: 'applications',
        name: msg`API applications`,
        about: msg`Apps with access to this account`,
        needsApp: true,
        may: 'admin',
      },
      {
        path: 'privacy',
        name: msg`Privacy`,
        about: msg`How long things are kept`,
        needsApp: true,
        may: 'admin',
      },
      {
        path: 'audit',
        name: msg`Audit log`,
        about: msg`Who did what, and when`,
        needsApp: true,
        may: 'admin',
      },
    ],
  },
  {
    name: msg`Proposals and products`,
    areas: [
      { path: 'proposal-directories', name: msg`Proposal directories`, about: msg`Folders for proposals` },
      { path: 'tags', name: msg`Tags`, about: msg`Labels for proposals and contacts` },
      {
        path: 'custom-fields',
        name: msg`Custom fields`,
        about: msg`Your own fields for proposals and contacts`,
        needsApp: true,
      },
      {
        path: 'acceptance',
        name: msg`Acceptance`,
        about: msg`Signers, validity and requirements for new proposals`,
        needsApp: true,
        may: 'admin',
      },
      {
        path: 'follow-up',
        name: msg`Follow-up`,
        about: msg`Working days, sending hours and pause`,
        needsApp: true,
        may: 'admin',
      },
      { path: 'vat-groups', name: msg`VAT groups`, about: msg`VAT rates for products and price rows` },
    ],
  },
  {
    name: msg`Templates`,
    areas: [
      { path: 'favorite-templates', name: msg`Favorite templates`, about: msg`Starting points for new proposals` },
      { path: 'text-templates', name: msg`Text templates`, about: msg`Texts for customers, per language` },
      {
        path: 'blocks',
        name: msg`Saved blocks`,
        about: msg`Sections and price rows for any proposal`,
        needsApp: true,
      },
      { path: 'design-templates', name: msg`Designs`, about: msg`Colours, font and logo for customers` },
      { path: 'email-templates', name: msg`Email templates`, about: msg`Texts for sending proposals` },
      { path: 'automation-sets', name: msg`Automation sets`, about: msg`Automatic follow-up steps for proposals` },
    ],
  },
  {
    name: msg`Deleted`,
    areas: [
      {
        path: 'trashcan',
        name: msg`Trash`,
        about: msg`Restore deleted proposals and contacts`,
        needsApp: true,
      },
    ],
  },
]

/** Those a service offers a person; a group that is left empty goes. */
export const groupsFor = (hasApp: boolean, role: Role) =>
  settingsGroups
    .map(({ name, areas }) => ({
      name,
      areas: areas.filter(({ needsApp, may = 'reader' }) => (hasApp || !needsApp) && reaches(role, may)),
    }))
    .filter(({ areas }) => areas.length > 0)

/** Whose an area is, by the first part of its path below the settings. */
export const areaMay = (path: string): Role =>
  settingsGroups.flatMap(({ areas }) => areas).find((area) => area.path === path)?.may ?? 'reader'
