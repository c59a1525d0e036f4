import { multisendAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../../evm/create-read-client.ts'
import { calculateListId } from '../calculate-list-id.ts'
import { multisendLimits } from '../multisend-limits.ts'
import type { MultisendAsset } from '../types.ts'

/** Whose list of what. */
export interface ListQuery {
  readonly multisend: Address
  readonly account: Address
  readonly asset: MultisendAsset
  /** From `hashPayList`. */
  readonly listHash: `0x${string}`
}

/** Reads asked at once. */
const CHUNK = 200

/** Which batches of a list the contract remembers, by number. */
export async function getSentBatches(
  client: ReadClient,
  { multisend, account }: Pick<ListQuery, 'multisend' | 'account'>,
  listId: bigint,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const sent = new Set<number>()
  for (let at = 0; at < numbers.length; at += CHUNK) {
    const asked = numbers.slice(at, at + CHUNK)
    const answers = await Promise.all(
      asked.map((number) =>
        client.readContract({
          address: multisend,
          abi: multisendAbi,
          functionName: 'isSent',
          args: [account, listId, BigInt(number)],
        }),
      ),
    )
    for (const [index, number] of asked.entries()) if (answers[index]) sent.add(number)
  }
  return sent
}

/** A list is sent in its order: whatever was begun has one of its first batches behind it. */
const FIRST_BATCHES = [0, 1, 2, 3]

/**
 * The size of batches with which a list was begun, on whatever machine. What a network takes may have changed since, and
 * another size would be another list to the contract.
 * @returns undefined for a list of which nothing was sent.
 */
export async function getBegunSize(
  client: ReadClient,
  query: ListQuery,
): Promise<number | undefined> {
  const chainId = client.chain.id
  const { account: sender, asset, listHash } = query
  const sizes = await Promise.all(
    multisendLimits.rowsPerBatch.map(async (rowsPerBatch) => {
      const listId = calculateListId({ chainId, sender, asset, listHash, rowsPerBatch })
      const sent = await getSentBatches(client, query, listId, FIRST_BATCHES)
      return sent.size > 0 ? rowsPerBatch : undefined
    }),
  )
  return sizes.find((size) => size !== undefined)
}
