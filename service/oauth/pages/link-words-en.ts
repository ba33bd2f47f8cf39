import { html } from 'hono/html'
import { failedSignInWindow, inMinutes, minPasswordLength, passwordResetLife } from '#wire/limits.ts'
import type { LinkWords } from './link-words.ts'

export const english: LinkWords = {
  fields: {
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    again: 'Repeat the password',
  },
  rule: `At least ${minPasswordLength} characters`,
  notices: {
    incomplete: 'Fill in every field.',
    short: `The password needs at least ${minPasswordLength} characters.`,
    different: 'The passwords differ. Enter the same one twice.',
    expired: 'This page has expired, or your browser blocks cookies. Try again.',
  },
  invitation: {
    title: (account) => `Join ${account}`,
    lead: (account, email) => html`You are invited to <b>${account}</b>. You will sign in as <b>${email}</b>.`,
    act: 'Join',
  },
  accepted: {
    title: (account) => `Welcome to ${account}`,
    lead: html`You can sign in from now on, with your email and the password you chose.`,
    leadTo: (provider) => html`You can sign in from now on, with ${provider}.`,
    act: 'Open Proffer',
  },
  forgot: {
    link: 'Forgot your password?',
    title: 'Forgot your password?',
    lead: (account) =>
      html`Enter the email you sign in to <b>${account}</b> with. We send a link to choose a new password.`,
    act: 'Send link',
    throttled: `Too many requests. Wait ${inMinutes(failedSignInWindow)} minutes, then try again.`,
    email: 'Enter an email address.',
    back: 'Back to sign-in',
    sent: {
      title: 'Look into your mail',
      lead: (email) =>
        html`If <b>${email}</b> belongs to a user, a link is on its way. It works for ${inMinutes(passwordResetLife)}
          minutes.`,
      advice: 'Nothing there? Look into the spam folder, and check the address.',
    },
    unmailed: (account) =>
      html`This service sends no mail. Ask an administrator of <b>${account}</b> for a link to choose a new password.`,
  },
  reset: {
    title: 'Choose a new password',
    lead: (account, email) =>
      html`For <b>${email}</b> at <b>${account}</b>. You are signed out everywhere and sign in with the new password.`,
    act: 'Change password',
  },
  wasReset: {
    title: 'Your password is changed',
    lead: html`You are signed out everywhere. Sign in with the new password.`,
    act: 'Sign in',
  },
  confirm: {
    title: 'Confirm your email address',
    lead: (account, email) => html`From now on you sign in to <b>${account}</b> with <b>${email}</b>.`,
    act: 'Confirm address',
  },
  confirmed: {
    title: 'Your email address is changed',
    lead: (email) => html`From now on you sign in with <b>${email}</b>.`,
    act: 'Open Proffer',
  },
  dead: {
    title: 'This link no longer works',
    notice: 'It was used, withdrawn or replaced by a newer one, or it is too old.',
    advice: 'Nothing was changed. Ask for a new link.',
  },
}
