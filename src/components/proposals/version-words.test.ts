import { describe, expect, test } from 'vitest'
import { versionsNow, versionWords } from './version-words.ts'

const version = (number: number, seen_by_customer = false) => ({ id: number * 10, number, seen_by_customer })

describe('the version a proposal holds', () => {
  test('is not told before the first was sent, or where nobody tells versions', () => {
    expect(versionsNow({ version_id: 10 }, [version(1)])).toBeUndefined()
    expect(versionsNow({ version_id: 10 }, null)).toBeUndefined()
  })
  test('is the one the customer sees while nothing has changed since it was sent', () => {
    const now = versionsNow({ version_id: 20 }, [version(2, true), version(1)])
    expect(now && versionWords(now)).toBe('Version 2, as sent')
  })
  test('is the next one as soon as a change began it', () => {
    const now = versionsNow({ version_id: 30 }, [version(3), version(2, true), version(1)])
    expect(now && versionWords(now)).toBe('Version 3, customer sees 2')
  })
  test('is the next one also when the versions were fetched before it began', () => {
    expect(versionsNow({ version_id: 30 }, [version(2, true), version(1)])).toEqual({ now: 3, seen: 2, isSeen: false })
  })
})
