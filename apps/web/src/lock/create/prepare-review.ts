import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, m } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { LockDraftReport } from '@slipway/sdk/lock/check/lock-check'
import { checkLockDraft, prepareLock } from '@slipway/sdk/lock/prepare-lock'
import type { LockContracts } from '@slipway/sdk/lock/types'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import type { FormProblem } from '../../form/form-problem.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { assetName, assetUnit } from './asset-name.ts'
import type { LockAsset } from './lock-asset.ts'
import type { LockFormValues } from './lock-form-values.ts'
import type { LockParams } from './lock-params.ts'
import {
  formErrors,
  type LockIssue,
  type LockReading,
  listProblems,
  readDraft,
  standInDraft,
} from './read-draft.ts'
import { reviewLock } from './review-lock.ts'

/** A form that was submitted. */
export interface SubmittedLock {
  readonly values: LockFormValues
  readonly contracts: LockContracts
  readonly asset: LockAsset
  /** The connected wallet. */
  readonly account: Address | undefined
  readonly isWalletHere: boolean
  /** Unix seconds of the chain. */
  readonly now: number
}

/** A lock ready for the review, or what speaks against it. */
export type PreparedReview =
  | { readonly kind: 'ready'; readonly params: LockParams; readonly plan: ShownPlan }
  | {
      readonly kind: 'refused'
      readonly errors: Record<string, string>
      readonly problems: readonly FormProblem[]
    }
  /** The form is right, but nobody is connected. */
  | { readonly kind: 'no-wallet' }
  /** The asset is being read anew. */
  | { readonly kind: 'no-asset' }

/** What the network says about a lock before anything is signed. */
export function checkDraft(
  params: Pick<LockParams, 'contracts' | 'draft' | 'account' | 'facts'>,
): Promise<LockDraftReport> {
  const { contracts, draft, account, facts: lockable } = params
  return checkLockDraft(readClient, contracts, { draft, account, lockable })
}

function refused(errors: Record<string, string>): PreparedReview {
  return { kind: 'refused', errors, problems: listProblems(errors) }
}

/** A refusal of a contract by its own text; anything else means that no node answered. */
function chainText(error: unknown): string {
  const failure = decodeContractError(error, contractErrorsAbi)
  const { nativeCurrency, name } = activeChain
  return failure.kind === 'contract'
    ? errorMessage(failure.name, failure.args, { nativeCurrency })
    : m.lock_asset_unread({ chain: name })
}

/** What the network has against the entries that are right, where others are not: all of it is said at once. */
async function askChain(
  { values, contracts, asset, account, isWalletHere, now }: SubmittedLock,
  issues: readonly LockIssue[],
): Promise<readonly LockIssue[]> {
  if (!account || !isWalletHere || asset.state !== 'known') return []
  const draft = standInDraft(values, issues, account, now)
  if (!draft) return []
  const { facts } = asset
  // A network that is away is said once the form is right, when nothing goes on without it.
  const report = await checkDraft({ contracts, draft, account, facts }).catch(() => undefined)
  const wrong = new Set(issues.map(({ field }) => field))
  return report?.issues.filter(({ field }) => !wrong.has(field)) ?? []
}

async function planReview(params: LockParams): Promise<ShownPlan> {
  const { contracts, draft, account, facts, address } = params
  const { kind, plan, transactions } = await prepareLock(readClient, contracts, { draft, account })
  const units = { symbol: assetUnit(facts), decimals: facts.kind === 'nft' ? 0 : facts.decimals }
  return showPlan({
    plan,
    label: { kind, subject: assetName(facts), contract: address },
    review: reviewLock(params, transactions),
    units: { token: units },
  })
}

/** Everything between a submitted form and its review: shape, list, rehearsal on the network. Nothing is signed. */
export async function prepareReview(submitted: SubmittedLock): Promise<PreparedReview> {
  const { values, contracts, asset, account, isWalletHere, now } = submitted
  const reading: LockReading = readDraft(values, account, now)
  const { draft } = reading
  const refuseIssues = (issues: readonly LockIssue[]) =>
    refused(formErrors({ ...reading, issues }, values))
  if (!draft)
    return refuseIssues([...reading.issues, ...(await askChain(submitted, reading.issues))])
  if (!account) return { kind: 'no-wallet' }
  if (asset.state !== 'known') return { kind: 'no-asset' }
  const { address, facts } = asset
  const params = { contracts, draft, address, facts, account, hints: [] }
  try {
    // A wallet elsewhere is asked to come first; the review then rehearses again.
    const report = isWalletHere ? await checkDraft(params) : undefined
    if (report && report.issues.length > 0) return refuseIssues(report.issues)
    const plan = await planReview({ ...params, hints: report?.hints ?? [] })
    return { kind: 'ready', params, plan }
  } catch (error) {
    return refused({ form: chainText(error) })
  }
}
