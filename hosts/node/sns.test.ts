import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedText, snsBody } from '#service/bounces/sns.ts'
import { sns } from '#service/bounces/testing/samples.ts'
import { snsOnNode } from './sns.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** A public key stands where a certificate would: what is signed is checked with either. */
const certificate = publicKey.export({ type: 'spki', format: 'pem' })
const address = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123.pem'

const signed = (text: string, version: '1' | '2') => ({
  text,
  version,
  certificate: address,
  signature: createSign(version === '2' ? 'RSA-SHA256' : 'RSA-SHA1')
    .update(text, 'utf8')
    .sign(privateKey, 'base64'),
})

const notification = snsBody.parse(sns({ notificationType: 'Bounce', note: 'Zoë' }))

test('the text that is signed holds names and values by line, without what is absent', () => {
  expect(signedText(notification)).toBe(
    `Message\n${notification.Message}\nMessageId\n${notification.MessageId}\nTimestamp\n${notification.Timestamp}\n` +
      `TopicArn\n${notification.TopicArn}\nType\nNotification\n`,
  )
  const confirmation = {
    ...notification,
    Type: 'SubscriptionConfirmation' as const,
    Token: 't',
    SubscribeURL: 'https://x',
  }
  expect(signedText(confirmation)).toContain('\nSubscribeURL\nhttps://x\nTimestamp\n')
  expect(signedText(confirmation)).toContain('\nToken\nt\nTopicArn\n')
})

test.each(['1', '2'] as const)('signature version %s is of exactly this text, by exactly this key', async (version) => {
  const { isSigned } = snsOnNode(async () => certificate)
  const right = signed(signedText(notification), version)
  expect(await isSigned(right)).toBe(true)
  expect(await isSigned({ ...right, text: `${right.text} ` })).toBe(false)
  expect(await isSigned({ ...right, version: version === '1' ? '2' : '1' })).toBe(false)
  expect(await isSigned({ ...right, signature: 'AAAA' })).toBe(false)
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
  const theirs = other.export({ type: 'spki', format: 'pem' })
  expect(await snsOnNode(async () => theirs).isSigned(right)).toBe(false)
})

test('a certificate is fetched once, again after it could not be, and without one nothing is signed', async () => {
  let fetched = 0
  const { isSigned } = snsOnNode(async () => {
    fetched += 1
    if (fetched === 1) throw new Error('no network')
    return certificate
  })
  const right = signed('hello', '2')
  expect(await isSigned(right)).toBe(false)
  expect(await isSigned(right)).toBe(true)
  expect(await isSigned(right)).toBe(true)
  expect(fetched).toBe(2)
  expect(await snsOnNode(async () => 'no certificate').isSigned(right)).toBe(false)
})

test('a subscription whose address does not answer is not confirmed, and nothing breaks', async () => {
  const { confirm } = snsOnNode(() => Promise.reject(new Error('no network')))
  await expect(confirm('https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription')).resolves.toBeUndefined()
})
