import { launchPadAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import { type LaunchSubject, type LaunchTerms, toLaunchParams } from './launch-params.ts'

/** Everything that a launch is made from. */
export interface LaunchInput {
  readonly launchPad: Address
  readonly subject: LaunchSubject
  readonly terms: LaunchTerms
  /** Value to send, from `getLaunchValue`. */
  readonly valueWei: bigint
  /** True for an existing token with a gate whose owner has not named the launch contract yet. */
  readonly needsLauncher: boolean
  /** Missing allowances for the launch contract, from `getNeededApprovals`; none for what `permits` cover. */
  readonly approvals: readonly Approval[]
  readonly permits: readonly SignedAllowance[]
}

const launcherStep = (token: Address): FlowStep<LaunchInput> => ({
  id: 'set-launcher',
  build: ({ launchPad }) =>
    buildCall({ to: token, abi: taxedTokenAbi, functionName: 'setLauncher', args: [launchPad] }),
  verify({ launchPad }, { logs }) {
    const expected = { launcher: launchPad }
    proveEvent(logs, { abi: taxedTokenAbi, eventName: 'LauncherSet', emitter: token, expected })
    return {}
  },
})

const launchStep: FlowStep<LaunchInput> = {
  id: 'launch',
  build({ launchPad, subject, terms, valueWei, permits }) {
    const params = toLaunchParams(subject, terms, launchPad)
    const call = { to: launchPad, abi: launchPadAbi, valueWei } as const
    return permits.length === 0
      ? buildCall({ ...call, functionName: 'launch', args: [params] })
      : buildCall({ ...call, functionName: 'launchWithPermits', args: [params, permits] })
  },
  verify({ launchPad, subject }, { logs }, { account }) {
    const query = { abi: launchPadAbi, eventName: 'Launched', emitter: launchPad } as const
    const token = subject.kind === 'existing' ? { token: subject.token } : {}
    const args = proveEvent(logs, { ...query, expected: { owner: account, ...token } })
    return {
      token: args.token,
      pair: args.pair,
      liquidity: args.liquidity,
      lockId: args.lockId,
      unlockAt: args.unlockAt,
      openingId: args.openingId,
    }
  },
}

function stepsOf({
  subject,
  needsLauncher,
  approvals,
}: LaunchInput): readonly FlowStep<LaunchInput>[] {
  const launcher = needsLauncher && subject.kind === 'existing' ? [launcherStep(subject.token)] : []
  return [...launcher, ...approvalSteps<LaunchInput>(approvals), launchStep]
}

/**
 * Creates, adds liquidity, locks it and opens trading in one transaction (S-38), after what an existing token needs
 * before. The result of its last step: `token`, `pair`, `lockId`, `openingId`.
 */
export const launchFlow: FlowDefinition<LaunchInput> = {
  name: 'token-launch-pad',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  deadline: ({ terms }) => terms.deadline,
  steps: stepsOf,
}
