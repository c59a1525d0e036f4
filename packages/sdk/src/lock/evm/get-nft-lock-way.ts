import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, encodeFunctionData } from 'viem'
import { callAsAccount } from '../../evm/call-as-account.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import {
  type DecodedFailure,
  decodeContractError,
  decodeRevertData,
} from '../../evm/decode-contract-error.ts'
import { isNodeAway } from '../../evm/is-node-away.ts'
import { nftAbi } from '../../evm/nft-abi.ts'
import { buildNftLock, type LockNftInput, type NftLockWay } from '../flows/lock-nft-flow.ts'
import type { NftLockDraft } from '../lock-draft-schema.ts'

/** How an NFT can be locked, or why it cannot. */
export interface NftLockAnswer {
  readonly way: NftLockWay
  /** Why neither way goes; absent where one does, or where the node could not try. */
  readonly failure?: DecodedFailure
  /** False where the node could not try the way that is left. */
  readonly isRehearsed: boolean
}

/** An NFT to be locked by its owner. */
export interface NftLockQuery {
  /** Address of the NFT locker. */
  readonly locker: Address
  readonly draft: NftLockDraft
  readonly account: Address
}

async function trySending(
  client: ReadClient,
  input: LockNftInput,
  account: Address,
): Promise<DecodedFailure | undefined> {
  try {
    await client.call({ account, ...buildNftLock(input, account), value: 0n })
    return undefined
  } catch (error) {
    if (isNodeAway(error)) throw error
    return decodeContractError(error, contractErrorsAbi)
  }
}

/**
 * Tries the ways in which an NFT can reach the locker, sending first: it needs no allowance and one signature. Some
 * collections cannot send with words, and an NFT that its collection took out of an older lock can only be given.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getNftLockWay(
  client: ReadClient,
  { locker, draft, account }: NftLockQuery,
): Promise<NftLockAnswer> {
  const sent = await trySending(client, { locker, draft, way: 'send' }, account)
  if (!sent) return { way: 'send', isRehearsed: true }
  const approve = {
    to: draft.asset,
    data: encodeFunctionData({
      abi: nftAbi,
      functionName: 'approve',
      args: [locker, draft.nftId],
    }),
  }
  const given = { locker, draft, way: 'approve' } as const
  const answers = await callAsAccount(client, account, [approve, buildNftLock(given, account)])
  if (!answers) return { way: 'approve', isRehearsed: false }
  const [allowed, locked] = answers
  if (locked?.success) return { way: 'approve', isRehearsed: true }
  const data = (allowed?.success ? locked : allowed)?.returnData ?? '0x'
  return {
    way: 'approve',
    isRehearsed: true,
    failure: decodeRevertData(data, contractErrorsAbi),
  }
}
