import type { Address } from 'viem'
import type { DraftIssue } from '../shared/draft-issue.ts'
import type { TokenCapabilities } from './decode-capabilities.ts'

/** Addresses of the token feature's contracts on one network. */
export interface TokenContracts {
  readonly factory: Address
  readonly detector: Address
}

/** Parameters of `TokenFactory.deploy`, as every template takes them. */
export interface TokenParameters {
  readonly templateId: bigint
  readonly strings: readonly string[]
  readonly addresses: readonly Address[]
  readonly numbers: readonly bigint[]
  readonly bools: readonly boolean[]
}

/** Entry of the factory's registry. */
export interface TokenRecord {
  /** Who created it; the registry keeps the creator when ownership moves. */
  readonly creator: Address
  readonly address: Address
  /** Unix seconds. */
  readonly createdAt: number
  readonly templateId: number
  /** Number of the token in the registry, from 1. */
  readonly infoId: number
}

/** Name, symbol, decimals and supply of any ERC-20, and what one account holds of it (specification, section 3). */
export interface TokenFacts {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly totalSupply: bigint
  /** Base units; undefined without an account. */
  readonly balance: bigint | undefined
  /** Base units that the asked spender may take; undefined without account and spender. */
  readonly allowance: bigint | undefined
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

/** A token of the platform as it stands on chain now. */
export interface Token extends TokenFacts {
  readonly chainId: number
  readonly record: TokenRecord
  /** Current owner; the zero address once ownership was renounced. */
  readonly owner: Address
  readonly contractUri: string
  readonly isContractUriFrozen: boolean
  readonly minting: TokenMinting
  readonly capabilities: TokenCapabilities
}

/** One level of the rebates to inviters, from 0. */
export type RebateField = `rebates.${number}`

/** Fields of the create form that an issue can belong to. */
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
  /** The shares together. */
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
  /** The rebates together. */
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
