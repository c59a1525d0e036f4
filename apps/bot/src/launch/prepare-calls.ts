import type { EvmChainDefinition } from '@slipway/chains'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { DeploymentMissing } from '@slipway/sdk/evm/errors'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { checkTokenDraft } from '@slipway/sdk/token/check-token-draft'
import { getDeployAddress } from '@slipway/sdk/token/evm/get-deploy-address'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { findLaunchContracts } from '@slipway/sdk/token/launch/get-launch-contracts'
import { launchFlow } from '@slipway/sdk/token/launch/launch-flow'
import { type LaunchTerms, toLaunchedDraft } from '@slipway/sdk/token/launch/launch-params'
import { prepareLaunch } from '@slipway/sdk/token/launch/prepare-launch'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import type { TokenDraftIssue } from '@slipway/sdk/token/types'
import type { Address, Hex } from 'viem'
import { buildAll } from './build-all.ts'

/** What is to be made, read and judged. */
export interface TokenParams {
  readonly chain: EvmChainDefinition
  readonly account: Address
  readonly draft: TokenDraft
  readonly seed: Hex
  /** Absent: the token alone. */
  readonly terms?: LaunchTerms
}

/** The transactions of a creation, or what only the network could say against it. */
export type PreparedCalls =
  | {
      readonly issues?: undefined
      readonly calls: readonly UnsignedTransaction[]
      readonly token: Address
      readonly feeWei: bigint
    }
  | { readonly issues: readonly TokenDraftIssue[] }

/**
 * Checks a creation on its network and builds its transactions: one, and before it allowances where a launch is paid in a
 * token.
 * @throws {RpcUnavailable} and its kin when no node answers; {DeploymentMissing}; a contract's refusal of the parameters
 */
export async function prepareCalls(
  client: ReadClient,
  params: TokenParams,
): Promise<PreparedCalls> {
  const { chain, account, seed, terms } = params
  const contracts = getTokenContracts(chain)
  const context = { chainId: chain.chainId, account, results: {} }
  const launch = findLaunchContracts(chain)
  if (terms && !launch) throw new DeploymentMissing(chain.chainId)
  // The launch contract gets the supply first, so the token's address is that of the draft with it as receiver.
  const draft = terms && launch ? toLaunchedDraft(params.draft, launch.launchPad) : params.draft
  const issues = await checkTokenDraft(client, contracts, { draft, account, seed, chain })
  if (issues.length > 0) return { issues }
  const [{ feeWei }, token] = await Promise.all([
    getTokenFee(client, contracts, { account, templateId: BigInt(draft.templateId) }),
    getDeployAddress(client, contracts, { draft, deployer: account, seed }),
  ])
  if (!terms || !launch)
    return {
      calls: buildAll(createTokenFlow, { contracts, draft, seed, feeWei }, context),
      token,
      feeWei,
    }
  const subject = { kind: 'new', draft: params.draft, seed } as const
  const plan = { launchPad: launch.launchPad, account, subject, terms }
  return { calls: buildAll(launchFlow, await prepareLaunch(client, plan), context), token, feeWei }
}
