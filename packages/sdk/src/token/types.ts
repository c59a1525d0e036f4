import type { Address } from 'viem'
import type { TokenFacts } from '../evm/get-token-facts.ts'
import type { TokenRecord } from '../platform/token-record.ts'
import type { DraftIssue } from '../shared/draft-issue.ts'
import type { TokenCapabilities } from './decode-capabilities.ts'

/** Parameters of `TokenFactory.deploy`, as every template takes them. */
export interface TokenParameters {
  readonly templateId: bigint
  readonly strings: readonly string[]
  readonly addresses: readonly Address[]
  readonly numbers: readonly bigint[]
  readonly bools: readonly boolean[]
}

/** Terms of minting, fixed at creation; only the switch and the next moment change. */
export interface TokenMinting {
  readonly mintable: boolean
  readonly cooldownSeconds: number
  /** Basis points of the supply that one minting may add. */
  readonly maxBps: number
  /** Unix seconds from which the next minting is possible; 0 when the token was never mintable. */
  readonly nextMintAt: number
}

/** Taxes in basis points. */
export interface TokenTaxes {
  readonly buyBps: number
  readonly sellBps: number
  readonly transferBps: number
  readonly addPoolBps: number
  readonly removePoolBps: number
}

/** What collected tax is used for, in whole percent. */
export interface TokenShares {
  readonly burn: number
  readonly liquidity: number
  readonly marketing: number
  readonly dividend: number
}

/** Limits of holdings and trades; amounts in base units. */
export interface TokenLimits {
  /** 0 while the limit is off. */
  readonly walletLimit: bigint
  /** 0 while the limit is off. */
  readonly swapLimit: bigint
  /** Fresh addresses that each buy sprays dust to. */
  readonly fissionCount: number
  /** Collected tax that starts a swap-back. */
  readonly swapThreshold: bigint
}

/** How far the opening of trading is; it goes one way. */
export interface TokenLaunch {
  readonly isLaunched: boolean
  /** 0 before the launch. */
  readonly launchedAtBlock: bigint
  /** Unix seconds; 0 before the launch. */
  readonly launchedAt: number
  /** Blocks after the launch in which buyers are blacklisted. */
  readonly killBlocks: number
  /** Liquidity can be added, and nothing else (S-41). */
  readonly isLiquidityPhase: boolean
  /** Contract with the one right to open trading beside the owner (S-31); the zero address when there is none. */
  readonly launcher: Address
  /** The token's main pool; the zero address before there is one. */
  readonly pair: Address
}

/** Switches that can be turned off, and never on again. */
export interface TokenSwitches {
  readonly taxChange: boolean
  readonly blacklist: boolean
  readonly swapLimit: boolean
  readonly walletLimit: boolean
  readonly mint: boolean
}

/** Where a token trades, and who gets its taxes. */
export interface TokenWallets {
  readonly marketing: Address
  /** Gets automatic liquidity; the dead address: nobody can ever withdraw it. */
  readonly liquidityReceiver: Address
  readonly router: Address
  readonly quote: Address
}

/** State of a token that takes taxes. */
export interface TaxedState {
  readonly taxes: TokenTaxes
  readonly shares: TokenShares
  readonly limits: TokenLimits
  readonly launch: TokenLaunch
  readonly switches: TokenSwitches
  readonly wallets: TokenWallets
  /** Base units that wait for the next swap-back. */
  readonly collectedTax: bigint
}

/** State of a token's dividends; amounts in base units of `token`. */
export interface DividendState {
  /** What is paid; the zero address is the native currency. */
  readonly token: Address
  /** Base units of the token itself that a holder needs; 0 where staked liquidity or NFTs count. */
  readonly threshold: bigint
  /** Blocks over which a distribution streams. */
  readonly intervalBlocks: number
  readonly received: bigint
  readonly paid: bigint
  /** Received, and not yet streaming. */
  readonly waiting: bigint
  /** Base units of the pool's currency that wait to be exchanged for what is paid; only where the template does so. */
  readonly waitingQuote?: bigint
  /** What the asked account can claim now; absent without an account, and where dividends belong to NFTs. */
  readonly pending?: bigint
  /** Units of the asked account that count. */
  readonly share?: bigint
}

/** Staked liquidity of the asked account. */
export interface LiquidityStake {
  /** LP tokens, base units. */
  readonly staked: bigint
}

/** Terms of payments to the holders of a collection; amounts in base units of the quote token. */
export interface NftDividendState {
  readonly collection: Address
  readonly perNft: bigint
  readonly intervalBlocks: number
  readonly trigger: bigint
  readonly isMarketingTaxAccounted: boolean
}

/** Terms of rebates to inviters. */
export interface ReferralState {
  /** Basis points of a trade, level 1 first; seven of them. */
  readonly rebateBps: readonly number[]
  readonly bindIntervalBlocks: number
  /** Base units: a transfer of at most this much is an invitation, or the acceptance of one (S-36). */
  readonly smallTransferMax: bigint
  /** Inviter of the asked account; absent without an account or an inviter. */
  readonly inviter?: Address
}

/** A token of the platform as it stands on chain now. Parts that its template does not have are absent. */
export interface Token extends TokenFacts {
  readonly chainId: number
  readonly record: TokenRecord
  /** Current owner; the zero address once ownership was renounced. */
  readonly owner: Address
  readonly contractUri: string
  readonly isContractUriFrozen: boolean
  readonly minting: TokenMinting
  readonly capabilities: TokenCapabilities
  readonly taxed?: TaxedState
  readonly dividends?: DividendState
  readonly liquidityStake?: LiquidityStake
  readonly nft?: NftDividendState
  readonly referral?: ReferralState
}

/** One level of the rebates to inviters, from 0. */
export type RebateField = `rebates.${number}`

/** Fields of the create form that an issue can belong to; `shares` and `rebates` stand for all of theirs together. */
export type TokenDraftField =
  | 'templateId'
  | 'name'
  | 'symbol'
  | 'decimals'
  | 'totalSupply'
  | 'receiver'
  | 'contractUri'
  | 'mintable'
  | 'mintCooldownDays'
  | 'mintMaxPercent'
  | 'inviter'
  | 'marketingWallet'
  | 'router'
  | 'quote'
  | 'liquidityReceiver'
  | 'buyTaxPercent'
  | 'sellTaxPercent'
  | 'transferTaxPercent'
  | 'addPoolTaxPercent'
  | 'removePoolTaxPercent'
  | 'burnShare'
  | 'liquidityShare'
  | 'marketingShare'
  | 'dividendShare'
  | 'shares'
  | 'manualLaunch'
  | 'killBlocks'
  | 'taxChangeable'
  | 'blacklistEnabled'
  | 'walletLimitEnabled'
  | 'walletLimit'
  | 'walletLimitUnit'
  | 'swapLimitEnabled'
  | 'swapLimit'
  | 'swapLimitUnit'
  | 'fissionCount'
  | 'swapThreshold'
  | 'swapThresholdUnit'
  | 'rewardToken'
  | 'dividendThreshold'
  | 'dividendThresholdUnit'
  | 'dividendIntervalBlocks'
  | 'rebates'
  | RebateField
  | 'bindIntervalBlocks'
  | 'nft'
  | 'perNftDividend'
  | 'dividendTrigger'
  | 'quoteDecimals'
  | 'marketingTaxAccounted'

/** Something wrong with a token draft. */
export type TokenDraftIssue = DraftIssue<TokenDraftField>
