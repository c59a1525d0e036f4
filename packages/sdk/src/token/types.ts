import type { Address } from 'viem'
import type { DraftIssue } from '../shared/draft-issue.ts'

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
  readonly owner: Address
  readonly address: Address
  /** Unix seconds. */
  readonly createdAt: number
  readonly templateId: number
  readonly infoId: number
}

/** Name, symbol, decimals and supply of any ERC-20, and what one account holds of it. */
export interface TokenFacts {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly totalSupply: bigint
  /** Base units; undefined without an account. */
  readonly balance: bigint | undefined
  /** Base units that `spender` may take; undefined without account and spender. */
  readonly allowance: bigint | undefined
}

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

/** Something wrong with a token draft. */
export type TokenDraftIssue = DraftIssue<TokenDraftField>
