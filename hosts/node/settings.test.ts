import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without any setting it serves on this machine alone', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 4000,
    database: { engine: 'sqlite', file: 'data/proffer.db' },
    trustProxy: false,
    publicUrl: 'http://localhost:4000',
    appUrl: 'http://localhost:4000',
    appOrigins: [],
    rateLimitPerMinute: 600,
    webhookAllowHosts: [],
    webhookRetrySeconds: [5, 30, 120, 600, 1800, 3600, 7200, 18_000, 36_000],
  })
})

test('the public address follows the port, and the address of the app the public one', () => {
  expect(readSettings({ PORT: '5001' })).toMatchObject({ publicUrl: 'http://localhost:5001' })
  expect(readSettings({ PUBLIC_URL: 'https://offers.example/' })).toMatchObject({
    publicUrl: 'https://offers.example',
    appUrl: 'https://offers.example',
  })
})

test('a postgres:// address chooses PostgreSQL', () => {
  const url = 'postgres://proffer@localhost/proffer'
  expect(readSettings({ DATABASE_URL: url, DATABASE_CONNECTIONS: '3' })).toMatchObject({
    database: { engine: 'postgres', url, connections: 3 },
  })
})

test('an empty variable counts as unset, and unknown ones are none of our business', () => {
  expect(readSettings({ PORT: '', HOME: '/root' })).toMatchObject({ port: 4000 })
})

test('origins are separated by commas', () => {
  expect(readSettings({ APP_ORIGINS: 'https://a.example, http://localhost:5173' })).toMatchObject({
    appOrigins: ['https://a.example', 'http://localhost:5173'],
  })
})

test('hosts and seconds of webhooks are separated by commas', () => {
  expect(
    readSettings({ WEBHOOK_ALLOW_HOSTS: 'erp.internal, localhost:8443', WEBHOOK_RETRY_SECONDS: '0,1, 20' }),
  ).toMatchObject({ webhookAllowHosts: ['erp.internal', 'localhost:8443'], webhookRetrySeconds: [0, 1, 20] })
})

test.each([
  ['WEBHOOK_ALLOW_HOSTS', 'https://a.example', 'Give hosts, as name or name:port, separated by commas'],
  ['WEBHOOK_RETRY_SECONDS', '5,x', 'Give whole seconds, separated by commas'],
  ['PORT', '70000', 'Give a port from 1 to 65535'],
  ['PORT', '4e3', 'Give a port from 1 to 65535'],
  ['PUBLIC_URL', 'offers.example', 'Give an address with http:// or https://'],
  ['DATABASE_URL', 'data.db', 'Give file: and a path'],
  ['RATE_LIMIT_PER_MINUTE', '0', 'Give a whole number from 1'],
  ['APP_ORIGINS', 'https://a.example/path', 'Give origins, separated by commas'],
  ['TRUST_PROXY', 'yes', 'Give true or false'],
])('%s=%s is refused in words', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}: ${words}`)
})

test('every fault is named, with what was given', () => {
  expect(() => readSettings({ PORT: 'x', TRUST_PROXY: 'y' })).toThrow(/PORT: .* \(is x\)\nTRUST_PROXY: .* \(is y\)/)
})
