import type { Instruction } from '@solana/kit'
import type { PlanReview } from '../../../transaction/shown-plan.ts'
import type { SolanaKind } from '../../flow/solana-kind.ts'
import type { Deposit } from '../../flow/solana-plan.ts'

/** An act as it is signed, with what its review says beside network and address. */
export interface PreparedAct {
  readonly kind: SolanaKind
  readonly instructions: readonly Instruction[]
  readonly deposits: readonly Deposit[]
  readonly pays?: PlanReview['pays']
  readonly gets: PlanReview['gets']
  readonly facts?: PlanReview['facts']
  readonly permanent: readonly string[]
}
