import { merkleAirdropAbi as abi } from '@slipway/deployments/abi'
import type { Address, Hex } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { ClaimsTerms } from './read-claims-terms.ts'

/** Where an airdrop of claims stands. */
export type ClaimsStatus = 'coming' | 'running' | 'finished'

/** An airdrop of claims as it stands on chain; times in unix seconds, amounts in base units. */
export interface MerkleAirdrop extends ClaimsTerms {
  readonly address: Address
  readonly owner: Address
  readonly token: Address
  readonly root: Hex
  /** What the list adds up to, as its maker says. */
  readonly total: bigint
  /** What there is to pay claims from. */
  readonly tokensLeft: bigint
  readonly ipfsKey: string
}

/** Where it stands by a clock. @param now unix seconds of the chain */
export function calculateClaimsStatus(
  { startTime, endTime }: Pick<ClaimsTerms, 'startTime' | 'endTime'>,
  now: number,
): ClaimsStatus {
  if (BigInt(now) < startTime) return 'coming'
  return endTime !== 0n && BigInt(now) >= endTime ? 'finished' : 'running'
}

/** Reads an airdrop of claims. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getMerkleAirdrop(
  client: ReadClient,
  address: Address,
): Promise<MerkleAirdrop> {
  const read = { address, abi } as const
  const [owner, token, root, startTime, endTime, firstBps, releaseSeconds, total, left, ipfsKey] =
    await Promise.all([
      client.readContract({ ...read, functionName: 'owner' }),
      client.readContract({ ...read, functionName: 'token' }),
      client.readContract({ ...read, functionName: 'root' }),
      client.readContract({ ...read, functionName: 'startTime' }),
      client.readContract({ ...read, functionName: 'endTime' }),
      client.readContract({ ...read, functionName: 'firstBps' }),
      client.readContract({ ...read, functionName: 'releaseSeconds' }),
      client.readContract({ ...read, functionName: 'total' }),
      client.readContract({ ...read, functionName: 'tokensLeft' }),
      client.readContract({ ...read, functionName: 'ipfsKey' }),
    ])
  const terms = { startTime, endTime, firstBps, releaseSeconds }
  return { address, owner, token, root, total, tokensLeft: left, ipfsKey, ...terms }
}

/** What entries were paid so far, in their order. */
export function getClaimed(
  client: ReadClient,
  address: Address,
  entries: readonly { readonly index: number; readonly amount: bigint }[],
): Promise<readonly bigint[]> {
  return Promise.all(
    entries.map(({ index, amount }) =>
      client.readContract({
        address,
        abi,
        functionName: 'claimedOf',
        args: [BigInt(index), amount],
      }),
    ),
  )
}
