import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { liquidityLockerEventsAbi, tokenEventsAbi } from '@slipway/deployments/events'
import { type Log, parseEventLogs } from 'viem'

/** What the logs of some tokens say about their mechanisms, added up without any code of the index. */
export interface TermSums {
  /** `token` → taxes and shares as last set */
  terms: Record<string, string>
  /** `token` → transactions that changed taxes or shares */
  taxEntries: Record<string, number>
  /** `token` → base units that arrived at the token itself */
  taxCollected: Record<string, string>
  /** `token kind` → owner's acts outside the creating transaction */
  acts: Record<string, number>
  /** `token-pair` */
  pairs: string[]
  /** `token-account listed|killed` */
  barred: string[]
  swapBacks: Record<string, string>
  dividendsAdded: Record<string, string>
  /** `token-account` → sum */
  dividendsPaid: Record<string, string>
  /** `token-account` → LP base units */
  staked: Record<string, string>
  /** `token-invitee` → inviter */
  inviters: Record<string, string>
  /** `token-inviter` → sum */
  rebates: Record<string, string>
  /** `lock id` → amount, owner and end */
  locks: Record<string, string>
}

const lower = (text: string) => text.toLowerCase()
const sorted = <Value>(map: Map<string, Value>): Record<string, Value> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)))
const texts = (map: Map<string, bigint>) =>
  sorted(new Map([...map].filter(([, sum]) => sum !== 0n).map(([key, sum]) => [key, String(sum)])))

/** Kinds of the history that are not an event's name with a small first letter. */
const KIND_BY_EVENT: Readonly<Record<string, string>> = {
  ContractUriSet: 'contractUriChanged',
}
/** Events by which nobody acts on a token's terms. */
const NO_ACT = new Set([
  'Approval',
  'ContractURIUpdated',
  ...['Transfer', 'MintEnabled', 'BuyerKilled', 'SwappedBack', 'DividendsAdded', 'DividendPaid'],
  ...['DividendExcluded', 'NftActivated', 'NftRetired', 'NftPayout', 'NftDividendPaid'],
  ...['LpStaked', 'LpUnstaked', 'LockCredited', 'InviteOffered', 'InviterBound', 'RebatePaid'],
])
/** Told even when they happened in the transaction of the creation. */
const ALWAYS_TOLD = new Set(['Launched', 'LauncherSet'])

type TokenEvent = ReturnType<typeof parseEventLogs<typeof tokenEventsAbi>>[number]

function kindOf(event: TokenEvent): string | undefined {
  const { eventName, args } = event
  if (NO_ACT.has(eventName)) return undefined
  if (eventName === 'BlacklistSet') return args.listed ? 'blacklisted' : 'unblacklisted'
  if (eventName === 'NftBlacklistSet') return args.listed ? 'nftBlacklisted' : 'nftUnblacklisted'
  if (eventName === 'OwnershipTransferred' && /^0x0+$/.test(args.oldOwner)) return undefined
  return KIND_BY_EVENT[eventName] ?? eventName.charAt(0).toLowerCase() + eventName.slice(1)
}

class Sums {
  readonly #maps = new Map<string, Map<string, bigint>>()

  add(name: string, key: string, amount: bigint) {
    const map = this.of(name)
    map.set(key, (map.get(key) ?? 0n) + amount)
  }

  of(name: string): Map<string, bigint> {
    const map = this.#maps.get(name) ?? new Map<string, bigint>()
    this.#maps.set(name, map)
    return map
  }
}

/** Adds what one event says to the sums. */
function addAmounts(sums: Sums, event: TokenEvent) {
  const token = lower(event.address)
  const of = (account: string) => `${token}-${lower(account)}`
  switch (event.eventName) {
    case 'Transfer':
      if (lower(event.args.to) === token && !/^0x0+$/.test(event.args.from)) {
        sums.add('tax', token, event.args.amount)
      }
      return
    case 'SwappedBack':
      sums.add('swapBacks', token, event.args.soldTokens + event.args.dividendAmount)
      return
    case 'DividendsAdded':
      sums.add('added', token, event.args.amount)
      return
    case 'DividendPaid':
      sums.add('paid', of(event.args.account), event.args.amount)
      return
    case 'NftDividendPaid':
      sums.add('paid', of(event.args.owner), event.args.amount)
      return
    case 'LpStaked':
      sums.add('staked', of(event.args.account), event.args.amount)
      return
    case 'LpUnstaked':
      sums.add('staked', of(event.args.account), -event.args.amount)
      return
    case 'RebatePaid':
      sums.add('rebates', of(event.args.inviter), event.args.amount)
  }
}

interface LockSum {
  amount: bigint
  owner: string
  unlockAt: bigint
}

type LockEvent = ReturnType<typeof parseEventLogs<typeof liquidityLockerEventsAbi>>[number]

