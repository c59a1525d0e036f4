import {
  type Address,
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  isOffCurveAddress,
} from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTokenAccount } from './find-token-account.ts'
import { isOnCurve } from './is-on-curve.ts'

const addressOf = (bytes: Uint8Array): Address => getAddressDecoder().decode(bytes)
const key = fc.uint8Array({ minLength: 32, maxLength: 32 })

test('agrees with the client on any bytes', () => {
  fc.assert(
    fc.property(key, (bytes) => isOnCurve(bytes) === !isOffCurveAddress(addressOf(bytes))),
    { numRuns: 300 },
  )
})

test.each([
  { what: 'zero', bytes: { 0: 0 } },
  { what: 'one', bytes: { 0: 1 } },
  { what: 'one with the other sign', bytes: { 0: 1, 31: 0x80 } },
  {
    what: 'the whole field',
    bytes: Object.fromEntries(Array.from({ length: 32 }, (_, at) => [at, 255])),
  },
])('agrees with the client on $what', ({ bytes }) => {
  const all = new Uint8Array(32)
  for (const [at, byte] of Object.entries(bytes)) all[Number(at)] = byte
  expect(isOnCurve(all)).toBe(!isOffCurveAddress(addressOf(all)))
})

test('everybody’s key is on it', async () => {
  const { address } = await generateKeyPairSigner()
  expect(isOnCurve(new Uint8Array(getAddressEncoder().encode(address)))).toBe(true)
})

test('accounts lie where the client finds them', async () => {
  await fc.assert(
    fc.asyncProperty(key, key, async (first, second) => {
      const [owner, mint] = [addressOf(first), addressOf(second)]
      const program = TOKEN_2022_PROGRAM_ADDRESS
      const [account] = await findAssociatedTokenPda({ owner, mint, tokenProgram: program })
      expect(await findTokenAccount(owner, { mint, program })).toBe(account)
    }),
    { numRuns: 60 },
  )
})
