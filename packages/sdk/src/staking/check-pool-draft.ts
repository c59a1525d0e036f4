import { poolFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { TokenInfoNotFound } from '../evm/errors.ts'
import { estimateCost } from '../evm/estimate-cost.ts'
import { getTokenFacts } from '../evm/get-token-facts.ts'
import type { Lockable } from '../platform/lockable.ts'
import { poolTemplateIds } from '../platform/pool-kinds.ts'
import { smaller } from '../shared/smaller.ts'
import { findAssetHints } from './check/find-asset-hints.ts'
import { getLimitHint } from './check/get-limit-hint.ts'
import { issueOfFailure } from './check/issue-of-failure.ts'
import { type PoolHint, taxedHint } from './check/pool-hint.ts'
import { type RehearsedPool, rehearsePool, rehearseStake } from './evm/rehearse-pool.ts'
import { type CreatePoolInput, createPoolFlow } from './flows/create-pool-flow.ts'
import { poolLimits } from './pool-limits.ts'
import type { PoolDraftIssue } from './read-pool-draft.ts'

/** A pool with everything that its creation depends on. */
export interface PoolDraftCheck extends RehearsedPool {
  /** Which of rate and total the project chose: a refusal names that field. */
  readonly budget: 'rate' | 'total'
  /** What `recogniseLockable` said of what is staked; hints come from it. */
  readonly staked?: Lockable | undefined
}

/** What the chain says about a draft. */
export interface PoolDraftReport {
  /** None when the pool can be made now. */
  readonly issues: readonly PoolDraftIssue[]
  readonly hints: readonly PoolHint[]
}

/** Gas of making a pool, rounded up; stands in where a node cannot estimate, as before the allowance. */
const ordinaryGas = 250_000n

/** The kind is open for creation. */
async function checkTemplate(
  client: ReadClient,
  { poolFactory, draft }: CreatePoolInput,
): Promise<readonly PoolDraftIssue[]> {
  const templateId = BigInt(poolTemplateIds[draft.kind])
  const factory = { address: poolFactory, abi: poolFactoryAbi } as const
  const ids = await client.readContract({ ...factory, functionName: 'templateIds' })
  const args = { templateId }
  if (!ids.includes(templateId)) return [{ field: 'kind', code: 'Factory_TemplateUnknown', args }]
  const query = { ...factory, functionName: 'template', args: [templateId] } as const
  const [, , isOpen] = await client.readContract(query)
  return isOpen ? [] : [{ field: 'kind', code: 'Factory_TemplateDisabled', args }]
}

/** The wallet has the rewards and rebates. */
async function checkRewards(
  client: ReadClient,
  { account, input, budget }: PoolDraftCheck,
): Promise<readonly PoolDraftIssue[]> {
  const { draft, totalMax: needed } = input
  try {
    const facts = await getTokenFacts(client, { address: draft.rewardToken, account })
    const { balance = 0n } = facts
    if (balance >= needed) return []
    return [{ field: budget, code: 'Token_InsufficientBalance', args: { needed, balance } }]
  } catch (error) {
    if (!(error instanceof TokenInfoNotFound)) throw error
    return [{ field: 'rewardToken', code: error.code, args: {} }]
  }
}

/** The wallet can pay the platform's fee and the network's. */
async function checkNative(
  client: ReadClient,
  { account, input }: RehearsedPool,
): Promise<readonly PoolDraftIssue[]> {
  const bare: CreatePoolInput = { ...input, approvals: [] }
  const context = { chainId: client.chain.id, account, results: {} }
  const transaction = createPoolFlow.steps(bare)[0]?.build(bare, context)
  if (!transaction) return []
  const balanceWei = await client.getBalance({ address: account })
  const cost = { account, transaction, balanceWei, ordinaryGas }
  const { gasWei } = await estimateCost(client, cost)
  const neededWei = input.feeWei + gasWei
  if (balanceWei >= neededWei) return []
  return [{ field: 'form', code: 'Balance_Insufficient', args: { neededWei, balanceWei } }]
}

/** How much of what is staked a first stake would try; 0 where the wallet has none, or has NFTs. */
function sampleStake({ staked, input }: PoolDraftCheck): bigint {
  if (!staked || staked.kind === 'none' || staked.kind === 'nft') return 0n
  const { limit } = input.draft
  const bounds = [staked.balance, poolLimits.amountMax, ...(limit > 0n ? [limit] : [])]
  return bounds.reduce((least, bound) => smaller(least, bound))
}

async function tryStake(
  client: ReadClient,
  check: PoolDraftCheck,
  pool: Address,
): Promise<readonly PoolHint[]> {
  const amount = sampleStake(check)
  if (amount === 0n) return []
  const stake = await rehearseStake(client, check, { pool, amount })
  if (stake.state === 'refused') {
    return [{ code: 'stake-refused', args: { reason: stake.failure.name } }]
  }
  if (stake.state === 'unsupported' || stake.arrives >= stake.sent) return []
  return [taxedHint(check.staked, stake)]
}

/**
 * What only the chain knows about a draft that `readPoolDraft` accepted: its kind is open, the wallet has rewards and fee,
 * the reward token arrives whole, the tokens are what they have to be; and how much of a stake would arrive. The factory
 * refuses each of these too, under the same name.
 * @throws {RpcUnavailable} and its kin when no node answers: then nothing is known, which is not "no issues".
 */
export async function checkPoolDraft(
  client: ReadClient,
  check: PoolDraftCheck,
): Promise<PoolDraftReport> {
  const [limited, ...found] = await Promise.all([
    getLimitHint(client, check),
    checkTemplate(client, check.input),
    checkRewards(client, check),
    checkNative(client, check),
  ])
  const known = [...findAssetHints(check.staked), ...limited]
  const issues = found.flat()
  // Without what is paid, a rehearsal would only say again that it is missing.
  if (issues.length > 0) return { issues, hints: known }
  const rehearsal = await rehearsePool(client, check)
  if (rehearsal.state === 'unsupported') {
    return { issues, hints: [...known, { code: 'unrehearsed', args: {} }] }
  }
  if (rehearsal.state === 'refused') {
    const { rewardToken } = check.input.draft
    const { budget } = check
    const refusal = issueOfFailure(rehearsal.failure, { rewardToken, budget })
    return { issues: [refusal], hints: known }
  }
  return { issues, hints: [...known, ...(await tryStake(client, check, rehearsal.pool))] }
}
