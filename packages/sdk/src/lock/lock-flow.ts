import type { Address } from 'viem'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import type { FlowDefinition } from '../flow/types.ts'
import { type LockLiquidityInput, lockLiquidityFlow } from './flows/lock-liquidity-flow.ts'
import {
  type LockTokenListInput,
  lockTokenListFlow,
  lockTokenListPartsFlow,
} from './flows/lock-token-list-flow.ts'
import { type LockTokensInput, lockTokensFlow } from './flows/lock-tokens-flow.ts'
import { splitLockList } from './list/split-lock-list.ts'
import type {
  LiquidityLockDraft,
  LockEntry,
  LockListDraft,
  TokenLockDraft,
} from './lock-draft-schema.ts'
import type { LockContracts } from './types.ts'

/** A draft of what an allowance can move: anything but an NFT. */
export type FungibleLockDraft = TokenLockDraft | LiquidityLockDraft | LockListDraft

/** A flow and what it needs; `kind` as the transaction list names it. */
interface FlowOf<Kind extends string, Input> {
  readonly kind: Kind
  readonly definition: FlowDefinition<Input>
  /** Without allowances: as if they were there. */
  readonly input: Input
}

/** The flow that makes a draft true. */
export type LockFlow = (
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

const sumOf = (entries: readonly LockEntry[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0n)

/** Base units that the first transaction of a flow takes. */
export function firstAmountOf({ kind, input, amount }: LockFlow): bigint {
  return kind === 'lock_token_list' ? sumOf(input.parts[0] ?? []) : amount
}

/** The first transaction that locks, as it is once the allowance is there. */
export function firstLockOf(
  { definition, input }: LockFlow,
  context: { readonly chainId: number; readonly account: Address },
): UnsignedTransaction {
  // Each definition reads only the input that stands beside it.
  const steps = (definition as FlowDefinition<unknown>).steps(input)
  const [first] = steps
  if (!first) throw new Error('a list without a row cannot be locked')
  return first.build(input, { ...context, results: {} })
}

/** @param gasMax most gas of one transaction of a list. */
export function toLockFlow(
  contracts: LockContracts,
  draft: FungibleLockDraft,
  gasMax?: bigint,
): LockFlow {
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
  const parts = splitLockList(entries, gasMax)
  const input = { locker, token, isRebasing, isMigratable, parts, approvals }
  const definition = parts.length > 1 ? lockTokenListPartsFlow : lockTokenListFlow
  return { kind: 'lock_token_list', definition, input, token, locker, amount: sumOf(entries) }
}
