import { html } from 'hono/html'
import { failedSignInWindow, inMinutes } from '#wire/limits.ts'
import { english as factors } from './factor-words-en.ts'
import { english as links } from './link-words-en.ts'
import type { PageWords } from './page-words.ts'

export const english: PageWords = {
  lang: 'en',
  signIn: {
    title: (account) => `Sign in to ${account}`,
    heading: 'Sign in',
    lead: (account, client) => html`Sign in to <b>${account}</b> to continue to ${client}.`,
    leadAlone: (account) => html`Sign in to <b>${account}</b>.`,
    demo: (password) => html`In the demo everybody’s password is <code>${password}</code>.`,
    passkey: 'Sign in with a passkey',
    sso: {
      act: (provider) => `Sign in with ${provider}`,
      otherwise: 'Sign in with a password',
      refused: 'Not signed in',
      faults: {
        failed: (provider) => `Signing in with ${provider} did not work. Try again, or ask an administrator.`,
        unverified: (provider) => `${provider} has not verified your email address.`,
        domain: (provider) => `${provider} vouches for an email address that does not belong to this account.`,
        inactive: () => 'Your access has been deactivated. Ask an administrator.',
      },
    },
    email: 'Email',
    password: 'Password',
    act: 'Sign in',
    notices: {
      elsewhere: 'Sign in with the provider of your account: your password does not let you in.',
      again: factors.security.again,
      passkey: factors.security.passkeys.failed,
      wrong: 'Incorrect email or password. Check both and try again.',
      throttled: `Too many attempts. Wait ${inMinutes(failedSignInWindow)} minutes, then try again.`,
      incomplete: 'Enter your email and password.',
      expired: 'This page has expired, or your browser blocks cookies. Try again.',
    },
  },
  consent: {
    title: (client) => `Allow ${client}?`,
    lead: (client, account) => html`${client} wants to access <b>${account}</b> on your behalf.`,
    opening: {
      ownApp: 'This is the account’s own app. Until you sign out there, it can do everything you can:',
      otherApp: 'Until you withdraw access, it can:',
      assistant: 'Until you withdraw access, it can do this on your behalf:',
    },
    rights: {
      look: 'view proposals, contacts, products, templates and tags, and the names and email addresses of your colleagues',
      work: 'create, edit and delete proposals, contacts and products, and send proposals',
      restore: 'restore deleted items',
      webhooks: 'view, create, edit and delete webhooks',
      settings: 'change settings and templates',
      people: 'invite and manage users, and manage other applications',
      find: 'find and read contacts, proposals, templates and comments',
      write: 'create proposals and change their prices',
      comment: 'comment on proposals, also to the customer',
      send: 'send proposals, after it has repeated what goes to whom',
    },
    limits: {
      otherApp: 'It cannot change settings, users, passwords or other applications.',
      assistant: 'It cannot delete anything, and cannot change contacts, settings or users.',
      reader: 'It cannot change anything.',
    },
    roleChanges: 'If your role changes, so does what it can do.',
    leadAssistant: (client, account) => html`${client} wants to work in <b>${account}</b> as your assistant.`,
    unchecked: (host) => html`
      <p class="aside">
        The application chose its name itself. Access goes to <b>${host}</b>: allow it only if you asked for it there.
      </p>
    `,
    refused: 'You cannot connect assistants to this account. Ask an administrator.',
    password: 'It does not receive your password.',
    allow: 'Allow',
    deny: 'Deny',
    signedInAs: (person) => html`Signed in as <b>${person}</b>`,
    otherAccount: 'Use another account',
  },
  signOut: {
    title: 'Sign out',
    lead: (account, person) => html`This browser is signed in to <b>${account}</b> as ${person}.`,
    act: 'Sign out',
    note: 'Applications you allowed stay signed in until you sign out there.',
  },
  signedOut: {
    title: 'You are signed out',
    lead: (account) => html`The next sign-in to <b>${account}</b> in this browser requires your password.`,
    open: 'Open Proffer',
  },
  links,
  factors,
  error: {
    title: 'Sign-in failed',
    notice: 'The application is unknown, or its return address is not registered.',
    advice: 'Nothing was shared or changed. Go back to the application and try again.',
    developers: html`For developers: check the account name in the address, <code>client_id</code> and
      <code>redirect_uri</code>. They must match the registration exactly.`,
  },
}
