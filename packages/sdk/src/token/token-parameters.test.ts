import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  fromTokenParameters,
  TokenParametersInvalid,
  toTokenParameters,
} from './token-parameters.ts'

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))

const drafts = fc.record({
  templateId: fc.constant(1 as const),
  name: fc.string(),
  symbol: fc.string(),
  decimals: fc.integer({ min: 0, max: 18 }),
  totalSupply: fc.bigInt({ min: 1n, max: 2n ** 112n - 1n }),
  receiver: address,
  contractUri: fc.string(),
  mintable: fc.boolean(),
  mintCooldownSeconds: fc.bigInt({ min: 0n, max: 2n ** 40n }),
  mintMaxBps: fc.bigInt({ min: 0n, max: 2_000n }),
  inviter: address,
})

test('a draft comes back from its parameters unchanged, but for the inviter', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { inviter: _inviter, ...rest } = draft
      expect(fromTokenParameters(toTokenParameters(draft))).toEqual(rest)
    }),
  )
})

test('the order is that of the contract', () => {
  const receiver = '0x0000000000000000000000000000000000000001'
  const parameters = toTokenParameters({
    templateId: 1,
    name: 'N',
    symbol: 'S',
    decimals: 9,
    totalSupply: 5n,
    receiver,
    contractUri: 'U',
    mintable: true,
    mintCooldownSeconds: 7n,
    mintMaxBps: 8n,
    inviter: receiver,
  })
  expect(parameters).toEqual({
    templateId: 1n,
    strings: ['N', 'S', 'U'],
    addresses: [receiver],
    numbers: [5n, 9n, 7n, 8n],
    bools: [true],
  })
  const other = { ...parameters, templateId: 2n }
  expect(() => fromTokenParameters(other)).toThrow(TokenParametersInvalid)
  expect(() => fromTokenParameters({ ...parameters, numbers: [5n] })).toThrow(
    TokenParametersInvalid,
  )
})
