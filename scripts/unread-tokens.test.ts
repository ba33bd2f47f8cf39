import { expect, test } from 'vitest'
import { unreadTokens } from './unread-tokens.ts'

const css = (text: string) => ({ fileName: 'page.css', text })

test('a token that nothing reads is told', () => {
  const built = [css(':root{--ink:#000;--paper:#fff}body{color:var(--ink)}')]
  expect(unreadTokens(built)).toEqual(new Set(['--paper']))
})

test('what is read by a token that is read counts as read, what only an unread one reads does not', () => {
  const built = [css(':root{--blue:#00f;--link:var(--blue);--red:#f00;--danger:var(--red)}a{color:var(--link)}')]
  expect(unreadTokens(built)).toEqual(new Set(['--red', '--danger']))
})

test('every value of a token that is read counts, in the dark too', () => {
  const built = [
    css(':root{--black:#000;--white:#fff;--ground:var(--white)}'),
    css('@media (prefers-color-scheme:dark){:root{--ground:var(--black)}}p{background:var(--ground)}'),
  ]
  expect(unreadTokens(built)).toEqual(new Set())
})

test('a token that a script or the page names is read', () => {
  const built = [
    css(':root{--ink:#000;--bar:#111;--edge:#222}'),
    { fileName: 'page.js', text: 'root.style.getPropertyValue("--ink")' },
    { fileName: 'page.html', text: '<body style="color:var(--bar)">' },
  ]
  expect(unreadTokens(built)).toEqual(new Set(['--edge']))
})
