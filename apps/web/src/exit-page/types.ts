import type { EvmChainDefinition } from '@slipway/chains'
import type { ContractName, DeployedContract } from '@slipway/deployments'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import type { Abi, Address } from 'viem'

/** Where the contracts of one release are. */
export type ReleaseContracts = Readonly<
  Partial<Record<ContractName, Pick<DeployedContract, 'address'>>>
>

/** A network that the page knows contracts on, as the build wrote it into the page. */
export interface ExitNetwork {
  readonly chain: EvmChainDefinition
  /** Newest first: what was created with an older release has its exits too. */
  readonly releases: readonly ReleaseContracts[]
}

/** Kinds of contracts whose exits the page has. */
export type ExitKind = 'presale' | 'lock' | 'pool' | 'claims' | 'mapping' | 'nft'

/** What an address may do here. */
export type ActName =
  | 'refund'
  | 'leave'
  | 'claim'
  | 'finalize'
  | 'exit-fee'
  | 'reward'
  | 'proceeds'
  | 'unlock'
  | 'unlock-nft'
  | 'fees'
  | 'unstake'
  | 'emergency'
  | 'harvest'
  | 'rebate'
  | 'rewards-left'
  | 'claim-entry'
  | 'take-back'
  | 'take-brought'

/** An amount of something, ready to be shown. */
export interface ExitAmount {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
}

/** One transaction that the page can ask a wallet for. */
export interface ExitAct {
  readonly name: ActName
  readonly transaction: UnsignedTransaction
  /** Functions and errors of the contract: the review decodes what is sent with it. */
  readonly abi: Abi
  /** What the account gets; nothing where only the call itself can tell. */
  readonly gets: readonly ExitAmount[]
  /** What stays behind. */
  readonly costs?: ExitAmount
  /** Lock, list entry or NFTs that it is about. */
  readonly about?: string
}

/** What is said of a contract or an account in it. */
export type FactName =
  | 'state'
  | 'contributed'
  | 'accepted'
  | 'claimed'
  | 'ends'
  | 'finalize-from'
  | 'lapses'
  | 'unlocks'
  | 'staked'
  | 'unstake-from'
  | 'entry'
  | 'paid'
  | 'left'
  | 'brought'
  | 'locked'

export interface ExitFact {
  readonly name: FactName
  readonly amount?: ExitAmount
  /** Unix seconds. */
  readonly time?: number
  readonly text?: string
  readonly about?: string
}

/** What the chain says of a contract and an account in it. */
export interface ExitReport {
  readonly kind: ExitKind
  readonly address: Address
  /** Name of the token that it is about: its maker's text. */
  readonly title: string
  readonly facts: readonly ExitFact[]
  readonly acts: readonly ExitAct[]
  /** Moment of the chain for which all of this holds. */
  readonly now: number
}

/** A contract that a registry of the platform knows. */
export interface KnownContract {
  readonly kind: ExitKind
  readonly address: Address
  readonly contracts: ReleaseContracts
}
