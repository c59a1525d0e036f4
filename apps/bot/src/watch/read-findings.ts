import type { EvmChainDefinition } from '@slipway/chains'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { readLockKey } from '@slipway/sdk/lock/lock-key'
import { findPoolDust } from '@slipway/sdk/pool-repair/find-pool-dust'
import { findRepairContracts } from '@slipway/sdk/pool-repair/get-repair-contracts'
import { getPresale } from '@slipway/sdk/presale/evm/get-presale'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { getSolvency } from '@slipway/sdk/tools/get-solvency'
import { findPlatformHolders } from '@slipway/sdk/tools/value-holders'
import { type Address, getAddress, isAddressEqual } from 'viem'
import type { Finding } from './finding.ts'
import { findingsOfContract } from './findings-of-contract.ts'
import { findingsOfLocks } from './findings-of-locks.ts'
import { findingsOfPresale } from './findings-of-presale.ts'
import { findingsOfToken } from './findings-of-token.ts'
import { readLock, readLocksOf } from './read-locks.ts'
import type { Subject, WatchKind } from './subject.ts'

type Read = (
  client: ReadClient,
  chain: EvmChainDefinition,
  subject: string,
) => Promise<readonly Finding[]>

async function readClock(client: ReadClient): Promise<number> {
  return Number((await client.getBlock()).timestamp)
}

const readPresale: Read = async (client, _, subject) => {
  // Its factory was asked when the watch began.
  const [now, presale] = await Promise.all([
    readClock(client),
    getPresale(client, { address: getAddress(subject) }),
  ])
  return findingsOfPresale(presale, now)
}

const readToken: Read = async (client, chain, subject) => {
  const address = getAddress(subject)
  const registry = findRepairContracts(chain)?.registry
  const [{ taxed }, sites] = await Promise.all([
    getToken(client, getTokenContracts(chain), { address }),
    registry ? findPoolDust(client, { chain, registry, token: address }) : [],
  ])
  return findingsOfToken({ address: subject, isLaunched: taxed?.launch.isLaunched, sites })
}

const readOneLock: Read = async (client, chain, subject) => {
  const key = readLockKey(subject)
  if (!key) return []
  const [now, lock] = await Promise.all([readClock(client), readLock(client, chain, key)])
  return findingsOfLocks(chain.chainId, lock ? [lock] : [], now)
}

const readWallet: Read = async (client, chain, subject) => {
  const [now, locks] = await Promise.all([
    readClock(client),
    readLocksOf(client, chain, getAddress(subject)),
  ])
  return findingsOfLocks(chain.chainId, locks, now)
}

const readContract: Read = async (client, chain, subject) => {
  const address: Address = getAddress(subject)
  const holder = findPlatformHolders(chain).find((one) => isAddressEqual(one.address, address))
  const blockNumber = await client.getBlockNumber({ cacheTime: 0 })
  const { isPaged, isById } = holder ?? {}
  return findingsOfContract(await getSolvency(client, { address, blockNumber, isPaged, isById }))
}

const reads: Readonly<Record<WatchKind, Read>> = {
  presale: readPresale,
  token: readToken,
  lock: readOneLock,
  wallet: readWallet,
  contract: readContract,
}

/** All that is so of a subject at the newest block. @throws {RpcUnavailable} and its kin when no node answers */
export function readFindings(
  client: ReadClient,
  chain: EvmChainDefinition,
  { kind, subject }: Pick<Subject, 'kind' | 'subject'>,
): Promise<readonly Finding[]> {
  return reads[kind](client, chain, subject)
}
