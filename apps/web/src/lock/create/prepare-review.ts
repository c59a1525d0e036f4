import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, m } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { checkLockDraft } from '@slipway/sdk/lock/check-lock-draft'
import { prepareLock } from '@slipway/sdk/lock/prepare-lock'
import { activeChain } from '../../shell/active-chain.ts'
import { readClient } from '../../shell/read-client.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { assetName } from './asset-name.ts'
import type { LockParams } from './lock-params.ts'
import { reviewLock } from './review-lock.ts'
import type { LockIssue } from './validate-draft.ts'

/** A lock ready for the review, or what speaks against it. */
export type PreparedReview =
  | { readonly kind: 'ready'; readonly plan: ShownPlan }
  | { readonly kind: 'refused'; readonly issues: readonly LockIssue[] }
  | { readonly kind: 'stopped'; readonly text: string }

/** A refusal of a contract by its own text; anything else means that no node answered. */
function chainText(error: unknown): string {
  const failure = decodeContractError(error, contractErrorsAbi)
  const { nativeCurrency, name } = activeChain
  return failure.kind === 'contract'
    ? errorMessage(failure.name, failure.args, { nativeCurrency })
    : m.lock_asset_unread({ chain: name })
}

async function planReview(params: LockParams, hints: LockParams['hints']): Promise<ShownPlan> {
  const { contracts, draft, account, facts, address } = params
  const { kind, plan, transactions } = await prepareLock(readClient, contracts, { draft, account })
  const units = { symbol: facts.symbol ?? '', decimals: facts.kind === 'nft' ? 0 : facts.decimals }
  return showPlan({
    plan,
    label: { kind, subject: assetName(facts), contract: address },
    review: reviewLock({ ...params, hints }, transactions),
    units: { token: units },
  })
}

/** Everything between a well-formed draft and its review; nothing is signed. */
export async function prepareReview(params: LockParams): Promise<PreparedReview> {
  const { contracts, draft, account, facts: lockable, isWalletHere } = params
  try {
    // A wallet elsewhere is asked to come first; the review then rehearses again.
    const report = isWalletHere
      ? await checkLockDraft(readClient, contracts, { draft, account, lockable })
      : undefined
    if (report && report.issues.length > 0) return { kind: 'refused', issues: report.issues }
    return { kind: 'ready', plan: await planReview(params, report?.hints ?? []) }
  } catch (error) {
    return { kind: 'stopped', text: chainText(error) }
  }
}
