import { tokenLockerAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { callAsAccount } from '../../evm/call-as-account.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import {
  type DecodedFailure,
  decodeContractError,
  decodeRevertData,
} from '../../evm/decode-contract-error.ts'
import { isNodeAway } from '../../evm/is-node-away.ts'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import { wordOfAnswer as wordOf } from '../../evm/word-of-answer.ts'

/** What came of a rehearsed lock; amounts in base units. */
export type LockRehearsal =
  | {
      readonly state: 'done'
      /** What the locker would count; less than was sent of a token that keeps a part. */
      readonly arrives: bigint
      /** What the wallet would be left without. */
      readonly debits: bigint
    }
  | { readonly state: 'refused'; readonly failure: DecodedFailure }
  /** The node cannot do this, which says nothing about the token. */
  | { readonly state: 'unsupported' }

/** A lock to be tried out. */
export interface RehearsedLock {
  readonly account: Address
  readonly token: Address
  readonly locker: Address
  /** Base units that the locker takes. */
  readonly amount: bigint
  /** What the wallet will send: allowances that are missing, then the transaction that locks. */
  readonly transactions: readonly UnsignedTransaction[]
}

function toCalls({ account, token, locker, transactions }: RehearsedLock) {
  const read = (data: Hex, to: Address) => ({ to, data })
  // Both lockers answer this alike.
  const locked = encodeFunctionData({
    abi: tokenLockerAbi,
    functionName: 'lockedOf',
    args: [token],
  })
  const held = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  return [
    read(locked, locker),
    read(held, token),
    ...transactions,
    read(locked, locker),
    read(held, token),
  ]
}

/**
 * Tries a lock of tokens out, its allowances included: would the token let it through, what would arrive, what would it
 * cost the wallet?
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function rehearseLock(
  client: ReadClient,
  lock: RehearsedLock,
): Promise<LockRehearsal> {
  const answers = await callAsAccount(client, lock.account, toCalls(lock))
  const [lockedBefore, heldBefore] = answers ?? []
  const [done, lockedAfter, heldAfter] = answers?.slice(-3) ?? []
  if (!done) return { state: 'unsupported' }
  if (!done.success) {
    return { state: 'refused', failure: decodeRevertData(done.returnData, contractErrorsAbi) }
  }
  const [before, after] = [wordOf(lockedBefore), wordOf(lockedAfter)]
  const [owned, left] = [wordOf(heldBefore), wordOf(heldAfter)]
  if (before === undefined || after === undefined) return { state: 'unsupported' }
  if (owned === undefined || left === undefined) return { state: 'unsupported' }
  return { state: 'done', arrives: after - before, debits: owned - left }
}

/**
 * Why a token does not go to a locker, asked of the token itself: libraries hide that.
 * @returns undefined where a plain transfer there would go through.
 */
export async function explainTransfer(
  client: ReadClient,
  { account, token, locker, amount }: Omit<RehearsedLock, 'transactions'>,
): Promise<DecodedFailure | undefined> {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [locker, amount],
  })
  try {
    await client.call({ account, to: token, data })
    return undefined
  } catch (error) {
    if (isNodeAway(error)) throw error
    const failure = decodeContractError(error, contractErrorsAbi)
    return failure.kind === 'contract' ? failure : undefined
  }
}
