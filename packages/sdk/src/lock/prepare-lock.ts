import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getPermitMessage, type PermitQuery } from '../evm/get-permit-message.ts'
import type { Approval } from '../flow/approval-steps.ts'
import { getPermit2Approvals } from '../flow/get-permit2-approvals.ts'
import { permitInstead } from '../flow/permit-instead.ts'
import { planTransaction, type TransactionPlan } from '../flow/transaction-plan.ts'
import { type CreationOrder, type FungibleLockDraft, toCreationOrder } from './creation-order.ts'
import { getListGasMax } from './evm/get-list-gas-max.ts'
import { getNftLockWay } from './evm/get-nft-lock-way.ts'
import { lockNftFlow } from './flows/lock-nft-flow.ts'
import type { LockTokenListInput } from './flows/lock-token-list-flow.ts'
import type { LockTokensInput } from './flows/lock-tokens-flow.ts'
import type { LockDraft, LockListDraft } from './lock-draft-schema.ts'
import type { LockContracts } from './types.ts'

/** A signed allowance is good for so long, in seconds; a wallet that is slow to send needs some of it. */
const PERMIT_SECONDS = 3_600n

/** A lock with everything that it still needs. */
export interface PreparedLock {
  /** As the transaction list names it. */
  readonly kind: CreationOrder['kind'] | 'lock_nft'
  readonly plan: TransactionPlan
  /** Transactions that lock; networks bound how much of a list fits into one. */
  readonly transactions: number
}

async function getPermitQuery(
  client: ReadClient,
  account: Address,
  { token, locker, amount }: CreationOrder,
): Promise<PermitQuery | undefined> {
  // The contract judges by its blocks, not by anybody's clock.
  const { timestamp } = await client.getBlock()
  const deadline = timestamp + PERMIT_SECONDS
  const query = { token, owner: account, spender: locker, value: amount, deadline }
  return (await getPermitMessage(client, query)) && query
}

/** Whether the locker takes a signature for all that the order locks: one function uses it, in one transaction. */
const takesPermit = (order: CreationOrder) =>
  order.kind === 'lock_tokens' ||
  (order.kind === 'lock_token_list' && order.input.parts.length === 1)

function planOrder(
  order: CreationOrder,
  approvals: readonly Approval[],
  query: PermitQuery | undefined,
): TransactionPlan {
  switch (order.kind) {
    case 'lock_tokens': {
      const permits = permitInstead<LockTokensInput>(query)
      return planTransaction(order.definition, { ...order.input, approvals }, { permits })
    }
    case 'lock_token_list': {
      const permits = permitInstead<LockTokenListInput>(query)
      return planTransaction(order.definition, { ...order.input, approvals }, { permits })
    }
    case 'lock_liquidity':
      return planTransaction(order.definition, { ...order.input, approvals })
  }
}

async function prepareOrder(
  client: ReadClient,
  contracts: LockContracts,
  { draft, account }: { readonly draft: FungibleLockDraft; readonly account: Address },
): Promise<PreparedLock> {
  const gasMax = draft.locker === 'list' ? await getListGasMax(client) : undefined
  const order = toCreationOrder(contracts, draft, gasMax)
  const { token, locker: spender, amount } = order
  const takesPermit2 = order.kind !== 'lock_liquidity'
  const need = { token, spender, amount, takesPermit2 }
  const approvals = await getPermit2Approvals(client, account, need)
  const query =
    takesPermit(order) && approvals.length > 0
      ? await getPermitQuery(client, account, order)
      : undefined
  const transactions = order.kind === 'lock_token_list' ? order.input.parts.length : 1
  return { kind: order.kind, plan: planOrder(order, approvals, query), transactions }
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
  if (draft.locker !== 'nft') return prepareOrder(client, contracts, { draft, account })
  const locker = contracts.nftLocker
  const { way } = await getNftLockWay(client, { locker, draft, account })
  const input = { locker, draft, way }
  return { kind: 'lock_nft', plan: planTransaction(lockNftFlow, input), transactions: 1 }
}
