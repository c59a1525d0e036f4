import { formatAmount, formatInteger, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { AssetChange, GrantedRight, SeenToken } from '@slipway/sdk/signing/sign-forecast'
import { maxUint256 } from 'viem'
import { activeChain } from '../core/active-chain.ts'

/** More than this nobody holds: an allowance beyond it has no bound. */
const ENDLESS = maxUint256 / 2n

export const tokenName = ({ symbol, address }: SeenToken): string =>
  symbol || shortenAddress(address)

/** The asset of a change. */
export function changeName({ token }: AssetChange): string {
  return token ? tokenName(token) : activeChain.nativeCurrency.symbol
}

function unitsText(amount: bigint, token: SeenToken | undefined): string {
  const decimals = token ? token.decimals : activeChain.nativeCurrency.decimals
  return decimals === undefined
    ? m.unit_smallest({ count: formatInteger(amount) })
    : formatAmount(amount, decimals)
}

/** How much of it, without a sign. */
export function changeText({ amount, token, isNft }: AssetChange): string {
  const size = amount < 0n ? -amount : amount
  return isNft ? m.signing_nfts({ count: formatInteger(size) }) : unitsText(size, token)
}

/** How much somebody else could take. */
export function rightText({ amount, token }: GrantedRight): string {
  if (amount === undefined) return m.signing_right_all_nfts()
  return amount > ENDLESS ? m.signing_right_endless() : unitsText(amount, token)
}
