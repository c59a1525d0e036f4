import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import { getDevelopmentAccount } from '../chain/development-accounts.ts'

/** What the operator of a deployment decides. */
export interface DeploymentConfig {
  /** Owner of the factory: templates and fees, never tokens. Part of every address. */
  readonly owner: Address
  /** Receives the platform's part of the fees. */
  readonly devAddress: Address
  /** Inviter's part of a creation fee, in basis points. */
  readonly inviterShareBps: number
  /** Fee of creating one token from template 1, in wei. */
  readonly tokenFeeWei: bigint
}

/** Inviter's part of a fee where the operator does not choose another: one fifth. */
export const defaultInviterShareBps = 2_000

const OWNER_INDEX = 0
const DEV_ADDRESS_INDEX = 19

/** The configuration of every local chain; the fee is the chain's own (S-08). */
export function describeLocalConfig(chain: EvmChainDefinition): DeploymentConfig {
  return {
    owner: getDevelopmentAccount(OWNER_INDEX).address,
    devAddress: getDevelopmentAccount(DEV_ADDRESS_INDEX).address,
    inviterShareBps: defaultInviterShareBps,
    tokenFeeWei: chain.creationFees?.tokenWei ?? 0n,
  }
}
