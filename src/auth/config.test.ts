import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const given = (config: unknown) => readConfig(() => Promise.resolve(Response.json(config)))
const right = { service: '', account: 'bakker', client_id: 'app' }

test.each([
  ['', ''],
  ['https://service.example', 'https://service.example'],
  ['https://service.example/base/', 'https://service.example/base'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ['/svc', '/svc'],
])('the service may be at %j', async (service, read) => {
  expect(await given({ ...right, service })).toEqual({ ...right, service: read })
})

test.each([
  'service.example',
  '//service.example',
  'ftp://service.example',
  'https://me:pw@service.example',
  'https://x.example/?a=1',
])('the service cannot be at %j', async (service) => {
  await expect(given({ ...right, service })).rejects.toBeInstanceOf(ConfigError)
})

test('an account may say what it calls itself', async () => {
  expect(await given({ ...right, title: 'Bakker BV' })).toEqual({ ...right, title: 'Bakker BV' })
})

test('an account and a client are needed', async () => {
  await expect(given({ service: '', account: '', client_id: 'app' })).rejects.toThrow('config.json')
  await expect(given({ service: '', account: 'bakker' })).rejects.toThrow('config.json')
})

test('what did not come is asked for once more', async () => {
  const silence = () => Promise.reject(new DOMException('no answer', 'TimeoutError'))
  const answers = [silence, () => Promise.resolve(Response.json(right))]
  expect(await readConfig(() => answers.shift()?.() ?? silence())).toEqual(right)
  expect(answers).toEqual([])
})

test('settings that cannot be read are told apart from wrong ones', async () => {
  const unreadable = 'could not be loaded'
  await expect(readConfig(() => Promise.reject(new TypeError('fetch failed')))).rejects.toThrow(unreadable)
  await expect(readConfig(() => Promise.resolve(new Response('no', { status: 404 })))).rejects.toThrow(unreadable)
  await expect(readConfig(() => Promise.resolve(new Response('<!doctype html>')))).rejects.toThrow(unreadable)
})
