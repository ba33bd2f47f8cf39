import { expect, test } from 'vitest'
import { linesOf } from './drawn-icons.ts'

/** As the library's own modules are written. */
const moduleOf = (nodes: unknown, type = 'outline') => `import createReactComponent from '../createReactComponent.mjs';

const __iconNode = ${JSON.stringify(nodes)};
const IconTrash = createReactComponent("${type}", "trash", "Trash", __iconNode);

export { __iconNode, IconTrash as default };
`
const line = (d: string, more = {}) => ['path', { d, key: 'svg-0', ...more }]

test('the lines of an icon are one', () => {
  expect(linesOf(moduleOf([line('M4 7l16 0'), line('M10 11l0 6')]))).toBe('M4 7l16 0M10 11l0 6')
})

test('a line that begins beside the one before stays by itself: in one it would begin where that ends', () => {
  expect(linesOf(moduleOf([line('M4 7l16 0'), line('m10 11l0 6')]))).toBeUndefined()
})

test.each([
  ['filled', moduleOf([line('M4 7l16 0')], 'filled')],
  ['has another shape', moduleOf([line('M4 7l16 0'), ['circle', { cx: 12, cy: 12, r: 9, key: 'svg-1' }]])],
  ['says how a line looks', moduleOf([line('M4 7l16 0', { fill: 'currentColor' })])],
])('an icon that is or %s stays as it is', (_, code) => {
  expect(linesOf(code)).toBeUndefined()
})

test('a module that is written in another way is an error, since nobody would see that nothing is drawn so', () => {
  expect(() => linesOf('export default forwardRef(() => null)')).toThrow('@tabler/icons-react')
})