/** What one event makes of the lock that it names; undefined when it only begins another. */
function changeLock(lock: LockSum, { eventName, args }: LockEvent): LockSum {
  switch (eventName) {
    case 'Incremented':
      return { ...lock, amount: lock.amount + args.amount }
    case 'Withdrawn':
    case 'Split':
      return { ...lock, amount: lock.amount - args.amount }
    case 'Relocked':
      return { ...lock, unlockAt: args.unlockAt }
    case 'LockOwnershipTransferred':
      return { ...lock, owner: lower(args.to) }
    default:
      return lock
  }
}

function sumLocks(logs: Log[]): Record<string, string> {
  const locks = new Map<string, LockSum>()
  for (const event of parseEventLogs({ abi: liquidityLockerEventsAbi, logs })) {
    const { eventName, args } = event
    const id = String(args.lockId)
    if (eventName === 'Locked') {
      locks.set(id, { amount: args.amount, owner: lower(args.owner), unlockAt: args.unlockAt })
      continue
    }
    const lock = locks.get(id)
    if (!lock) throw new Error(`lock ${id} was never made`)
    if (eventName === 'Split') locks.set(String(args.newLockId), { ...lock, amount: args.amount })
    locks.set(id, changeLock(lock, event))
  }
  return sorted(
    new Map([...locks].map(([id, lock]) => [id, `${lock.amount} ${lock.owner} ${lock.unlockAt}`])),
  )
}

/** Accounts that are listed or killed after all events. */
function barredAfter(events: readonly TokenEvent[]): string[] {
  const barred = new Set<string>()
  for (const { eventName, args, address } of events) {
    if (eventName !== 'BlacklistSet' && eventName !== 'BuyerKilled') continue
    const account = `${lower(address)}-${lower(args.account)}`
    if (eventName === 'BuyerKilled') barred.add(`${account} killed`)
    else if (args.listed) barred.add(`${account} listed`)
    else for (const why of ['listed', 'killed']) barred.delete(`${account} ${why}`)
  }
  return [...barred].sort()
}

/** Taxes and shares as last set, and the transactions that set them. */
function termsAfter(events: readonly TokenEvent[]) {
  const last = new Map<string, { taxes: string; shares: string }>()
  const transactions = new Map<string, Set<string>>()
  for (const { eventName, args, address, transactionHash } of events) {
    if (eventName !== 'TaxesSet' && eventName !== 'SharesSet') continue
    const token = lower(address)
    const before = last.get(token) ?? { taxes: '', shares: '' }
    const values = Object.values(args).join()
    last.set(token, { ...before, [eventName === 'TaxesSet' ? 'taxes' : 'shares']: values })
    transactions.set(token, (transactions.get(token) ?? new Set()).add(transactionHash))
  }
  return {
    terms: sorted(
      new Map([...last].map(([token, { taxes, shares }]) => [token, `${taxes} ${shares}`])),
    ),
    taxEntries: sorted(new Map([...transactions].map(([token, { size }]) => [token, size]))),
  }
}

function actsOf(events: readonly TokenEvent[], creations: ReadonlyMap<string, string>) {
  const acts = new Map<string, number>()
  for (const event of events) {
    const kind = kindOf(event)
    const token = lower(event.address)
    const isCreation = creations.get(token) === event.transactionHash
    if (!kind || (isCreation && !ALWAYS_TOLD.has(event.eventName))) continue
    const key = `${token} ${kind}`
    acts.set(key, (acts.get(key) ?? 0) + 1)
  }
  return sorted(acts)
}

/**
 * Reads every log of the chain and adds up what concerns the given tokens.
 *
 * @param creations token, lower-case → transaction that created it
 */
export async function sumTermsOverLogs(
  client: DeployClient,
  creations: ReadonlyMap<string, string>,
  locker: string,
): Promise<TermSums> {
  const logs: Log[] = []
  const head = await client.getBlockNumber()
  for (let from = 0n; from <= head; from += 50n) {
    logs.push(...(await client.getLogs({ fromBlock: from, toBlock: from + 49n })))
  }
  const ofTokens = logs.filter((log) => creations.has(lower(log.address)))
  const events = parseEventLogs({ abi: tokenEventsAbi, logs: ofTokens })
  const sums = new Sums()
  const pairs = new Set<string>()
  const inviters = new Map<string, string>()
  for (const event of events) {
    addAmounts(sums, event)
    const { eventName, args } = event
    const token = lower(event.address)
    if (eventName === 'Launched' || eventName === 'PairRegistered') {
      pairs.add(`${token}-${lower(args.pair)}`)
    }
    if (eventName === 'InviterBound') {
      inviters.set(`${token}-${lower(args.invitee)}`, lower(args.inviter))
    }
  }
  return {
    ...termsAfter(events),
    taxCollected: texts(sums.of('tax')),
    acts: actsOf(events, creations),
    pairs: [...pairs].sort(),
    barred: barredAfter(events),
    swapBacks: texts(sums.of('swapBacks')),
    dividendsAdded: texts(sums.of('added')),
    dividendsPaid: texts(sums.of('paid')),
    staked: texts(sums.of('staked')),
    inviters: sorted(inviters),
    rebates: texts(sums.of('rebates')),
    locks: sumLocks(logs.filter((log) => lower(log.address) === lower(locker))),
  }
}
