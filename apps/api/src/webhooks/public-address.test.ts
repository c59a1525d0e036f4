import { describe, expect, it } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.0.1',
    '172.32.0.1',
    '223.255.255.254',
  ])('takes %s', (address) => expect(isPublicAddress(address)).toBe(true))
  it.each(['2606:4700:4700::1111', '2a00:1450:4001::5', '2001:4860:4860::8888'])(
    'takes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    ['this network', '0.0.0.0'],
    ['private', '10.255.255.255'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, where clouds keep their keys', '169.254.169.254'],
    ['protocol assignments', '192.0.0.192'],
    ['documentation', '203.0.113.9'],
    ['benchmarks', '198.18.0.1'],
    ['6to4 relays', '192.88.99.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped loopback in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-mapped public', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['unique local', 'fd00::1'],
    ['unique local, where clouds keep their keys', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with its zone', 'fe80::1%eth0'],
    ['public with a zone', '2606:4700::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['discard', '100::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['ORCHID', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['6to4 of a private address', '2002:a00:1::1'],
    ['documentation', '3fff::1'],
    ['no address', 'localhost'],
    ['no address', '0x7f000001'],
    ['nothing', ''],
  ])('refuses %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false))
})

describe('isLoopbackAddress', () => {
  it('knows this machine', () => {
    for (const one of ['127.0.0.1', '127.9.9.9', '::1']) expect(isLoopbackAddress(one)).toBe(true)
    for (const one of ['128.0.0.1', '10.0.0.1', '::2']) expect(isLoopbackAddress(one)).toBe(false)
  })
})
