import { makeStakingFileCalls } from '@slipway/api-client'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, m } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { PoolHint } from '@slipway/sdk/staking/check/pool-hint'
import { type PreparedPool, preparePool } from '@slipway/sdk/staking/prepare-pool'
import { activeChain } from '../../core/active-chain.ts'
import { api } from '../../core/api.ts'
import { readClient } from '../../core/read-client.ts'
import { linkNames } from '../../files/link-names.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { getPoolReport } from './get-pool-report.ts'
import type { PoolFormValues } from './pool-form-values.ts'
import type { PoolParams } from './pool-params.ts'
import type { PoolIssue } from './read-draft.ts'
import { reviewPool } from './review-pool.ts'
import { tokenName } from './token-labels.ts'

/** A pool ready for the review, or what speaks against it. */
export type PreparedReview =
  | { readonly kind: 'ready'; readonly plan: ShownPlan }
  | { readonly kind: 'refused'; readonly issues: readonly PoolIssue[] }
  | { readonly kind: 'stopped'; readonly text: string }

/** A refusal of a contract by its own text; anything else means that no node answered. */
function chainText(error: unknown): string {
  const failure = decodeContractError(error, contractErrorsAbi)
  const { nativeCurrency, name } = activeChain
  return failure.kind === 'contract'
    ? errorMessage(failure.name, failure.args, { nativeCurrency })
    : m.lock_asset_unread({ chain: name })
}

function toPlan(
  params: PoolParams,
  { plan, cost, fee }: PreparedPool,
  hints: readonly PoolHint[],
): ShownPlan {
  const { values, staked, draft } = params
  return showPlan({
    plan,
    label: { kind: 'pool_create', subject: tokenName(staked), contract: draft.stakedToken },
    review: reviewPool(params, { cost, fee, hints }),
    units: {
      token: { symbol: values.stakedSymbol, decimals: values.stakedDecimals },
      currency: { symbol: values.rewardSymbol, decimals: values.rewardDecimals },
    },
  })
}

/** Stores what is told about a pool; apart from the frame, which stores nothing. */
const poolFiles = makeStakingFileCalls(api.transport)

/** What is told about a pool as it is stored: empty fields are left out. */
function toPoolInfo(values: PoolFormValues) {
  const links = Object.fromEntries(
    linkNames.map((name) => [name, values[name].trim()]).filter(([, link]) => link !== ''),
  )
  const rules = values.rules.trim()
  return {
    name: values.name.trim(),
    ...(rules !== '' && { rules }),
    ...(values.stakedLogoUri !== '' && { stakedLogo: values.stakedLogoUri }),
    ...(values.rewardLogoUri !== '' && { rewardLogo: values.rewardLogoUri }),
    ...(Object.keys(links).length > 0 && { links }),
  }
}

/** Stores it under its content's address. @returns the key that the pool keeps */
async function storeInformation(values: PoolFormValues): Promise<string> {
  const { cid } = await poolFiles.uploadPoolInfo(toPoolInfo(values))
  return cid
}

/** Everything between a well-formed draft and its review; nothing is signed, and only the information is stored. */
export async function prepareReview(params: PoolParams): Promise<PreparedReview> {
  const { contracts, draft, account, isWalletHere, values } = params
  let hints: readonly PoolHint[] = []
  try {
    // A wallet elsewhere is asked to come first; the review then rehearses again.
    if (isWalletHere) {
      const report = await getPoolReport(params, '')
      if (report.issues.length > 0) return { kind: 'refused', issues: report.issues }
      hints = report.hints
    }
  } catch (error) {
    return { kind: 'stopped', text: chainText(error) }
  }
  let ipfsKey: string
  try {
    ipfsKey = await storeInformation(values)
  } catch {
    return { kind: 'stopped', text: errorMessage('StakingPool_InfoFailed') }
  }
  try {
    const prepared = await preparePool(readClient, contracts, { draft, account, ipfsKey })
    return { kind: 'ready', plan: toPlan(params, prepared, hints) }
  } catch (error) {
    return { kind: 'stopped', text: chainText(error) }
  }
}
