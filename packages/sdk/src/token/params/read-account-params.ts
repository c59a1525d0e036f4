import { type Address, zeroAddress } from 'viem'
import { readAddress } from '../../shared/read-address.ts'
import {
  type FormIssueCollector,
  readParams,
  type TokenFormField,
  type TokenFormResult,
} from './form-result.ts'
import { readAddressList } from './read-address-list.ts'

const same = (a: Address, b: Address) => a.toLowerCase() === b.toLowerCase()

/** The addresses of a token that its blacklist, wallets and exemptions must not touch. */
export interface TokenAddresses {
  readonly token: Address
  readonly owner: Address
  readonly marketing: Address
  /** The zero address before there is one. */
  readonly pair: Address
}

function readNeeded(
  field: TokenFormField,
  text: string,
  zeroCode: string,
  report: FormIssueCollector,
): Address {
  const reading = readAddress(text)
  if (!reading.ok) {
    report(field, reading.code)
    return zeroAddress
  }
  if (reading.address === zeroAddress) report(field, zeroCode)
  return reading.address
}

/**
 * Reads accounts for the blacklist, one per line. It cannot hold the marketing wallet, the liquidity pool or the token
 * contract (specification, section 5); taking somebody off is never refused.
 */
export function readBlacklistParams(
  input: { readonly accounts: string; readonly listed: boolean },
  { token, marketing, pair }: Omit<TokenAddresses, 'owner'>,
): TokenFormResult<{ readonly accounts: readonly Address[]; readonly listed: boolean }> {
  const { listed } = input
  return readParams((report) => {
    const accounts = readAddressList(input.accounts, report)
    const free = [token, marketing, pair, zeroAddress]
    const refused = listed && accounts.find((account) => free.some((one) => same(one, account)))
    if (refused) report('accounts', 'Token_BlacklistRefused', { account: refused })
    return { accounts, listed }
  })
}

/** Reads a new marketing wallet: somebody's, and neither the owner's nor the pool nor the token. */
export function readMarketingWalletParams(
  text: string,
  { owner, token, pair }: Pick<TokenAddresses, 'owner' | 'token' | 'pair'>,
): TokenFormResult<{ readonly wallet: Address }> {
  return readParams((report) => {
    const wallet = readNeeded('marketingWallet', text, 'Token_MarketingWalletZero', report)
    if (wallet === zeroAddress) return { wallet }
    if (same(wallet, owner)) report('marketingWallet', 'Token_MarketingWalletIsOwner')
    const isRefused = same(wallet, token) || same(wallet, pair)
    if (isRefused) report('marketingWallet', 'Token_MarketingWalletRefused', { wallet })
    return { wallet }
  })
}

/** Reads a contract to be exempted, for good: never a pool, in at least one direction (S-32). */
export function readExemptionParams(
  input: { readonly account: string; readonly into: boolean; readonly outOf: boolean },
  { pair }: Pick<TokenAddresses, 'pair'>,
): TokenFormResult<{ readonly account: Address; readonly directions: number }> {
  return readParams((report) => {
    const account = readNeeded('account', input.account, 'Input_AddressZero', report)
    const isPair = account !== zeroAddress && same(account, pair)
    if (isPair) report('account', 'Token_ExemptionIsPair', { account })
    const directions = (input.into ? 1 : 0) + (input.outOf ? 2 : 0)
    if (directions === 0) report('directions', 'Token_ExemptionDirectionsUnknown', { directions })
    return { account, directions }
  })
}

/** Reads a pool of another exchange. */
export function readPairParams(text: string): TokenFormResult<{ readonly pair: Address }> {
  return readParams((report) => ({
    pair: readNeeded('pair', text, 'Input_AddressZero', report),
  }))
}

/** Reads an inviter: another one than oneself. */
export function readInviterParams(
  text: string,
  account: Address,
): TokenFormResult<{ readonly inviter: Address }> {
  return readParams((report) => {
    const inviter = readNeeded('inviter', text, 'Input_AddressZero', report)
    if (inviter !== zeroAddress && same(inviter, account)) report('inviter', 'Token_InviterSelf')
    return { inviter }
  })
}
