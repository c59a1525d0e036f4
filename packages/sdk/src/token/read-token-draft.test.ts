import { contractErrorsAbi } from '@slipway/deployments/errors'
import fc from 'fast-check'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { readTokenDraft } from './read-token-draft.ts'
import { tokenLimits } from './token-limits.ts'

const receiver = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const wellFormed = {
  templateId: 1,
  name: 'Harbour',
  symbol: 'HRB',
  decimals: '18',
  totalSupply: '1000000',
  receiver,
  contractUri: '',
  mintable: false,
  mintCooldownDays: '',
  mintMaxPercent: '',
  inviter: '',
} as const

function issuesOf(change: Record<string, unknown>) {
  const reading = readTokenDraft({ ...wellFormed, ...change })
  return reading.ok ? [] : reading.issues
}

function draftOf(change: Record<string, unknown>) {
  const reading = readTokenDraft({ ...wellFormed, ...change })
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues.map(({ code }) => code)))
  return reading.draft
}

describe('readTokenDraft', () => {
  test('turns texts into the units of the contract', () => {
    expect(draftOf({})).toEqual({
      templateId: 1,
      name: 'Harbour',
      symbol: 'HRB',
      decimals: 18,
      totalSupply: 10n ** 24n,
      receiver,
      contractUri: '',
      mintable: false,
      mintCooldownSeconds: 0n,
      mintMaxBps: 0n,
      inviter: zeroAddress,
    })
    expect(
      draftOf({ mintable: true, mintCooldownDays: '7.5', mintMaxPercent: '0.25' }),
    ).toMatchObject({ mintCooldownSeconds: 648_000n, mintMaxBps: 25n })
  })

  test('trims what people paste', () => {
    expect(draftOf({ name: '  Harbour ', receiver: ` ${receiver} ` })).toMatchObject({
      name: 'Harbour',
      receiver,
    })
  })

  const max = 2n ** 112n - 1n
  const { mintCooldownMaxSeconds, mintCooldownMinSeconds, mintMaxBps } = tokenLimits
  const minting = { mintable: true, mintCooldownDays: '3', mintMaxPercent: '20' }

  test.each([
    ['an empty name', { name: ' ' }, 'name', 'Token_NameEmpty', {}],
    [
      'a name of 300 characters',
      { name: 'x'.repeat(300) },
      'name',
      'Token_NameTooLong',
      { length: 300n, max: 64n },
    ],
    [
      '22 characters of 3 bytes',
      { name: '名'.repeat(22) },
      'name',
      'Token_NameTooLong',
      { length: 66n, max: 64n },
    ],
    ['an empty symbol', { symbol: '' }, 'symbol', 'Token_SymbolEmpty', {}],
    [
      'a symbol of 33 bytes',
      { symbol: 'x'.repeat(33) },
      'symbol',
      'Token_SymbolTooLong',
      { length: 33n, max: 32n },
    ],
    ['no supply', { totalSupply: '0.000' }, 'totalSupply', 'Token_SupplyZero', {}],
    ['an empty supply', { totalSupply: '' }, 'totalSupply', 'Input_Required', { max: 18n }],
    [
      'decimals 19',
      { decimals: '19' },
      'decimals',
      'Token_DecimalsTooHigh',
      { decimals: 19n, max: 18n },
    ],
    ['half a decimal', { decimals: '1.5' }, 'decimals', 'Input_IntegerRequired', {}],
    [
      'a huge supply with 18 decimals',
      { totalSupply: '99999999999999999999' },
      'decimals',
      'Token_DecimalsTooHighForSupply',
      { decimals: 18n, max: 9n },
    ],
    [
      'a supply past a pool with 9 decimals',
      { decimals: '9', totalSupply: '9'.repeat(30) },
      'totalSupply',
      'Token_SupplyTooLarge',
      { supply: BigInt('9'.repeat(30)) * 10n ** 9n, max },
    ],
    [
      'too fine a supply',
      { decimals: '2', totalSupply: '1.234' },
      'totalSupply',
      'Input_TooManyDecimals',
      { max: 2n },
    ],
    ['no receiver', { receiver: '' }, 'receiver', 'Token_ReceiverZero', {}],
    ['the zero address', { receiver: zeroAddress }, 'receiver', 'Token_ReceiverZero', {}],
    [
      'a mistyped receiver',
      { receiver: receiver.slice(1) },
      'receiver',
      'Input_AddressInvalid',
      {},
    ],
    [
      'a long link',
      { contractUri: `https://${'x'.repeat(600)}` },
      'contractUri',
      'Token_UriTooLong',
      { length: 608n, max: 512n },
    ],
    [
      'a link that runs code',
      { contractUri: 'javascript:alert(1)' },
      'contractUri',
      'Input_UriInvalid',
      {},
    ],
    ['a broken inviter', { inviter: '0x12' }, 'inviter', 'Input_AddressInvalid', {}],
    [
      'nobody’s address as inviter',
      { inviter: ` ${zeroAddress} ` },
      'inviter',
      'TokenFactory_InviterHasNoTokens',
      { inviter: zeroAddress },
    ],
    [
      'a short cool-down',
      { ...minting, mintCooldownDays: '2.999' },
      'mintCooldownDays',
      'Token_MintCooldownTooShort',
      { seconds_: 259_113n, min: mintCooldownMinSeconds },
    ],
    [
      'a cool-down in milliseconds',
      { ...minting, mintCooldownDays: '259200' },
      'mintCooldownDays',
      'Token_MintCooldownTooLong',
      { seconds_: 259_200n * 86_400n, max: mintCooldownMaxSeconds },
    ],
    [
      'a share above 20 %',
      { ...minting, mintMaxPercent: '20.01' },
      'mintMaxPercent',
      'Token_MintRatioTooHigh',
      { bps: 2001n, max: mintMaxBps },
    ],
    [
      'a share of nothing',
      { ...minting, mintMaxPercent: '0' },
      'mintMaxPercent',
      'Token_MintRatioZero',
      {},
    ],
    [
      'a share of three decimals',
      { ...minting, mintMaxPercent: '1.234' },
      'mintMaxPercent',
      'Input_TooManyDecimals',
      { max: 2n },
    ],
    [
      'limits without minting',
      { mintMaxPercent: '5' },
      'mintMaxPercent',
      'Token_MintParamsWithoutMint',
      {},
    ],
    [
      'an unknown template',
      { templateId: 10 },
      'templateId',
      'TokenFactory_TemplateUnknown',
      { templateId: '10' },
    ],
    [
      'a name with a sign that nobody sees',
      { name: 'Har\u200bbour' },
      'name',
      'Token_NameNotPrintable',
      {},
    ],
    ['a filler alone', { symbol: '\u3164' }, 'symbol', 'Token_SymbolNotPrintable', {}],
    ['a filler behind it', { symbol: 'USDT\u3164' }, 'symbol', 'Token_SymbolNotPrintable', {}],
    ['an Arabic mark', { name: 'Te\u061cther' }, 'name', 'Token_NameNotPrintable', {}],
    ['a line end', { name: 'Tether\u2028USD' }, 'name', 'Token_NameNotPrintable', {}],
    ['half a character', { name: 'Har\ud800bour' }, 'name', 'Token_NameNotPrintable', {}],
    [
      'a symbol that turns the direction of writing',
      { symbol: 'H\u202eRB' },
      'symbol',
      'Token_SymbolNotPrintable',
      {},
    ],
    [
      'a link with a sign that nobody sees',
      { contractUri: 'ipfs://a\u200bb' },
      'contractUri',
      'Token_UriNotPrintable',
      {},
    ],
    ['a missing field', { name: undefined }, 'name', 'Input_Required', {}],
  ])('refuses %s', (_case, change, field, code, args) => {
    expect(issuesOf(change)).toEqual([{ field, code, args }])
  })

  test('accepts everything up to its limit', () => {
    expect(draftOf({ name: 'x'.repeat(64), symbol: 'y'.repeat(32) }).name).toHaveLength(64)
    expect(draftOf({ decimals: '0', totalSupply: String(max) }).totalSupply).toBe(max)
    expect(draftOf(minting)).toMatchObject({ mintCooldownSeconds: 259_200n, mintMaxBps: 2_000n })
    expect(draftOf({ contractUri: 'ipfs://bafy/meta.json' }).contractUri).toContain('ipfs://')
    expect(draftOf({ mintCooldownDays: '0', mintMaxPercent: '0.0' }).mintable).toBe(false)
  })

  test('lists every fault at once', () => {
    const codes = issuesOf({ name: '', symbol: '', decimals: '19', totalSupply: '0' }).map(
      (one) => one.code,
    )
    expect(codes).toEqual([
      'Token_NameEmpty',
      'Token_SymbolEmpty',
      'Token_DecimalsTooHigh',
      'Token_SupplyZero',
    ])
  })

  test('survives anything that is no draft', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(readTokenDraft(input).ok).toBe(false)
      }),
    )
  })

  test('survives any text in any field, and issues only codes of contract or input', () => {
    const names = new Set<string>(contractErrorsAbi.map(({ name }) => name))
    fc.assert(
      fc.property(
        fc.record({
          name: fc.string(),
          decimals: fc.string(),
          totalSupply: fc.string(),
          receiver: fc.string(),
          mintCooldownDays: fc.string(),
          mintMaxPercent: fc.string(),
          mintable: fc.boolean(),
        }),
        (change) => {
          for (const { code } of issuesOf(change)) {
            expect(names.has(code) || code.startsWith('Input_')).toBe(true)
          }
        },
      ),
    )
  })
})
