import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { checkTokenDraft } from '@slipway/sdk/token/check-token-draft'
import { getDeployAddress } from '@slipway/sdk/token/evm/get-deploy-address'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import type { TokenDraftIssue } from '@slipway/sdk/token/types'
import type { Address, Hex } from 'viem'
import { readClient } from '../../core/read-client.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { createTokenPlan } from './create-token-plan.ts'

interface CreationParams {
  contracts: TokenContracts
  draft: TokenDraft
  seed: Hex
  account: Address
  /** False while the wallet is on another network: it has to move first, and the review offers that. */
  isWalletHere: boolean
}

/** A creation ready for the review, or what only the chain could say against it. */
export type PreparedCreation =
  | { plan: ShownPlan; issues?: undefined }
  | { plan?: undefined; issues: readonly TokenDraftIssue[] }

/**
 * Checks a well-formed draft on the chain and makes its plan, with fee and address as they are now.
 *
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function prepareCreation(params: CreationParams): Promise<PreparedCreation> {
  const { contracts, draft, seed, account, isWalletHere } = params
  if (isWalletHere) {
    const issues = await checkTokenDraft(readClient, contracts, { draft, account, seed })
    if (issues.length > 0) return { issues }
  }
  const templateId = BigInt(draft.templateId)
  const [fee, predicted] = await Promise.all([
    getTokenFee(readClient, contracts, { account, templateId }),
    getDeployAddress(readClient, contracts, { draft, deployer: account, seed }),
  ])
  return { plan: createTokenPlan({ contracts, draft, seed, fee, account, predicted }) }
}
