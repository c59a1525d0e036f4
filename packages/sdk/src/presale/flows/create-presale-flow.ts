import { presaleAbi, presaleFactoryAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address, Hex } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'
import type { PresaleDraft } from '../presale-draft-schema.ts'
import { toPresaleParameters } from '../presale-parameters.ts'
import type { PresaleActionInput } from './presale-action.ts'
import { type SlotEntry, whitelistSteps } from './whitelist-steps.ts'

/** Everything that the creation of a presale is made from. */
export interface CreatePresaleInput extends PresaleActionInput {
  readonly contracts: Pick<PresaleContracts, 'factory'>
  readonly draft: PresaleDraft
  /** Where the presale will stand, from `getPresaleAddress`: later steps act on it. */
  readonly presale: Address
  /** Key of the project's information. */
  readonly ipfsKey: string
  /** What the review showed; the factory refuses less. */
  readonly feeWei: bigint
  /** Tokens that go into the presale, as the review showed. */
  readonly tokensNeeded: bigint
  /** Missing allowances for the factory, from `getNeededApprovals`. */
  readonly approvals: readonly Approval[]
  /** A signed allowance for the factory (EIP-2612) in place of an approval. */
  readonly permit?: SignedAllowance
  /** The list of a Merkle whitelist. */
  readonly whitelistList?: { readonly root: Hex; readonly ipfsKey: string }
  /** True for a token with a launch gate: the presale gets the right to open its trading (S-31). */
  readonly setsLauncher: boolean
  /** Wallets that go on chain one by one. */
  readonly slots: readonly SlotEntry[]
}

function buildDeployment({ contracts, draft, ipfsKey, feeWei, permit }: CreatePresaleInput) {
  const { templateId, addressParams, numberParams } = toPresaleParameters(draft)
  const call = { to: contracts.factory, abi: presaleFactoryAbi, valueWei: feeWei } as const
  const args = [templateId, addressParams, numberParams, ipfsKey] as const
  return permit
    ? buildCall({
        ...call,
        functionName: 'deployWithPermit',
        args: [...args, permit.deadline, permit.signature],
      })
    : buildCall({ ...call, functionName: 'deploy', args })
}

const deployStep: FlowStep<CreatePresaleInput> = {
  id: 'deploy',
  build: buildDeployment,
  verify({ contracts, presale }, { logs }, { account }) {
    const emitter = contracts.factory
    const query = { abi: presaleFactoryAbi, eventName: 'PresaleDeployed', emitter } as const
    // Another address means that the owner has made another presale in between: what follows would act on that one.
    const { id, feeWei, tokensDeposited } = proveEvent(logs, {
      ...query,
      expected: { owner: account, presale },
    })
    return { presale, id, feeWei, tokensDeposited }
  },
}

const launcherStep: FlowStep<CreatePresaleInput> = {
  id: 'set-launcher',
  build: ({ draft, presale }) =>
    buildCall({
      to: draft.claimToken,
      abi: taxedTokenAbi,
      functionName: 'setLauncher',
      args: [presale],
    }),
  verify({ draft, presale }, { logs }) {
    const query = { abi: taxedTokenAbi, eventName: 'LauncherSet' } as const
    proveEvent(logs, { ...query, emitter: draft.claimToken, expected: { launcher: presale } })
    return {}
  },
}

const rootStep = ({
  root,
  ipfsKey,
}: NonNullable<CreatePresaleInput['whitelistList']>): FlowStep<CreatePresaleInput> => ({
  id: 'whitelist-root',
  build: ({ presale }) =>
    buildCall({
      to: presale,
      abi: presaleAbi,
      functionName: 'setWhitelistRoot',
      args: [root, ipfsKey],
    }),
  verify({ presale: emitter }, { logs }) {
    const query = { abi: presaleAbi, eventName: 'WhitelistRootSet', emitter } as const
    proveEvent(logs, { ...query, expected: { root } })
    return {}
  },
})

const inviterStep: FlowStep<CreatePresaleInput> = {
  id: 'open-inviter',
  build: ({ presale, draft }) =>
    buildCall({
      to: presale,
      abi: presaleAbi,
      functionName: 'openInviter',
      args: [draft.inviterRatesBps],
    }),
  verify({ presale: emitter, draft }, { logs }) {
    const expected = { rates: draft.inviterRatesBps }
    proveEvent(logs, { abi: presaleAbi, eventName: 'InviterOpened', emitter, expected })
    return {}
  },
}

/**
 * Creates a presale and everything that belongs to it: its tokens' allowance, the right to launch a gated token, the
 * whitelist and inviter rewards. One signature where the wallet batches (EIP-5792). The result of `deploy`: `presale`,
 * `id`, `feeWei`, `tokensDeposited`.
 */
export const createPresaleFlow: FlowDefinition<CreatePresaleInput> = {
  name: 'presale-create',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, permit, setsLauncher, whitelistList, slots, draft }) => [
    ...approvalSteps<CreatePresaleInput>(permit ? [] : approvals),
    deployStep,
    ...(setsLauncher ? [launcherStep] : []),
    ...(whitelistList ? [rootStep(whitelistList)] : []),
    ...whitelistSteps<CreatePresaleInput>(slots),
    ...(draft.inviterRatesBps.length > 0 ? [inviterStep] : []),
  ],
}
