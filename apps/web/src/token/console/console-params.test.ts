import { errorMessage, formatAmount, m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { describe, expect, test } from 'vitest'
import { readBurnParams } from './burn-form.tsx'
import { readMintParams } from './read-mint-params.ts'
import { readUriParams } from './read-uri-params.ts'
import { readOwnerParams } from './transfer-ownership-form.tsx'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const zero = '0x0000000000000000000000000000000000000000'
const now = 1_800_000_000
const token = {
  symbol: 'HBR',
  decimals: 6,
  totalSupply: 1_000_000_000n,
  balance: 250_000_000n,
  owner: alice,
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  contractUri: 'ipfs://one',
  minting: { mintable: true, cooldownSeconds: 259_200, maxBps: 500, nextMintAt: now },
} satisfies Partial<Token>

const mint = (
  values: Partial<Record<'to' | 'amount', string>>,
  change: Partial<Token> = {},
  at = now,
) => readMintParams({ to: alice, amount: '1', ...values }, { ...token, ...change }, at)

describe('readMintParams', () => {
  test('takes the most that the contract allows, and one base unit more not', () => {
    expect(mint({ amount: '50' })).toEqual({ ok: true, params: { to: alice, amount: 50_000_000n } })
    expect(mint({ amount: '50.000001' })).toMatchObject({
      problems: { amount: { code: 'Token_MintTooMuch', args: { max: 50_000_000n } } },
    })
  })

  test('waits for the cool-down to the second', () => {
    expect(mint({}, {}, now - 1)).toMatchObject({
      problems: { amount: { code: 'Token_MintTooEarly', args: { nextMintAt: BigInt(now) } } },
    })
    expect(mint({}).ok).toBe(true)
  })

  test('refuses a token whose minting is off, nothing, and the zero address', () => {
    const off = { minting: { ...token.minting, mintable: false } }
    expect(mint({}, off)).toMatchObject({ problems: { amount: { code: 'Token_MintDisabled' } } })
    expect(mint({ amount: '0' })).toMatchObject({
      problems: { amount: { code: 'Input_AmountZero' } },
    })
    expect(mint({ to: zero })).toMatchObject({ problems: { to: { code: 'Token_ReceiverZero' } } })
  })

  test('names every wrong field at once', () => {
    expect(mint({ to: '0x12', amount: '1e5' })).toMatchObject({
      problems: { to: { code: 'Input_AddressInvalid' }, amount: { code: 'Input_NumberExponent' } },
    })
  })
})

describe('readBurnParams', () => {
  test('takes all that the wallet holds and no base unit more', () => {
    expect(readBurnParams({ amount: '250' }, token)).toEqual({
      ok: true,
      params: { amount: 250_000_000n },
    })
    const more = readBurnParams({ amount: '250.000001' }, token)
    const balance = formatAmount(250_000_000n, 6, { symbol: 'HBR' })
    expect(more.ok ? '' : more.problems.amount?.text).toContain(balance)
  })

  test('refuses zero, and decimals that the token does not have', () => {
    expect(readBurnParams({ amount: '0.0' }, token)).toMatchObject({
      problems: { amount: { code: 'Input_AmountZero' } },
    })
    expect(readBurnParams({ amount: '0.0000001' }, token)).toMatchObject({
      problems: { amount: { code: 'Input_TooManyDecimals' } },
    })
  })
})

describe('readUriParams', () => {
  test('takes a new link, and the present one only to freeze it', () => {
    expect(readUriParams({ contractUri: 'ipfs://two' }, token, false)).toMatchObject({
      params: { isChanged: true, isFinal: false },
    })
    expect(readUriParams({ contractUri: 'ipfs://one' }, token, false).ok).toBe(false)
    expect(readUriParams({ contractUri: 'ipfs://one' }, token, true)).toMatchObject({
      params: { isChanged: false, isFinal: true },
    })
  })

  test('refuses what is no link, and one byte too many', () => {
    expect(readUriParams({ contractUri: 'javascript:alert(1)' }, token, false)).toMatchObject({
      problems: { contractUri: { code: 'Input_UriInvalid' } },
    })
    const long = `https://${'x'.repeat(505)}`
    expect(readUriParams({ contractUri: long }, token, false)).toMatchObject({
      problems: { contractUri: { code: 'Token_UriTooLong', args: { length: 513n, max: 512n } } },
    })
  })
})

describe('readOwnerParams', () => {
  test('refuses the present owner in any spelling, and the zero address', () => {
    expect(readOwnerParams({ newOwner: alice.toLowerCase() }, token).ok).toBe(false)
    expect(readOwnerParams({ newOwner: zero }, token)).toMatchObject({
      problems: { newOwner: { code: 'NewOwnerIsZeroAddress' } },
    })
  })

  test('refuses the token itself, which could never act', () => {
    const problems = { newOwner: { text: m.shell_owner_itself() } }
    const own = readOwnerParams({ newOwner: token.address.toLowerCase() }, token)
    expect(own).toMatchObject({ problems })
  })
})

test('every code of these forms has a text in both languages', () => {
  const codes = [
    'Token_MintTooMuch',
    'Token_MintTooEarly',
    'Token_MintDisabled',
    'Token_ReceiverZero',
    'NewOwnerIsZeroAddress',
    'Token_UriTooLong',
    'Input_AmountZero',
    'Input_UriInvalid',
    'Input_AddressInvalid',
    'Input_AddressZero',
  ]
  for (const code of codes)
    for (const locale of ['en-US', 'zh-CN'] as const)
      expect(errorMessage(code, {}, { locale })).not.toContain(code)
})
