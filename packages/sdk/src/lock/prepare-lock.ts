import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getPermitMessage, type PermitQuery } from '../evm/get-permit-message.ts'
import type { Approval } from '../flow/approval-steps.ts'
import { getNeededApprovals } from '../flow/get-needed-approvals.ts'
import { permitInstead } from '../flow/permit-instead.ts'
import { planTransaction, type TransactionPlan } from '../flow/transaction-plan.ts'
import { getListGasMax } from './evm/get-list-gas-max.ts'
import { getNftLockWay } from './evm/get-nft-lock-way.ts'
import { lockNftFlow } from './flows/lock-nft-flow.ts'
import type { LockTokenListInput } from './flows/lock-token-list-flow.ts'
import type { LockTokensInput } from './flows/lock-tokens-flow.ts'
import type { LockDraft, LockListDraft } from './lock-draft-schema.ts'
import { type FungibleLockDraft, type LockFlow, toLockFlow } from './lock-flow.ts'
import type { LockContracts } from './types.ts'

/** A signed allowance is good for so long, in seconds; a wallet that is slow to send needs some of it. */
const PERMIT_SECONDS = 3_600n

/** A lock with everything that it still needs. */
export interface PreparedLock {
  /** As the transaction list names it. */
  readonly kind: LockFlow['kind'] | 'lock_nft'
  readonly plan: TransactionPlan
  /** Transactions that lock; networks bound how much of a list fits into one. */
  readonly transactions: number
}

async function getPermitQuery(
  client: ReadClient,
  account: Address,
  { token, locker, amount }: LockFlow,
): Promise<PermitQuery | undefined> {
  // The contract judges by its blocks, not by anybody's clock.
  const { timestamp } = await client.getBlock()
  const deadline = timestamp + PERMIT_SECONDS
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
  const gasMax = draft.locker === 'list' ? await getListGasMax(client) : undefined
  const flow = toLockFlow(contracts, draft, gasMax)
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
