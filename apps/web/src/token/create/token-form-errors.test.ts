import { errorMessage, setLocale } from '@slipway/messages'
import { type Address, zeroAddress } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyTokenForm } from './empty-token-form.ts'
import { readDraft, tokenFormErrors } from './read-draft.ts'
import type { TokenFormValues } from './token-form-values.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const right: TokenFormValues = {
  ...emptyTokenForm,
  name: 'Harbour Dollar',
  symbol: 'HBR',
  totalSupply: '1000000',
}
const minting = { mintable: true, mintCooldownDays: '3', mintMaxPercent: '20' }

/** Wrong entry → field and the name under which contract, SDK and form refuse it. */
const wrong: readonly [string, Partial<TokenFormValues>, string, string][] = [
  ['no name', { name: ' ' }, 'name', 'Token_NameEmpty'],
  ['300 characters', { name: 'x'.repeat(300) }, 'name', 'Token_NameTooLong'],
  ['22 Chinese characters', { name: '币'.repeat(22) }, 'name', 'Token_NameTooLong'],
  ['no symbol', { symbol: '' }, 'symbol', 'Token_SymbolEmpty'],
  ['a long symbol', { symbol: 'S'.repeat(33) }, 'symbol', 'Token_SymbolTooLong'],
  ['a supply of 0', { totalSupply: '0' }, 'totalSupply', 'Token_SupplyZero'],
  ['no number', { totalSupply: '1e9' }, 'totalSupply', 'Input_NumberExponent'],
  ['19 decimals', { decimals: '19' }, 'decimals', 'Token_DecimalsTooHigh'],
  [
    'a huge supply with 18 decimals',
    { totalSupply: '9'.repeat(20) },
    'decimals',
    'Token_DecimalsTooHighForSupply',
  ],
  [
    'a supply beyond any pool',
    { totalSupply: '9'.repeat(30), decimals: '9' },
    'totalSupply',
    'Token_SupplyTooLarge',
  ],
  [
    'minting every two days',
    { ...minting, mintCooldownDays: '2' },
    'mintCooldownDays',
    'Token_MintCooldownTooShort',
  ],
  [
    'minting 20.01 %',
    { ...minting, mintMaxPercent: '20.01' },
    'mintMaxPercent',
    'Token_MintRatioTooHigh',
  ],
  ['minting nothing', { ...minting, mintMaxPercent: '0' }, 'mintMaxPercent', 'Token_MintRatioZero'],
  [
    'the zero address',
    { receiverKind: 'other', receiver: `0x${'0'.repeat(40)}` },
    'receiver',
    'Token_ReceiverZero',
  ],
  [
    'a short address',
    { receiverKind: 'other', receiver: '0x12' },
    'receiver',
    'Input_AddressInvalid',
  ],
  [
    'a mistyped checksum',
    { receiverKind: 'other', receiver: account.replace('C51812', 'c51812') },
    'receiver',
    'Input_AddressChecksumInvalid',
  ],
  [
    '513 bytes of link',
    { contractUri: `ipfs://${'x'.repeat(506)}` },
    'contractUri',
    'Token_UriTooLong',
  ],
  ['no link', { contractUri: 'www' }, 'contractUri', 'Input_UriInvalid'],
  ['no inviter address', { inviter: 'someone' }, 'inviter', 'Input_AddressInvalid'],
  ['nobody as inviter', { inviter: zeroAddress }, 'inviter', 'TokenFactory_InviterHasNoTokens'],
]

const issuesOf = (values: TokenFormValues, wallet: Address | undefined = account) => {
  const reading = readDraft(values, wallet)
  return reading.ok ? [] : reading.issues
}

afterEach(() => setLocale('en-US', { reload: false }))

describe('tokenFormErrors', () => {
  test.each(wrong)(
    '%s is refused under the one name, in both languages',
    (_, change, field, code) => {
      const values = { ...right, ...change }
      const issues = issuesOf(values)
      expect(issues.map((issue) => [issue.field, issue.code])).toEqual([[field, code]])
      const texts = (['en-US', 'zh-CN'] as const).map((locale) => {
        setLocale(locale, { reload: false })
        const text = tokenFormErrors(issues, values)[field]
        const [issue] = issues
        const nativeCurrency = { symbol: 'BNB', decimals: 18 }
        const token = { symbol: values.symbol, decimals: Number(values.decimals) }
        expect(text).toBe(errorMessage(code, issue?.args, { locale, token, nativeCurrency }))
        return text
      })
      expect(texts[0]).not.toBe(texts[1])
    },
  )

  test('takes a right form, and what is hidden does not count', () => {
    expect(issuesOf(right)).toEqual([])
    const hidden = { ...right, mintCooldownDays: '1', mintMaxPercent: '99', receiver: '0x12' }
    expect(issuesOf(hidden)).toEqual([])
  })

  test('shows the first fault of each field, all fields at once', () => {
    const values = { ...right, name: '', symbol: '', totalSupply: '' }
    expect(Object.keys(tokenFormErrors(issuesOf(values), values))).toEqual([
      'name',
      'symbol',
      'totalSupply',
    ])
  })

  test('without a wallet the other fields are judged all the same', () => {
    const values = { ...right, totalSupply: '0' }
    expect(Object.keys(tokenFormErrors(issuesOf(values, undefined), values))).toEqual([
      'totalSupply',
    ])
  })
})
