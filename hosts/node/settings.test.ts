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
    interfaces: ['v1', 'v2', 'app'],
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
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false }],
  ['SMTPS://mail.example/', { host: 'mail.example', port: 465, secure: true }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, secure: false }],
  [
    'smtps://jo%40a.example:p%3A%2F@mail.example:2465',
    { host: 'mail.example', port: 2465, secure: true, user: { name: 'jo@a.example', password: 'p:/' } },
  ],
])('SMTP_URL=%s names a mail server', (SMTP_URL, server) => {
  expect(readSettings({ SMTP_URL, MAIL_FROM: 'offers@a.example' })).toMatchObject({ mail: { server } })
})

test.each([
  ['offers@a.example', { name: '', address: 'offers@a.example' }],
  ['Offers <offers@a.example>', { name: 'Offers', address: 'offers@a.example' }],
  ['"De Wit, offertes" <offers@a.example>', { name: 'De Wit, offertes', address: 'offers@a.example' }],
])('MAIL_FROM=%s is where mails come from', (MAIL_FROM, from) => {
  const retrySeconds = [60, 300, 1800, 7200, 21_600, 43_200, 43_200, 86_400, 86_400, 86_400]
  expect(readSettings({ SMTP_URL: 'smtp://mail.example', MAIL_FROM })).toMatchObject({ mail: { from, retrySeconds } })
})

test('mails are tried again as MAIL_RETRY_SECONDS says', () => {
  const env = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'offers@a.example', MAIL_RETRY_SECONDS: '1, 2' }
  expect(readSettings(env)).toMatchObject({ mail: { retrySeconds: [1, 2] } })
})

test('without a mail server an address alone sends nothing', () => {
  expect(readSettings({ MAIL_FROM: 'offers@a.example' }).mail).toBeUndefined()
})

test('a mail server without an address to come from is refused', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    'MAIL_FROM: Give the address that mails come from, since SMTP_URL is set',
  )
})

test.each([
  { SMTP_URL: 'smtp://jo:secret@x@mail.example' },
  { SMTP_URL: 'smtps://jo:secret%@mail.example' },
  { DATABASE_URL: 'mysql://jo:secret@db.example/x' },
])('a password is not repeated in what is said of a wrong address: %j', (env) => {
  expect(() => readSettings(env)).toThrow(/_URL: Give .* \(is …@/)
  expect(() => readSettings(env)).not.toThrow(/secret/)
})

test.each([
  ['SMTP_URL', 'mail.example', 'Give smtp:// or smtps:// and a host'],
  ['SMTP_URL', 'smtp://', 'Give smtp:// or smtps:// and a host'],
  ['SMTP_URL', 'smtp://mail.example:70000', 'Give smtp:// or smtps:// and a host'],
  ['SMTP_URL', 'smtp://mail.example?tls.rejectUnauthorized=false', 'Give smtp:// or smtps:// and a host'],
  ['SMTP_URL', 'smtp://jo@mail.example', 'Give smtp:// or smtps:// and a host'],
  ['MAIL_FROM', 'Offers', 'Give an address, for example Offers <offers@example.com>'],
  ['MAIL_FROM', 'a@a.example, b@b.example', 'Give an address, for example'],
  ['MAIL_FROM', 'Offers\nBcc: all <a@a.example>', 'Give an address, for example'],
  ['MAIL_RETRY_SECONDS', 'soon', 'Give whole seconds, separated by commas'],
  ['WEBHOOK_ALLOW_HOSTS', 'https://a.example', 'Give hosts, as name or name:port, separated by commas'],
  ['WEBHOOK_RETRY_SECONDS', '5,x', 'Give whole seconds, separated by commas'],
  ['PORT', '70000', 'Give a port from 1 to 65535'],
  ['PORT', '4e3', 'Give a port from 1 to 65535'],
  ['PUBLIC_URL', 'offers.example', 'Give an address with http:// or https://'],
  ['DATABASE_URL', 'data.db', 'Give file: and a path'],
  ['INTERFACES', 'v2,v3', 'Give v1, v2 and app'],
  ['RATE_LIMIT_PER_MINUTE', '0', 'Give a whole number from 1'],
  ['APP_ORIGINS', 'https://a.example/path', 'Give origins, separated by commas'],
  ['TRUST_PROXY', 'yes', 'Give true or false'],
])('%s=%s is refused in words', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}: ${words}`)
})

test('every fault is named, with what was given', () => {
  expect(() => readSettings({ PORT: 'x', TRUST_PROXY: 'y' })).toThrow(/PORT: .* \(is x\)\nTRUST_PROXY: .* \(is y\)/)
})
