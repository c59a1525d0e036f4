import { describe, expect, test } from 'vitest'
import { readSolanaTokenDraft, type SolanaTokenInput } from './solana-token-draft.ts'

const input: SolanaTokenInput = {
  name: ' Tidewater ',
  symbol: 'TIDE',
  decimals: '9',
  totalSupply: '1,000,000,000',
  uri: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
  taxed: true,
  transferTaxPercent: '2.5',
  mintable: true,
  freezable: false,
}

const issuesOf = (changes: Partial<SolanaTokenInput>) => {
  const reading = readSolanaTokenDraft({ ...input, ...changes })
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field} ${code}`)
}

test('a right draft is read in the program’s own units', () => {
  expect(readSolanaTokenDraft(input)).toEqual({
    ok: true,
    draft: {
      name: 'Tidewater',
      symbol: 'TIDE',
      uri: input.uri,
      decimals: 9,
      totalSupply: 10n ** 18n,
      transferFeeBps: 250,
      mintable: true,
      freezable: false,
    },
  })
})

test('without a tax its percent is not read', () => {
  const reading = readSolanaTokenDraft({ ...input, taxed: false, transferTaxPercent: 'much' })
  expect(reading.ok && reading.draft.transferFeeBps).toBe(0)
})

describe('limits, on both sides', () => {
  test.each<[string, Partial<SolanaTokenInput>, string[]]>([
    ['32 bytes of name', { name: '船'.repeat(10) }, []],
    ['33 bytes of name', { name: '船'.repeat(11) }, ['name Token_NameTooLong']],
    ['no name', { name: ' ' }, ['name Token_NameEmpty']],
    ['an invisible sign', { name: 'Tide\u200b' }, ['name Token_NameNotPrintable']],
    ['10 bytes of symbol', { symbol: 'ABCDEFGHIJ' }, []],
    ['11 bytes of symbol', { symbol: 'ABCDEFGHIJK' }, ['symbol Token_SymbolTooLong']],
    ['9 decimals', { decimals: '9' }, []],
    ['10 decimals', { decimals: '10' }, ['decimals Token_DecimalsTooHigh']],
    ['no number of decimals', { decimals: '' }, ['decimals Input_Required']],
    ['nothing at all', { totalSupply: '0' }, ['totalSupply Token_SupplyZero']],
    ['all that 64 bits count', { decimals: '0', totalSupply: '18446744073709551615' }, []],
    [
      'one more than 64 bits count',
      { decimals: '0', totalSupply: '18446744073709551616' },
      ['totalSupply SolanaToken_SupplyTooLarge'],
    ],
    ['25 %', { transferTaxPercent: '25' }, []],
    ['25.01 %', { transferTaxPercent: '25.01' }, ['transferTaxPercent Token_TransferTaxTooHigh']],
    ['a tax of nothing', { transferTaxPercent: '0' }, ['transferTaxPercent SolanaToken_TaxZero']],
    ['no tax typed', { transferTaxPercent: '' }, ['transferTaxPercent Input_Required']],
    ['200 bytes of link', { uri: `ipfs://${'a'.repeat(193)}` }, []],
    ['201 bytes of link', { uri: `ipfs://${'a'.repeat(194)}` }, ['uri Token_UriTooLong']],
    ['a link over plain http', { uri: 'http://example.org/a.json' }, ['uri Input_UriInvalid']],
    ['no link', { uri: '' }, []],
  ])('%s', (_what, changes, expected) => {
    expect(issuesOf(changes)).toEqual(expected)
  })

  test('every fault is listed at once, with the numbers that its text needs', () => {
    const reading = readSolanaTokenDraft({ ...input, symbol: 'ABCDEFGHIJK', decimals: '12' })
    expect(reading.ok ? [] : reading.issues).toEqual([
      { field: 'symbol', code: 'Token_SymbolTooLong', args: { length: 11n, max: 10n } },
      { field: 'decimals', code: 'Token_DecimalsTooHigh', args: { decimals: 12n, max: 9n } },
    ])
  })

  test('what is no draft at all names what is missing', () => {
    const reading = readSolanaTokenDraft({})
    expect(reading.ok ? [] : reading.issues.map(({ field }) => field)).toEqual([
      'name',
      'symbol',
      'decimals',
      'totalSupply',
    ])
  })
})
