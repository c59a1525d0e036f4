import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import { getNeededApprovals } from '../../flow/get-needed-approvals.ts'
import { getLaunchValue } from './get-launch-value.ts'
import type { LaunchInput } from './launch-flow.ts'
import type { LaunchSubject, LaunchTerms } from './launch-params.ts'

/** Quote currency that a launch takes from its caller: the pool's part and the first buys. */
export function calculateLaunchQuote(
  terms: Pick<LaunchTerms, 'quoteAmount' | 'purchases'>,
): bigint {
  return terms.purchases.reduce((sum, { quoteAmount }) => sum + quoteAmount, terms.quoteAmount)
}

/** What is launched, by whom. */
export interface LaunchPlan {
  readonly launchPad: Address
  readonly account: Address
  readonly subject: LaunchSubject
  readonly terms: LaunchTerms
  /** Launcher of an existing token, from `Token.taxed.launch`; absent for a token without a gate. */
  readonly launcher?: Address
  /** Allowances that are signed instead of approved. */
  readonly permits?: readonly SignedAllowance[]
}

/**
 * Asks the chain what a launch still needs: the right to open trading, allowances, and the value to send.
 * @throws {RpcUnavailable} and its kin when no node answers; the launch contract's refusal of the launch.
 */
export async function prepareLaunch(client: ReadClient, plan: LaunchPlan): Promise<LaunchInput> {
  const { launchPad, account, subject, terms, launcher, permits = [] } = plan
  const signed = new Set(permits.map(({ token }) => token.toLowerCase()))
  const needs = [
    ...(subject.kind === 'existing'
      ? [{ token: subject.token, spender: launchPad, amount: terms.tokenAmount }]
      : []),
    ...(terms.quote === zeroAddress
      ? []
      : [{ token: terms.quote, spender: launchPad, amount: calculateLaunchQuote(terms) }]),
  ].filter(({ token }) => !signed.has(token.toLowerCase()))
  const [approvals, valueWei] = await Promise.all([
    getNeededApprovals(client, account, needs),
    getLaunchValue(client, plan),
  ])
  const needsLauncher = launcher !== undefined && launcher.toLowerCase() !== launchPad.toLowerCase()
  return { launchPad, subject, terms, valueWei, needsLauncher, approvals, permits }
}
