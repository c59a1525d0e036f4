import { type Address, zeroAddress } from 'viem'
import { readAddress } from '../../shared/read-address.ts'
import type { PoolDraftTexts } from '../pool-draft-schema.ts'
import type { PoolIssueCollector } from './pool-issue-collector.ts'

/** Whom and what a pool is about. */
export interface PoolParties {
  readonly stakedToken: Address
  readonly rewardToken: Address
  readonly admin: Address
}

function readParty(
  field: keyof PoolParties,
  text: string,
  report: PoolIssueCollector,
): Address | undefined {
  const reading = readAddress(text)
  if (reading.ok) return reading.address
  report(field, reading.code)
  return undefined
}

/**
 * Reads the addresses of a pool: rewards are never paid in what is staked (P-28), and somebody is its admin.
 * @returns undefined where one is unknown, after a report.
 */
export function readPoolParties(
  input: PoolDraftTexts,
  report: PoolIssueCollector,
): PoolParties | undefined {
  const stakedToken = readParty('stakedToken', input.stakedToken, report)
  const rewardToken = readParty('rewardToken', input.rewardToken, report)
  const admin = readParty('admin', input.admin, report)
  if (rewardToken !== undefined && rewardToken === stakedToken) {
    report('rewardToken', 'PoolFactory_TokensAreSame', { token: rewardToken })
  }
  if (admin === zeroAddress) report('admin', 'PoolFactory_AdminZero')
  if (!stakedToken || !rewardToken || !admin) return undefined
  return { stakedToken, rewardToken, admin }
}
