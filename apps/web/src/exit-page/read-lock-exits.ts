import { liquidityLockerAbi, nftLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getReadTime } from '@slipway/sdk/evm/get-read-time'
import { readOrNothing } from '@slipway/sdk/evm/read-or-nothing'
import { buildCall } from '@slipway/sdk/flow/build-call'
import { assetOfLock } from '@slipway/sdk/lock/asset-of-lock'
import { buildReleasedWithdrawal } from '@slipway/sdk/lock/evm/build-released-withdrawal'
import { findLocks } from '@slipway/sdk/lock/evm/find-locks'
import { getPairOf } from '@slipway/sdk/lock/evm/get-pair-of'
import { getReleasable } from '@slipway/sdk/lock/evm/get-releasable'
import type { LockContracts, LockerKind, LockRecord, NftLockRecord } from '@slipway/sdk/lock/types'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { canCall } from './can-call.ts'
import { readToken } from './read-token.ts'
import { toAmount } from './to-amount.ts'
import type { ExitAct, ExitFact, ExitReport, KnownContract, ReleaseContracts } from './types.ts'

const toLockContracts = (contracts: ReleaseContracts): LockContracts => ({
  tokenLocker: contracts.tokenLocker?.address ?? zeroAddress,
  liquidityLocker: contracts.liquidityLocker?.address ?? zeroAddress,
  nftLocker: contracts.nftLocker?.address ?? zeroAddress,
  lockAnnouncer: contracts.lockAnnouncer?.address ?? zeroAddress,
})

function kindOfLocker(contracts: LockContracts, address: Address): LockerKind {
  if (isAddressEqual(contracts.tokenLocker, address)) return 'token'
  return isAddressEqual(contracts.liquidityLocker, address) ? 'liquidity' : 'nft'
}

/** All locks of an owner in one locker: the walk ends where its numbers end. */
async function findAll(
  client: ReadClient,
  contracts: LockContracts,
  kind: LockerKind,
  owner: Address,
) {
  const locks: LockRecord[] = []
  let newestId: bigint | undefined
  do {
    const page = await findLocks(client, contracts, { kind, owner, newestId })
    locks.push(...page.locks)
    newestId = page.nextId
  } while (newestId > 0n)
  return locks
}

interface LockExit {
  /** Absent once nothing of it is locked any more. */
  readonly fact: ExitFact | undefined
  readonly acts: readonly ExitAct[]
}

const aboutOf = (lock: LockRecord, symbol: string) => `#${lock.lockId} · ${symbol}`

function listNftActs(lock: NftLockRecord, about: string, isOver: boolean): readonly ExitAct[] {
  const { locker: to, lockId } = lock
  const abi = nftLockerAbi
  const acts: ExitAct[] = []
  if (isOver) {
    const transaction = buildCall({ to, abi, functionName: 'withdraw', args: [lockId] })
    acts.push({ name: 'unlock-nft', transaction, abi, gets: [], about })
  }
  if (lock.position !== 'none') {
    const transaction = buildCall({ to, abi, functionName: 'collectFees', args: [lockId] })
    acts.push({ name: 'fees', transaction, abi, gets: [], about })
  }
  return acts
}

/** What of an NFT lock can be had. One that its collection has emptied keeps nothing, and gives it to nobody. */
async function readNftExit(
  client: ReadClient,
  lock: NftLockRecord,
  about: string,
  now: number,
): Promise<LockExit> {
  const isOver = !lock.isForever && lock.unlockAt <= now
  const acts = listNftActs(lock, about, isOver)
  if (!lock.isHeld) {
    const tried = acts.map(({ transaction }) => canCall(client, lock.owner, transaction))
    const possible = await Promise.all(tried)
    return { fact: undefined, acts: acts.filter((_, at) => possible[at]) }
  }
  const time = lock.isForever ? 0 : lock.unlockAt
  return { fact: isOver ? undefined : { name: 'unlocks', time, about }, acts }
}

/** What is locked; liquidity goes by its pair, since the LP tokens of an exchange are all called alike. */
async function readLocked(client: ReadClient, lockers: LockContracts, lock: LockRecord) {
  const asset = assetOfLock(lock)
  const [token, pair] = await Promise.all([
    readToken(client, asset),
    lock.kind === 'liquidity' ? readOrNothing(getPairOf(client, lockers, asset)) : undefined,
  ])
  return { ...token, symbol: pairName(pair) ?? token.symbol }
}

async function readExit(
  client: ReadClient,
  lockers: LockContracts,
  lock: LockRecord,
  now: number,
): Promise<LockExit> {
  const asset = assetOfLock(lock)
  const token = await readLocked(client, lockers, lock)
  if (lock.kind === 'nft')
    return readNftExit(
      client,
      lock,
      `#${lock.lockId} · ${shortenAddress(asset)} ${lock.nftId}`,
      now,
    )
  const about = aboutOf(lock, token.symbol)
  const { amount, units } = await getReleasable(client, lock, now)
  const { locker, lockId } = lock
  const isToken = lock.kind === 'token'
  const transaction = isToken
    ? buildReleasedWithdrawal({ locker, lockId })
    : buildCall({
        to: locker,
        abi: liquidityLockerAbi,
        functionName: 'withdraw',
        args: [lockId, units],
      })
  const act: ExitAct = {
    name: 'unlock',
    transaction,
    abi: isToken ? tokenLockerAbi : liquidityLockerAbi,
    gets: [toAmount(amount, token)],
    about,
  }
  const time = lock.isForever ? 0 : lock.unlockAt
  // What can be withdrawn is the owner's already.
  const locked = lock.amount - amount
  return {
    fact:
      locked > 0n ? { name: 'locked', amount: toAmount(locked, token), time, about } : undefined,
    acts: amount > 0n ? [act] : [],
  }
}

/** What an account may take out of one of the three lockers: every lock of its own, newest first. */
export async function readLockExits(
  client: ReadClient,
  { address, contracts }: KnownContract,
  user: Address,
): Promise<ExitReport> {
  const lockers = toLockContracts(contracts)
  const [locks, now] = await Promise.all([
    findAll(client, lockers, kindOfLocker(lockers, address), user),
    getReadTime(client),
  ])
  const exits = await Promise.all(locks.map((lock) => readExit(client, lockers, lock, now)))
  return {
    kind: 'lock',
    address,
    title: '',
    facts: exits.flatMap(({ fact }) => fact ?? []),
    acts: exits.flatMap(({ acts }) => acts),
    now,
  }
}
