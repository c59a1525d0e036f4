import { lockAnnouncerAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { LockContracts } from '../types.ts'

/** A locker to which locks that allow it can move. */
export interface LockSuccessor {
  readonly address: Address
  /** Unix seconds; a week after its announcement. */
  readonly opensAt: number
}

/** Announcements that are looked at, newest first. */
const mostAnnouncements = 100n

/**
 * Lockers that are announced and not struck off, newest announcement first, each once.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getSuccessors(
  client: ReadClient,
  contracts: Pick<LockContracts, 'lockAnnouncer'>,
): Promise<readonly LockSuccessor[]> {
  const announcer = { address: contracts.lockAnnouncer, abi: lockAnnouncerAbi } as const
  const total = await client.readContract({ ...announcer, functionName: 'announcementCount' })
  const count = total < mostAnnouncements ? total : mostAnnouncements
  const indexes = Array.from({ length: Number(count) }, (_, step) => total - 1n - BigInt(step))
  const announced = await Promise.all(
    indexes.map((index) =>
      client.readContract({ ...announcer, functionName: 'announcementAt', args: [index] }),
    ),
  )
  const addresses = [...new Set(announced)]
  const opening = await Promise.all(
    addresses.map((address) =>
      client.readContract({ ...announcer, functionName: 'opensAt', args: [address] }),
    ),
  )
  return addresses
    .map((address, at) => ({ address, opensAt: Number(opening[at] ?? 0n) }))
    .filter(({ opensAt }) => opensAt !== 0)
}
