import { type Address, getAddressDecoder } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTokenProgram } from '../first-token-program.ts'
import { decodeEscrow } from './decode-escrow.ts'
import { jupiterLockProgram as programAddress } from './jupiter-lock-program.ts'
import { encodeEscrow } from './test/encode-escrow.ts'
import { testEscrow } from './test/test-escrow.ts'

const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => getAddressDecoder().decode(bytes))
const number = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const party = fc.constantFrom('nobody', 'creator', 'recipient', 'both')
const anyEscrow = fc.record({
  ...{ address: key, recipient: key, mint: key, creator: key, base: key },
  ...{ cancelableBy: party, recipientChangedBy: party },
  tokenProgram: fc.constantFrom<Address>(firstTokenProgram, TOKEN_2022_PROGRAM_ADDRESS),
  ...{ cliffAt: number, cliffAmount: number, periodSeconds: number, periodAmount: number },
  ...{ periods: number, claimed: number, startsAt: number, canceledAt: number },
})

test('every escrow is read as it was written', () => {
  fc.assert(
    fc.property(anyEscrow, (escrow) => {
      const data = encodeEscrow(escrow)
      expect(decodeEscrow({ address: escrow.address, programAddress, data })).toEqual(escrow)
    }),
  )
})

test('an account of another program, another beginning or another length is no escrow', () => {
  fc.assert(
    fc.property(
      anyEscrow,
      key,
      fc.nat({ max: 7 }),
      fc.nat({ max: 600 }),
      (escrow, other, at, length) => {
        const { address } = escrow
        const data = encodeEscrow(escrow)
        expect(decodeEscrow({ address, programAddress: other, data })).toBeUndefined()
        const changed = data.map((byte, place) => (place === at ? byte ^ 1 : byte))
        expect(decodeEscrow({ address, programAddress, data: changed })).toBeUndefined()
        fc.pre(length !== data.length)
        const cut = new Uint8Array(length)
        cut.set(data.subarray(0, length))
        expect(decodeEscrow({ address, programAddress, data: cut })).toBeUndefined()
      },
    ),
  )
})

test.each([
  ['cancel_mode', 4n],
  ['update_recipient_mode', 255n],
  ['token_program_flag', 2n],
])('one whose %s is newer than the interface is none that can be spoken of', (name, value) => {
  const escrow = testEscrow()
  const data = encodeEscrow(escrow, { [name]: value })
  expect(decodeEscrow({ address: escrow.address, programAddress, data })).toBeUndefined()
})
