import { expect, test } from 'vitest'
import { deviceOf, newVisit } from './visits.ts'

function opened() {
  let at = 0
  const visit = newVisit('phone', () => at)
  return { visit, pass: (seconds: number) => (at += seconds * 1000) }
}

test('counts once it was seen for 3 s and touched, neither alone', () => {
  const { visit, pass } = opened()
  visit.see(true)
  pass(5)
  expect(visit.visit()).toBeUndefined()
  visit.touch()
  expect(visit.visit()).toMatchObject({ seconds: 5, human: true, device: 'phone' })

  const other = opened()
  other.visit.touch()
  other.visit.see(true)
  other.pass(2)
  expect(other.visit.visit()).toBeUndefined()
})

test('time passes only while the page is seen', () => {
  const { visit, pass } = opened()
  visit.touch()
  visit.see(true)
  pass(4)
  visit.see(false)
  pass(60)
  visit.see(true)
  pass(1)
  expect(visit.visit()?.seconds).toBe(5)
})

test('each section has its own seconds; the whole is more than they are', () => {
  const { visit, pass } = opened()
  visit.touch()
  visit.see(true)
  pass(2)
  visit.read(11)
  pass(3)
  visit.read(12)
  pass(4)
  visit.read(11)
  pass(1)
  visit.read(undefined)
  expect(visit.visit()).toMatchObject({
    seconds: 10,
    sections: [
      { id: 11, seconds: 4 },
      { id: 12, seconds: 4 },
    ],
  })
})

test('told again it says the same and more', () => {
  const { visit, pass } = opened()
  visit.touch()
  visit.see(true)
  pass(5)
  expect(visit.visit()).toEqual(visit.visit())
  pass(5)
  expect(visit.visit()).toMatchObject({ seconds: 10 })
})

test('a device is a kind, no more', () => {
  expect(deviceOf({ isCoarse: false, width: 390 })).toBe('computer')
  expect(deviceOf({ isCoarse: true, width: 390 })).toBe('phone')
  expect(deviceOf({ isCoarse: true, width: 820 })).toBe('tablet')
})
