import { getLocalDeployment } from '@slipway/deployments'
import { type Address, parseAbi, parseEventLogs } from 'viem'
import { expect } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { readRunContext } from '../harness/run-context.ts'

// Written by hand from the lockers' promises, so that an event which drifted away from them is noticed here.
const tokenEvents = parseAbi([
  'event Locked(uint256 indexed lockId, address indexed token, address indexed owner, uint256 amount, uint256 units, uint256 unlockAt, bool rebasing, bool migratable)',
  'event Incremented(uint256 indexed lockId, uint256 amount, uint256 units)',
  'event Withdrawn(uint256 indexed lockId, uint256 amount, uint256 units)',
  'event Split(uint256 indexed lockId, uint256 indexed newLockId, uint256 units, uint256 newInitialUnits, uint256 initialUnitsLeft)',
  'event Migrated(uint256 indexed lockId, address indexed successor, uint256 indexed successorLockId, uint256 amount, uint256 arrived)',
])
const liquidityEvents = parseAbi([
  'event Locked(uint256 indexed lockId, address indexed lpToken, address indexed owner, uint256 amount, uint256 unlockAt)',
  'event Incremented(uint256 indexed lockId, uint256 amount)',
  'event Withdrawn(uint256 indexed lockId, uint256 amount)',
  'event Split(uint256 indexed lockId, uint256 indexed newLockId, uint256 amount)',
])
const nftEvents = parseAbi([
  'event Locked(uint256 indexed lockId, address indexed collection, address indexed owner, uint256 nftId, uint256 unlockAt, uint8 kind, address poolAddress)',
  'event Withdrawn(uint256 indexed lockId, address indexed collection, uint256 nftId, address owner)',
])

/** Units by lock: `<chainId>-<locker>-<lockId>` → what is left of it, as text. */
type Units = Record<string, string>

const lockerOf = (name: 'tokenLocker' | 'liquidityLocker' | 'nftLocker'): Address => {
  const contract = getLocalDeployment().contracts[name]
  if (!contract) throw new Error(`There is no local ${name}.`)
  return contract.address
}

class Books {
  readonly #units = new Map<string, bigint>()
  readonly #prefix: string

  constructor(chainId: number, locker: Address) {
    this.#prefix = `${chainId}-${locker.toLowerCase()}-`
  }

  add(lockId: bigint, units: bigint) {
    const key = `${this.#prefix}${lockId}`
    this.#units.set(key, (this.#units.get(key) ?? 0n) + units)
  }

  /** @param units undefined: all that there is */
  move(lockId: bigint, units?: bigint) {
    this.add(lockId, -(units ?? this.#units.get(`${this.#prefix}${lockId}`) ?? 0n))
  }

  texts = (): Units =>
    Object.fromEntries([...this.#units].map(([key, units]) => [key, String(units)]))
}

async function logsOf(shortname: string, address: Address) {
  return createChainProbe(shortname).getLogs({ address, fromBlock: 0n })
}

async function sumTokenLocks(shortname: string, chainId: number): Promise<Units> {
  const locker = lockerOf('tokenLocker')
  const books = new Books(chainId, locker)
  const logs = await logsOf(shortname, locker)
  for (const { eventName, args } of parseEventLogs({ abi: tokenEvents, logs })) {
    if (eventName === 'Locked' || eventName === 'Incremented') books.add(args.lockId, args.units)
    else books.move(args.lockId, eventName === 'Migrated' ? undefined : args.units)
    if (eventName === 'Split') books.add(args.newLockId, args.units)
  }
  return books.texts()
}

async function sumLiquidityLocks(shortname: string, chainId: number): Promise<Units> {
  const locker = lockerOf('liquidityLocker')
  const books = new Books(chainId, locker)
  const logs = await logsOf(shortname, locker)
  for (const { eventName, args } of parseEventLogs({ abi: liquidityEvents, logs })) {
    if (eventName === 'Locked' || eventName === 'Incremented') books.add(args.lockId, args.amount)
    else books.move(args.lockId, args.amount)
    if (eventName === 'Split') books.add(args.newLockId, args.amount)
  }
  return books.texts()
}

async function sumNftLocks(shortname: string, chainId: number): Promise<Units> {
  const locker = lockerOf('nftLocker')
  const books = new Books(chainId, locker)
  const logs = await logsOf(shortname, locker)
  for (const { eventName, args } of parseEventLogs({ abi: nftEvents, logs })) {
    if (eventName === 'Locked') books.add(args.lockId, 1n)
    else books.move(args.lockId)
  }
  return books.texts()
}

async function get<Answer>(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, readRunContext().apiUrl))
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

interface Page {
  readonly items: readonly { readonly id: string; readonly units: string }[]
  readonly nextCursor: string | null
}

async function listLocks(): Promise<Units> {
  const units: Units = {}
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const page: Page = await get<Page>(`/api/locks?limit=100${query}`)
    for (const lock of page.items) units[lock.id] = lock.units
    cursor = page.nextCursor
  }
  return units
}

/** Waits until every lock of the index holds what the logs of its locker add up to, and all are counted. */
export async function expectLocksEqualLogs(timeout = 60_000): Promise<void> {
  const sums = await Promise.all(
    readRunContext().chains.flatMap(({ shortname, chainId }) =>
      [sumTokenLocks, sumLiquidityLocks, sumNftLocks].map((sumUp) => sumUp(shortname, chainId)),
    ),
  )
  const expected: Units = Object.assign({}, ...sums)
  await expect.poll(listLocks, { timeout }).toEqual(expected)
  const { locks } = await get<{ readonly locks: number }>('/api/locks/stats')
  expect(locks).toBe(Object.keys(expected).length)
}
