import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { checksumAddress } from './checksum-address.ts'

/** Examples of EIP-55 itself. */
const examples = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const

test.each(examples)('writes %s as EIP-55 does', (address) => {
  const lower = address.toLowerCase() as `0x${string}`
  expect(checksumAddress(lower)).toBe(address)
  expect(checksumAddress(lower)).toBe(address)
  expect(checksumAddress(address)).toBe(address)
})

test('agrees with viem on any address', () => {
  const anyAddress = fc.uint8Array({ minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(anyAddress, (bytes) => {
      const address = `0x${Buffer.from(bytes).toString('hex')}` as const
      expect(checksumAddress(address)).toBe(getAddress(address))
    }),
    { numRuns: 1_000 },
  )
})
