import { html } from 'hono/html'
import { failedSignInWindow, inMinutes } from '#wire/limits.ts'
import type { FactorWords } from './factor-words.ts'

export const english: FactorWords = {
  factor: {
    title: 'Second step',
    lead: (account) => html`Prove once more that it is you who signs in to <b>${account}</b>.`,
    code: 'Code from your authenticator app',
    rule: 'Six digits; a new one every 30 seconds',
    act: 'Continue',
    wrong: 'That code is not right, or was used before. Try the next one.',
    throttled: `Too many wrong codes. Wait ${inMinutes(failedSignInWindow)} minutes, then try again.`,
    passkey: 'Use a passkey',
    recovery: { summary: 'Use a recovery code', label: 'Recovery code', act: 'Continue with the recovery code' },
  },
  security: {
    title: 'How you sign in',
    lead: (account, person) => html`At <b>${account}</b>, as <b>${person}</b>.`,
    required: (account) => `${account} requires a second step. Set up a passkey or an authenticator app to continue.`,
    again: 'Enter your password again to change how you sign in.',
    saved: 'Saved.',
    last: 'Your account requires a second step. Set up another one before you remove this.',
    expired: 'This page has expired, or your browser blocks cookies. Try again.',
    toApp: 'Back to Proffer',
    goOn: 'Continue',
    passkeys: {
      heading: 'Passkeys',
      about: 'Sign in by fingerprint, face or PIN of a device, instead of the password.',
      add: 'Add a passkey',
      remove: (name) => `Remove ${name}`,
      used: (date) => `Last used ${date}`,
      scriptless: 'Passkeys need JavaScript, which this browser does not run here.',
      failed: 'The passkey was not taken. Try again, or use another way.',
      absent: {
        demo: 'The demo takes no passkeys, and its users are made up. An authenticator app works here as anywhere.',
        address: 'Passkeys need a host name. This service is at an IP address.',
      },
    },
    app: {
      heading: 'Authenticator app',
      about: 'An app on your phone shows a code that you enter after the password.',
      on: 'Set up.',
      begin: 'Set up authenticator app',
      remove: 'Remove authenticator app',
    },
    codes: {
      heading: 'Recovery codes',
      about: (left) =>
        left === 0 ? 'You have none.' : `${left} left. Each lets you in once when you have nothing else at hand.`,
      act: 'Make new recovery codes',
    },
  },
  setup: {
    title: 'Set up authenticator app',
    lead: html`Scan the picture with your authenticator app, then enter the code it shows.`,
    secret: 'Cannot scan it? Enter this key in the app',
    picture: 'QR code with the key',
    code: 'Code',
    act: 'Confirm',
    wrong: 'That code is not right. Check the clock of your phone and enter the code it shows now.',
    back: 'Cancel',
  },
  shown: {
    title: 'Save your recovery codes',
    lead: html`Each lets you in once, when you have neither app nor passkey at hand. They are shown only now: print them
    or keep them in a password manager.`,
    label: 'Recovery codes',
  },
}
