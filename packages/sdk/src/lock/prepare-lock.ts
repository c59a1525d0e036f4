import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getPermitMessage, type PermitQuery } from '../evm/get-permit-message.ts'
import type { Approval } from '../flow/approval-steps.ts'
import { getApprovalCalls, getNeededApprovals } from '../flow/get-needed-approvals.ts'
import { permitInstead } from '../flow/permit-instead.ts'
import { signingSeconds } from '../flow/signing-seconds.ts'
import { planTransaction, type TransactionPlan } from '../flow/transaction-plan.ts'
import type { FlowDefinition } from '../flow/types.ts'
import { checkNftLock } from './check/check-nft-lock.ts'
import { checkOwnersCanWithdraw } from './check/check-owners-can-withdraw.ts'
import { checkTokenLock, type LockTrial } from './check/check-token-lock.ts'
import { findAssetHints } from './check/find-asset-hints.ts'
import type { LockDraftCheck, LockDraftReport } from './check/lock-check.ts'
import { getListGasMax } from './evm/get-list-gas-max.ts'
import { getNftLockWay } from './evm/get-nft-lock-way.ts'
import { type LockLiquidityInput, lockLiquidityFlow } from './flows/lock-liquidity-flow.ts'
import { lockNftFlow } from './flows/lock-nft-flow.ts'
import {
  type LockTokenListInput,
  lockTokenListFlow,
  lockTokenListPartsFlow,
} from './flows/lock-token-list-flow.ts'
import { type LockTokensInput, lockTokensFlow } from './flows/lock-tokens-flow.ts'
import { splitLockList } from './list/split-lock-list.ts'
import type { FungibleLockDraft, LockDraft, LockEntry, LockListDraft } from './lock-draft-schema.ts'
import type { LockContracts } from './types.ts'

/** A flow and what it needs; `kind` as the transaction list names it. */
interface FlowOf<Kind extends string, Input> {
  readonly kind: Kind
  readonly definition: FlowDefinition<Input>
  /** Without allowances: as if they were there. */
  readonly input: Input
}

/** The flow that makes a draft true. */
type LockFlow = (
  | FlowOf<'lock_tokens', LockTokensInput>
  | FlowOf<'lock_token_list', LockTokenListInput>
  | FlowOf<'lock_liquidity', LockLiquidityInput>
) & {
  readonly token: Address
  /** Whom the wallet has to allow `amount`. */
  readonly locker: Address
  /** Base units of all transactions. */
  readonly amount: bigint
}

/** A lock with everything that it still needs. */
export interface PreparedLock {
  /** As the transaction list names it. */
  readonly kind: LockFlow['kind'] | 'lock_nft'
  readonly plan: TransactionPlan
  /** Transactions that lock; networks bound how much of a list fits into one. */
  readonly transactions: number
}

