import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['0.0.0.0', 'this network'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'shared by a provider'],
  ['100.127.255.255', 'shared by a provider'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['169.254.169.254', 'link-local: metadata of a cloud'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.8', 'protocols'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', '6to4 relay'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarks'],
  ['198.19.255.255', 'benchmarks'],
  ['198.51.100.7', 'documentation'],
  ['203.0.113.7', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'no address'],
  ['::1', 'loopback'],
  ['0:0:0:0:0:0:0:1', 'loopback, written out'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:7f00:1', 'mapped loopback in hex'],
  ['0:0:0:0:0:ffff:10.0.0.1', 'mapped private'],
  ['::ffff:169.254.169.254', 'mapped link-local'],
  ['::7f00:1', 'IPv4-compatible loopback'],
  ['::8.8.8.8', 'IPv4-compatible, long gone'],
  ['64:ff9b::127.0.0.1', 'NAT64 of loopback'],
  ['64:ff9b::a00:1', 'NAT64 of private'],
  ['64:ff9b:1::8.8.8.8', 'NAT64 of a local network'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['2002:c0a8:101::1', '6to4 of private'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['3fff::1', 'documentation'],
  ['100::1', 'discard'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd12:3456::1', 'unique local'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['2606:4700::1%eth0', 'a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
])('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.1',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:400e:80d::200e',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2002:808:808::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '',
  'localhost',
  '1.2.3',
  '1.2.3.4.5',
  '01.1.1.1',
  '256.1.1.1',
  '2130706433',
  '0x7f.1',
  ':',
  ':::',
  '1::2::3',
])('what cannot be read is not public: %s', (text) => {
  expect(isPublicAddress(text)).toBe(false)
})

test('an address of more or fewer groups than eight is not read', () => {
  for (const text of ['2606:4700::1:2:3:4:5:6:7', '2606:4700:1:2:3:4:5', '2606:4700:1:2:3:4:5:6:7', '2606::g'])
    expect(isPublicAddress(text)).toBe(false)
})
