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
    offersAssistants: true,
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

test.each([
  ['PROFFER_PORT', 'Did you mean PORT?'],
  ['PROFFER_RATE_LIMIT', 'docs/operating.md lists them all.'],
  ['PROFFER_DATABASE_URI', 'Did you mean DATABASE_URL?'],
  ['RATE_LIMIT_PER_MINUT', 'Did you mean RATE_LIMIT_PER_MINUTE?'],
  ['MAIL_FORM', 'Did you mean MAIL_FROM?'],
  ['TRUSTED_PROXY', 'Did you mean TRUST_PROXY?'],
  ['APP_ORIGIN', 'Did you mean APP_ORIGINS?'],
  ['public_url', 'Did you mean PUBLIC_URL?'],
  ['SMTP-URL', 'Did you mean SMTP_URL?'],
])('%s, which was meant as a setting and is none, is told: %s', (name, words) => {
  expect(() => readSettings({ [name]: 'x' })).toThrow(`${name}: There is no such setting. ${words}`)
})

test.each([
  ['HOME', '/root'],
  ['POST', '1'],
  ['HOSTS', 'a'],
  ['INTERFACE', 'eth0'],
  ['APT_URI', 'x'],
  ['POSTGRES_PASSWORD', 'secret'],
  ['PROFFER_SERVICE_HOST', '10.0.0.1'],
  ['PROFFER_API_KEY', 'proffer_x'],
  ['PROFFER_SERVICE_PORT_HTTP', '4000'],
  ['PROFFER_PORT', 'tcp://10.0.0.1:4000'],
  ['PROFFER_PORT_4000_TCP_ADDR', '10.0.0.1'],
])('%s=%s is none of our business', (name, value) => {
  expect(readSettings({ [name]: value })).toEqual(readSettings({}))
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
    'MAIL_FROM: Enter the address that mails come from, since SMTP_URL is set',
  )
})

test.each([
  { SMTP_URL: 'smtp://jo:secret@x@mail.example' },
  { SMTP_URL: 'smtps://jo:secret%@mail.example' },
  { DATABASE_URL: 'mysql://jo:secret@db.example/x' },
  { DATABASE_URL: 'postgres://jo:a/secret@db.example/x' },
  { DATABASE_URL: 'postgres://jo:secret%@db.example/x' },
  { FILES_URL: 'https://jo:secret%@s3.test/bucket' },
])('a password is not repeated in what is said of a wrong address: %j', (env) => {
  expect(() => readSettings(env)).toThrow(/_URL: Enter .* \(is …@/)
  expect(() => readSettings(env)).not.toThrow(/secret/)
})

test.each([
  '?password=secret',
  '?sslmode=require&password=secret',
  '?pass%77ord=secret',
  '?oauth_client_secret=secret',
])(
  'a password in the query is refused, which programs would be given as an argument, and not repeated: %s',
  (query) => {
    expect(() => readSettings({ DATABASE_URL: `postgres://db.example/x${query}` })).toThrow(
      'DATABASE_URL: Write the password before the host: postgres://user:password@host/database (is postgres://db.example/x?…)',
    )
    expect(readSettings({ DATABASE_URL: 'postgres://db.example/x?passfile=/run/pass' })).toBeDefined()
  },
)

test.each([
  ['SMTP_URL', 'mail.example', 'Enter smtp:// or smtps:// and a host'],
  ['SMTP_URL', 'smtp://', 'Enter smtp:// or smtps:// and a host'],
  ['SMTP_URL', 'smtp://mail.example:70000', 'Enter smtp:// or smtps:// and a host'],
  ['SMTP_URL', 'smtp://mail.example?tls.rejectUnauthorized=false', 'Enter smtp:// or smtps:// and a host'],
  ['SMTP_URL', 'smtp://jo@mail.example', 'Enter smtp:// or smtps:// and a host'],
  ['MAIL_FROM', 'Offers', 'Enter an address, for example Offers <offers@example.com>'],
  ['MAIL_FROM', 'a@a.example, b@b.example', 'Enter an address, for example'],
  ['MAIL_FROM', 'Offers\nBcc: all <a@a.example>', 'Enter an address, for example'],
  ['MAIL_RETRY_SECONDS', 'soon', 'Enter whole seconds, separated by commas'],
  ['WEBHOOK_ALLOW_HOSTS', 'https://a.example', 'Enter hosts, as name or name:port, separated by commas'],
  ['WEBHOOK_RETRY_SECONDS', '5,x', 'Enter whole seconds, separated by commas'],
  ['PORT', '70000', 'Enter a port from 1 to 65535'],
  ['PORT', '4e3', 'Enter a port from 1 to 65535'],
  ['PUBLIC_URL', 'offers.example', 'Enter an address with http:// or https://'],
  ['DATABASE_URL', 'data.db', 'Enter file: and a path'],
  ['INTERFACES', 'v2,v3', 'Use v1, v2 and app'],
  ['APP_ACCOUNT', 'Van Vliet', 'Enter the name of an account'],
  ['RATE_LIMIT_PER_MINUTE', '0', 'Enter a whole number from 1'],
  ['APP_ORIGINS', 'https://a.example/path', 'Enter origins, separated by commas'],
  ['TRUST_PROXY', 'yes', 'Use true or false'],
])('%s=%s is refused in words', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}: ${words}`)
})

test('every fault is named, with what was given', () => {
  expect(() => readSettings({ PORT: 'x', TRUST_PROXY: 'y' })).toThrow(/PORT: .* \(is x\)\nTRUST_PROXY: .* \(is y\)/)
})

test('a bucket is named with its key, which no message repeats', () => {
  expect(readSettings({ FILES_URL: 'https://KEY:a%2Fb@s3.test/bucket/files/?region=eu-west-1' })).toMatchObject({
    filesStore: {
      address: 'https://s3.test/bucket/files',
      region: 'eu-west-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b',
    },
  })
  for (const url of [
    's3://bucket',
    'https://s3.test/bucket',
    'https://KEY:SECRET@s3.test/',
    'https://KEY:SECRET@s3.test/b?x=1',
  ])
    expect(() => readSettings({ FILES_URL: url })).toThrow(/FILES_URL: Enter the address of a bucket(?!.*SECRET@s3)/)
})