const sumOf = (entries: readonly LockEntry[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0n)

async function getLockFlow(
  client: ReadClient,
  contracts: LockContracts,
  draft: FungibleLockDraft,
): Promise<LockFlow> {
  const approvals = [] as const
  const { asset: token } = draft
  if (draft.locker === 'liquidity') {
    const { owner, amount, unlockAt } = draft
    const locker = contracts.liquidityLocker
    const input = { locker, lpToken: token, amount, owner, unlockAt, approvals }
    return { kind: 'lock_liquidity', definition: lockLiquidityFlow, input, token, locker, amount }
  }
  const locker = contracts.tokenLocker
  if (draft.locker === 'token') {
    const input = { locker, draft, approvals }
    const { amount } = draft
    return { kind: 'lock_tokens', definition: lockTokensFlow, input, token, locker, amount }
  }
  const { entries, isRebasing, isMigratable } = draft
  const parts = splitLockList(entries, await getListGasMax(client))
  const input = { locker, token, isRebasing, isMigratable, parts, approvals }
  const definition = parts.length > 1 ? lockTokenListPartsFlow : lockTokenListFlow
  return { kind: 'lock_token_list', definition, input, token, locker, amount: sumOf(entries) }
}

/** What is tried out: the first transaction that locks, after the allowances that are missing for it. */
async function getTrial(
  client: ReadClient,
  contracts: LockContracts,
  { draft, account }: LockDraftCheck<FungibleLockDraft>,
): Promise<LockTrial> {
  const {
    kind,
    definition,
    input,
    token,
    locker,
    amount: whole,
  } = await getLockFlow(client, contracts, draft)
  // Each definition reads only the input that stands beside it.
  const [first] = (definition as FlowDefinition<unknown>).steps(input)
  if (!first) throw new Error('a list without a row cannot be locked')
  const amount = kind === 'lock_token_list' ? sumOf(input.parts[0] ?? []) : whole
  const locks = first.build(input, { chainId: client.chain.id, account, results: {} })
  const getTransactions = async () => [
    ...(await getApprovalCalls(client, account, { token, spender: locker, amount })),
    locks,
  ]
  return { locker, amount, whole, getTransactions }
}

/**
 * What only the chain knows about a draft that `readLockDraft` or `readLockList` accepted: the asset is what its locker
 * takes, the wallet has it, and it reaches the locker whole. The lockers refuse each of these too, under the same name.
 * Of a list in several transactions the first one is tried out.
 * @throws {RpcUnavailable} and its kin when no node answers: then nothing is known, which is not "no issues".
 */
export async function checkLockDraft(
  client: ReadClient,
  contracts: LockContracts,
  check: LockDraftCheck,
): Promise<LockDraftReport> {
  const { draft } = check
  const lost = checkOwnersCanWithdraw(contracts, draft)
  const getReport = async () => {
    if (draft.locker === 'nft') return checkNftLock(client, contracts, { ...check, draft })
    const own = { ...check, draft }
    return checkTokenLock(client, contracts, own, () => getTrial(client, contracts, own))
  }
  const report = await getReport()
  return {
    ...report,
    issues: [...lost, ...report.issues],
    hints: [...report.hints, ...findAssetHints(draft, check.lockable)],
  }
}

async function getPermitQuery(
  client: ReadClient,
  account: Address,
  { token, locker, amount }: LockFlow,
): Promise<PermitQuery | undefined> {
  // The contract judges by its blocks, not by anybody's clock.
  const { timestamp } = await client.getBlock()
  const deadline = timestamp + signingSeconds
  const query = { token, owner: account, spender: locker, value: amount, deadline }
  return (await getPermitMessage(client, query)) && query
}

/** Whether the locker takes a signature for all that is locked: one function uses it, in one transaction. */
const takesPermit = (flow: LockFlow) =>
  flow.kind === 'lock_tokens' || (flow.kind === 'lock_token_list' && flow.input.parts.length === 1)

function planLock(
  flow: LockFlow,
  approvals: readonly Approval[],
  query: PermitQuery | undefined,
): TransactionPlan {
  switch (flow.kind) {
    case 'lock_tokens': {
      const permits = permitInstead<LockTokensInput>(query)
      return planTransaction(flow.definition, { ...flow.input, approvals }, { permits })
    }
    case 'lock_token_list': {
      const permits = permitInstead<LockTokenListInput>(query)
      return planTransaction(flow.definition, { ...flow.input, approvals }, { permits })
    }
    case 'lock_liquidity':
      return planTransaction(flow.definition, { ...flow.input, approvals })
  }
}

async function prepareFungibleLock(
  client: ReadClient,
  contracts: LockContracts,
  { draft, account }: { readonly draft: FungibleLockDraft; readonly account: Address },
): Promise<PreparedLock> {
  const flow = await getLockFlow(client, contracts, draft)
  const { token, locker: spender, amount } = flow
  const takesPermit2 = flow.kind !== 'lock_liquidity'
  const need = { token, spender, amount, takesPermit2 }
  const approvals = await getNeededApprovals(client, account, [need])
  const query =
    takesPermit(flow) && approvals.length > 0
      ? await getPermitQuery(client, account, flow)
      : undefined
  const transactions = flow.kind === 'lock_token_list' ? flow.input.parts.length : 1
  return { kind: flow.kind, plan: planLock(flow, approvals, query), transactions }
}

/**
 * Asks the chain what a lock still needs: allowances, or how an NFT reaches the locker. A token's allowance is signed
 * where token and locker can (EIP-2612), taken from Permit2 where it lies there already, else approved to the unit.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareLock(
  client: ReadClient,
  contracts: LockContracts,
  { draft, account }: { readonly draft: LockDraft | LockListDraft; readonly account: Address },
): Promise<PreparedLock> {
  if (draft.locker !== 'nft') return prepareFungibleLock(client, contracts, { draft, account })
  const locker = contracts.nftLocker
  const { way } = await getNftLockWay(client, { locker, draft, account })
  const input = { locker, draft, way }
  return { kind: 'lock_nft', plan: planTransaction(lockNftFlow, input), transactions: 1 }
}
