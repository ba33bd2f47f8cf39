import { expect, test } from 'vitest'
import { newPart } from '#src/parts.ts'
import { fontStack } from './use-look.ts'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[href$="fonts/bitter.css"]')]

test('letters that cannot be fetched hold up no part of the app, and are asked for when they are shown again', async () => {
  fontStack('bitter')
  fontStack('bitter')
  const [asked, ...others] = links()
  expect(others).toEqual([])
  asked?.dispatchEvent(new Event('error'))
  expect(links()).toEqual([])
  expect(await newPart(async () => 'here')()).toBe('here')
  fontStack('bitter')
  expect(links()).toHaveLength(1)
})
