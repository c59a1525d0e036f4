import type { TokenParams } from '../chain/token-params.ts'
import type { TextFieldName, TypedToken } from '../pages/typed-token.ts'

/** A wrong input, once as it is typed and once as it would reach the contract, and the one reason that refuses it. */
export type WrongInput = {
  readonly what: string
  readonly typed: Partial<TypedToken>
  readonly params: Partial<TokenParams>
  /** The field that the form marks. */
  readonly field: TextFieldName
  /** The error's name in the contract, its code in the SDK, the key of its text. */
  readonly reason: string
  readonly args: Readonly<Record<string, bigint>>
}

export const rightToken: TypedToken = {
  name: 'Harbour Dollar',
  symbol: 'HBR',
  decimals: '18',
  totalSupply: '1000000',
  contractUri: '',
  mintable: false,
  mintCooldownDays: '',
  mintMaxPercent: '',
}

const minting = { mintable: true, mintCooldownDays: '3', mintMaxPercent: '20' }
const mintingParams = { mintable: true, mintCooldown: 259_200n, mintMaxBps: 2_000n }
const largestSupply = 2n ** 112n - 1n

export const wrongInputs: readonly WrongInput[] = [
  {
    what: 'an empty name',
    typed: { name: '' },
    params: { name: '' },
    field: 'name',
    reason: 'Token_NameEmpty',
    args: {},
  },
  {
    what: 'a name of 300 characters',
    typed: { name: 'n'.repeat(300) },
    params: { name: 'n'.repeat(300) },
    field: 'name',
    reason: 'Token_NameTooLong',
    args: { length: 300n, max: 64n },
  },
  {
    what: 'a name of 22 Chinese characters, which are 66 bytes',
    typed: { name: '港'.repeat(22) },
    params: { name: '港'.repeat(22) },
    field: 'name',
    reason: 'Token_NameTooLong',
    args: { length: 66n, max: 64n },
  },
  {
    what: 'an empty symbol',
    typed: { symbol: '' },
    params: { symbol: '' },
    field: 'symbol',
    reason: 'Token_SymbolEmpty',
    args: {},
  },
  {
    what: 'a symbol of 33 characters',
    typed: { symbol: 'S'.repeat(33) },
    params: { symbol: 'S'.repeat(33) },
    field: 'symbol',
    reason: 'Token_SymbolTooLong',
    args: { length: 33n, max: 32n },
  },
  {
    what: 'no supply',
    typed: { totalSupply: '0' },
    params: { totalSupply: 0n },
    field: 'totalSupply',
    reason: 'Token_SupplyZero',
    args: {},
  },
  {
    what: '19 decimals',
    typed: { decimals: '19' },
    params: { decimals: 19n },
    field: 'decimals',
    reason: 'Token_DecimalsTooHigh',
    args: { decimals: 19n, max: 18n },
  },
  {
    what: 'a huge supply with 18 decimals',
    typed: { totalSupply: '10000000000000000' },
    params: { totalSupply: 10n ** 34n },
    field: 'decimals',
    reason: 'Token_DecimalsTooHighForSupply',
    args: { decimals: 18n, max: 9n },
  },
  {
    what: 'a supply beyond 112 bits with 9 decimals',
    typed: { totalSupply: '10000000000000000000000000', decimals: '9' },
    params: { totalSupply: 10n ** 34n, decimals: 9n },
    field: 'totalSupply',
    reason: 'Token_SupplyTooLarge',
    args: { supply: 10n ** 34n, max: largestSupply },
  },
  {
    what: 'a mint cool-down of two days',
    typed: { ...minting, mintCooldownDays: '2' },
    params: { ...mintingParams, mintCooldown: 172_800n },
    field: 'mintCooldownDays',
    reason: 'Token_MintCooldownTooShort',
    args: { seconds_: 172_800n, min: 259_200n },
  },
  {
    what: 'a mint ratio above a fifth',
    typed: { ...minting, mintMaxPercent: '20.01' },
    params: { ...mintingParams, mintMaxBps: 2_001n },
    field: 'mintMaxPercent',
    reason: 'Token_MintRatioTooHigh',
    args: { bps: 2_001n, max: 2_000n },
  },
  {
    what: 'a mint ratio of nothing',
    typed: { ...minting, mintMaxPercent: '0' },
    params: { ...mintingParams, mintMaxBps: 0n },
    field: 'mintMaxPercent',
    reason: 'Token_MintRatioZero',
    args: {},
  },
  {
    what: 'a metadata link of 513 bytes',
    typed: { contractUri: `https://${'u'.repeat(505)}` },
    params: { contractUri: `https://${'u'.repeat(505)}` },
    field: 'contractUri',
    reason: 'Token_UriTooLong',
    args: { length: 513n, max: 512n },
  },
]
