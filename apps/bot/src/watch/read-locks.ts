import type { EvmChainDefinition } from '@slipway/chains'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { findLocks } from '@slipway/sdk/lock/evm/find-locks'
import { getLock } from '@slipway/sdk/lock/evm/get-lock'
import { findLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { lockerOf } from '@slipway/sdk/lock/locker-of'
import type { LockContracts, LockerKind, LockRecord } from '@slipway/sdk/lock/types'
import { type Address, isAddressEqual } from 'viem'

const kinds: readonly LockerKind[] = ['token', 'liquidity', 'nft']
/** Pages of each locker that one look reads: 2 000 ids of tokens, 200 of liquidity and of NFTs. */
const MOST_PAGES = 4

async function readPages(
  client: ReadClient,
  contracts: LockContracts,
  kind: LockerKind,
  owner: Address,
): Promise<readonly LockRecord[]> {
  const found: LockRecord[] = []
  let newestId: bigint | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const { locks, nextId } = await findLocks(client, contracts, { kind, owner, newestId })
    found.push(...locks)
    if (nextId === 0n) break
    newestId = nextId
  }
  return found
}

/** Locks of a wallet among the newest of each locker. @throws {RpcUnavailable} and its kin when no node answers */
export async function readLocksOf(
  client: ReadClient,
  chain: EvmChainDefinition,
  owner: Address,
): Promise<readonly LockRecord[]> {
  const contracts = findLockContracts(chain)
  if (!contracts) return []
  const pages = kinds.map((kind) => readPages(client, contracts, kind, owner))
  return (await Promise.all(pages)).flat()
}

/**
 * One lock.
 * @returns undefined where it is gone, or the address is no locker of the network.
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function readLock(
  client: ReadClient,
  chain: EvmChainDefinition,
  { locker, lockId }: { readonly locker: Address; readonly lockId: bigint },
): Promise<LockRecord | undefined> {
  const contracts = findLockContracts(chain)
  const kind = contracts && kinds.find((one) => isAddressEqual(lockerOf(contracts, one), locker))
  return kind && (await getLock(client, { kind, locker, lockId }))
}
