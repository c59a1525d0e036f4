import { type Airdrop, ApiError } from '@slipway/api-client'
import { activeChain } from '../../core/active-chain.ts'
import { airdropApi } from '../../core/airdrop-api.ts'

/** Lists that one look goes through. */
const MOST_LISTS = 24
/** The server cannot say: no failure of the look. */
const NOT_THERE: readonly string[] = ['AIRDROP_LIST_NOT_FOUND', 'AIRDROP_NOT_FOUND']

async function isListed(airdrop: Airdrop, account: string, signal: AbortSignal) {
  const path = { chain: String(airdrop.chainId), airdrop: airdrop.address }
  const [proof, known] = await Promise.all([
    airdropApi.getAirdropProof(path, { account }, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && NOT_THERE.includes(error.code)) return undefined
      throw error
    }),
    airdropApi.getAirdropAccount({ ...path, account }, { signal }),
  ])
  if (!proof) return false
  const claimed = new Map(known.claims.map((claim) => [claim.index, BigInt(claim.claimed)]))
  return proof.entries.some(
    ({ index, amount }) => (claimed.get(String(index)) ?? 0n) < BigInt(amount),
  )
}

/** What a look through the lists of the page's network found. */
export interface OpenClaims {
  /** Airdrops that still owe the address something, now or later. */
  readonly airdrops: readonly Airdrop[]
  readonly looked: number
}

/**
 * Goes through the newest running lists, one after the other: each of them may have a hundred thousand entries.
 * @throws {ApiError} when index or server do not answer
 */
export async function findOpenClaims(account: string, signal: AbortSignal): Promise<OpenClaims> {
  const { items } = await airdropApi.listAirdrops(
    { chain: activeChain.shortname, kind: 'claims', state: 'running', limit: MOST_LISTS },
    { signal },
  )
  const airdrops: Airdrop[] = []
  for (const airdrop of items) {
    if (await isListed(airdrop, account, signal)) airdrops.push(airdrop)
  }
  return { airdrops, looked: items.length }
}
