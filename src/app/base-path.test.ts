import { expect, test } from 'vitest'
import { withSlash } from './base-path.ts'

const at = (pathname: string) => ({ pathname, search: '?a=1', hash: '#b' })

test('the folder of the app without its slash leads into the folder', () => {
  expect(withSlash(at('/proffer'), '/proffer/')).toBe('/proffer/?a=1#b')
})

test.each([
  ['/proffer/', '/proffer/'],
  ['/proffer/proposals', '/proffer/'],
  ['/proffers', '/proffer/'],
  ['/', '/'],
])('%s below %s stays', (path, base) => {
  expect(withSlash(at(path), base)).toBeUndefined()
})
