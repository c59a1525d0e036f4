import { ApiError } from '@slipway/api-client'
import { presaleAbi } from '@slipway/deployments/abi'
import type { Presale } from '@slipway/sdk/presale/types'
import { useQuery } from '@tanstack/react-query'
import { type Address, type Hex, zeroHash } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { presaleApi } from '../../core/presale-api.ts'
import { readClient } from '../../core/read-client.ts'
import { ipfsPath } from '../../files/ipfs-path.ts'
import type { ListedSlot } from './listed-slot.ts'
import { useIndexedPresale } from './use-presale.ts'

async function askIndex(address: Address, account: Address): Promise<ListedSlot | null> {
  try {
    const answer = await presaleApi.getWhitelistProof({
      chain: activeChain.shortname,
      address,
      account,
    })
    const { index, level, proof } = answer
    return { index, level, proof: proof as Hex[] }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Whether the contract takes a place no more: it was put on chain before, where it may be given away, or revoked. */
async function isSpent(presale: Address, { index }: ListedSlot): Promise<boolean> {
  const call = { address: presale, abi: presaleAbi, functionName: 'isLeafUsed' } as const
  const [isUsed, isRevoked] = await readClient.readContract({ ...call, args: [BigInt(index)] })
  return isUsed || isRevoked
}

async function findSlot(
  presale: Presale,
  account: Address,
  path: string | undefined,
  signal: AbortSignal,
): Promise<ListedSlot | null> {
  try {
    return await askIndex(presale.address, account)
  } catch (error) {
    if (!path) throw error
    // The list is long and its tree is work: loaded and built only where the index cannot answer.
    const { findListedSlot } = await withChunkTimeout(import('./find-listed-slot.ts'))
    return findListedSlot(presale, account, path, signal)
  }
}

/**
 * The connected wallet's place in the list behind the presale's Merkle root, found by the page itself: from the index, else
 * from the list's own file. `null` when the wallet is not in it, or its place is used or revoked.
 */
export function useListedSlot(presale: Presale, account: Address | undefined, isNeeded: boolean) {
  const { data: indexed } = useIndexedPresale(presale.address)
  const path = ipfsPath(indexed?.whitelistKey)
  const hasList = presale.whitelistRoot !== zeroHash
  return useQuery({
    queryKey: [
      'presale',
      presale.chainId,
      'listed-slot',
      presale.address,
      presale.whitelistRoot,
      account,
    ],
    queryFn: async ({ signal }): Promise<ListedSlot | null> => {
      if (!account) return null
      const slot = await findSlot(presale, account, path, signal)
      return slot && !(await isSpent(presale.address, slot)) ? slot : null
    },
    enabled: hasList && isNeeded && account !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
}
