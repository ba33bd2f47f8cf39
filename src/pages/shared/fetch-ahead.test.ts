import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newAhead, newAllowance } from './fetch-ahead.ts'

test('no more is fetched ahead within a minute than is allowed, however quick the hand', () => {
  let now = 0
  const allowance = newAllowance(2, () => now)
  expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false])
  now = 59_999
  expect(allowance.take()).toBe(false)
  now = 60_000
  expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false])
})

describe('what somebody rests on', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const queryKey = ['record', 7]
  const resting = (client = new QueryClient()) => {
    const coming = Promise.withResolvers<void>()
    const fetch = vi.fn(() => coming.promise)
    const draw = vi.fn()
    const ahead = newAhead(client)
    ahead.soon({ queryKey, fetch, draw })
    return { ahead, fetch, draw, arrive: coming.resolve }
  }
  const aMoment = () => vi.advanceTimersByTimeAsync(150)

  test('is fetched, and drawn once it is here', async () => {
    const { fetch, draw, arrive } = resting()
    expect(fetch).not.toHaveBeenCalled()
    await aMoment()
    expect(fetch).toHaveBeenCalledOnce()
    expect(draw).not.toHaveBeenCalled()
    arrive()
    await aMoment()
    expect(draw).toHaveBeenCalledOnce()
  })

  test('is drawn without a request where it is here already', async () => {
    const client = new QueryClient()
    client.setQueryData(queryKey, {})
    const { fetch, draw } = resting(client)
    await aMoment()
    expect(draw).toHaveBeenCalledOnce()
    expect(fetch).not.toHaveBeenCalled()
  })

  test('is not drawn for somebody who has left while it came', async () => {
    const { ahead, draw, arrive } = resting()
    await aMoment()
    ahead.cancel()
    arrive()
    await aMoment()
    expect(draw).not.toHaveBeenCalled()
  })
})
