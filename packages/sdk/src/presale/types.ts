import type { Address, Hex } from 'viem'
import type { Currency, TokenIdentity } from '../evm/get-currency.ts'
import type { PresaleKind } from '../platform/presale-kinds.ts'

/** Whitelist modes, by their number on chain: nobody is listed, tiers first and then everybody, listed wallets only. */
export const whitelistModes = ['off', 'tiers', 'only'] as const

/** See `whitelistModes`. */
export type WhitelistMode = (typeof whitelistModes)[number]

/**
 * Terms of a presale as the contract holds them (`IPresale.Terms`): amounts in base units; rates in token base units for
 * one currency base unit, times 1e18; ratios in basis points; times in unix seconds, lengths in seconds.
 */
export interface PresaleTerms {
  readonly claimToken: Address
  /** The zero address stands for the native currency. */
  readonly currency: Address
  /** The zero address in private presales. */
  readonly router: Address
  readonly owner: Address
  readonly hardCap: bigint
  readonly softCap: bigint
  readonly presaleRate: bigint
  readonly liquidityRate: bigint
  readonly liquidityPercent: number
  readonly minCurrency: bigint
  readonly maxCurrency: bigint
  readonly startTime: number
  readonly endTime: number
  readonly lockTime: number
  /** Index into `whitelistModes`. */
  readonly useWhiteList: number
  readonly t1Block: number
  readonly t2Block: number
  readonly enableWhiteTransfer: boolean
  readonly vest: boolean
  readonly vestFirst: number
  readonly vestCycle: number
  readonly vestPercent: number
  readonly burnsUnsold: boolean
  readonly listsBelowPresale: boolean
  readonly maxRepairBps: number
  readonly declaredTaxBps: number
}

/** Where a presale stands (`IPresale.State`). */
export interface PresaleState {
  /** 0 open, 1 finished, 2 canceled. */
  readonly poolStatus: number
  /** 0 none, 1 by the owner, 2 soft cap missed, 3 lapsed, 4 unsellable, 5 removed before it began. */
  readonly cancelReason: number
  readonly total: bigint
  readonly accepted: bigint
  readonly userCount: number
  readonly claimCount: number
  readonly tokensDeposited: bigint
  readonly tokensClaimed: bigint
  /** 0 before. */
  readonly finalizedAt: number
  /** 0 before. */
  readonly vestingStart: number
  readonly exitFees: bigint
  readonly termsChanged: boolean
  readonly lockId: bigint
  readonly pair: Address
}

/** One wallet in a presale (`IPresale.Account`), and what it brings along. */
export interface PresaleAccount {
  readonly contributed: bigint
  readonly claimed: bigint
  readonly claimable: bigint
  readonly allocation: bigint
  readonly excess: bigint
  readonly refundable: bigint
  readonly refundFee: bigint
  readonly exitFee: bigint
  /** Whitelist tier, 0 for none. */
  readonly level: number
  /** 0 none, 1 unused, 2 used, 3 revoked. */
  readonly slotStatus: number
  /** Of the presale's currency, in the wallet. */
  readonly balance: bigint
  /** What the presale may take of it; the whole balance where the currency is native. */
  readonly allowance: bigint
  /** Who invited the wallet into this presale; the zero address for nobody. */
  readonly inviter: Address
}

/** A presale as it stands on chain. */
export interface Presale {
  readonly chainId: number
  readonly address: Address
  readonly kind: PresaleKind
  readonly terms: PresaleTerms
  readonly state: PresaleState
  /** Key of the project's information. */
  readonly ipfsKey: string
  readonly whitelistRoot: Hex
  /** The zero address for nobody. */
  readonly whitelistAdmin: Address
  /** Whether inviter rewards are open, and their rates in basis points, level 1 first. */
  readonly inviter: { readonly open: boolean; readonly rates: readonly number[] }
  readonly token: TokenIdentity
  readonly currency: Currency
}

/** A presale in the factory's list. */
export interface PresaleRecord {
  readonly owner: Address
  readonly address: Address
  /** Unix seconds. */
  readonly createdAt: number
  readonly kind: PresaleKind
}
