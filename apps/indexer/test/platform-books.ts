import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import {
  airdropFactoryAbi,
  liquidityLockerAbi,
  merkleAirdropAbi,
  multisendAbi,
  nftLockerAbi,
  nftPoolAbi,
  nftSaleAbi,
  nftSaleFactoryAbi,
  poolFactoryAbi,
  presaleAbi,
  presaleFactoryAbi,
  tokenFactoryAbi,
  tokenLockerAbi,
  tokenMappingAbi,
  tokenPoolAbi,
} from '@slipway/deployments/abi'
import { type Abi, type Log, parseEventLogs, zeroAddress } from 'viem'
import { sumAmounts } from './platform-amounts.ts'
import { readAllLogs } from './read-all-logs.ts'

/** One act as the logs tell it. `at` puts acts in the order of the chain. */
interface LoggedAct {
  kind: string
  subject: string
  account: string
  at: bigint
  log: Log
}

/** Figures of the platform by day, and what it did, as texts. */
export interface PlatformBooks {
  /** `<day> <figure>` → count; days are unix seconds */
  days: Record<string, number>
  /** `<day> <amount>` → sum */
  amounts: Record<string, string>
  /** `<day> <currency> <figure>` → amount */
  raised: Record<string, string>
  /** in order: `<number> <kind> <subject> <account>` */
  acts: readonly string[]
}

/** Figure that each kind counts for. */
export const FIGURES: Readonly<Record<string, string>> = {
  tokenCreated: 'tokens_created',
  presaleCreated: 'presales_created',
  contributed: 'contributions',
  claimed: 'claims',
  airdropClaimed: 'claims',
  presaleFinished: 'presales_finished',
  presaleCanceled: 'presales_canceled',
  locked: 'locks_made',
  poolCreated: 'pools_created',
  staked: 'stakes',
  airdropCreated: 'airdrops_created',
  collectionCreated: 'nft_sales_created',
}

/** Kind of act, whose event it is, its name, and where it says in whose name it was done; none: the signer's. */
type Source = readonly [kind: string, abi: Abi, eventName: string, account?: string]

const MADE: readonly (readonly [Source, made: string])[] = [
  [['tokenCreated', tokenFactoryAbi, 'TokenDeployed', 'owner'], 'token'],
  [['presaleCreated', presaleFactoryAbi, 'PresaleDeployed', 'owner'], 'presale'],
  [['poolCreated', poolFactoryAbi, 'PoolDeployed', 'owner'], 'pool'],
  [['airdropCreated', airdropFactoryAbi, 'AirdropDeployed', 'owner'], 'airdrop'],
  [['collectionCreated', nftSaleFactoryAbi, 'NftSaleDeployed', 'owner'], 'sale'],
]
const OF_PRESALES: readonly Source[] = [
  ['contributed', presaleAbi, 'Contributed', 'account'],
  ['refunded', presaleAbi, 'Refunded', 'account'],
  ['claimed', presaleAbi, 'Claimed', 'account'],
  ['presaleFinished', presaleAbi, 'Finalized'],
  ['presaleCanceled', presaleAbi, 'Canceled'],
]
const OF_POOLS: readonly Source[] = [
  ['staked', tokenPoolAbi, 'Deposited', 'account'],
  ['unstaked', tokenPoolAbi, 'Withdrawn', 'account'],
  ['unstaked', tokenPoolAbi, 'EmergencyWithdrawn', 'account'],
  ['staked', nftPoolAbi, 'NftsDeposited', 'account'],
  ['unstaked', nftPoolAbi, 'NftsWithdrawn', 'account'],
  ['unstaked', nftPoolAbi, 'NftsEmergencyWithdrawn', 'account'],
  ['harvested', tokenPoolAbi, 'Harvested', 'account'],
]
const OF_AIRDROPS: readonly Source[] = [
  ['airdropClaimed', tokenMappingAbi, 'Mapped', 'account'],
  ['airdropClaimed', merkleAirdropAbi, 'Claimed', 'account'],
]
const LOCKERS = [tokenLockerAbi, liquidityLockerAbi, nftLockerAbi] as const

const lower = (value: unknown) => String(value).toLowerCase()
const placeOf = (log: Log) => (log.blockNumber ?? 0n) * 1_000_000n + BigInt(log.logIndex ?? 0)

const parse = (abi: Abi, eventName: string, logs: Log[]) =>
  parseEventLogs({ abi, logs, eventName, strict: true }) as unknown as (Log & {
    args: Record<string, unknown>
  })[]

type SignerOf = (log: Log) => Promise<string>

async function actsOf(
  logs: Log[],
  [kind, abi, eventName, account]: Source,
  signerOf: SignerOf,
  subjectOf = (log: Log, _args: Record<string, unknown>): string => log.address,
): Promise<LoggedAct[]> {
  const acts = parse(abi, eventName, logs).map(async (log) => ({
    kind,
    subject: lower(subjectOf(log, log.args)),
    account: account ? lower(log.args[account]) : await signerOf(log),
    at: placeOf(log),
    log,
  }))
  return Promise.all(acts)
}

/** Locks and what was taken out of them; owners change hands, parts keep the owner of the whole. */
function actsOfLocker(logs: Log[], abi: Abi): { acts: LoggedAct[]; parts: Log[] } {
  const owners = new Map<string, string>()
  const names = ['Locked', 'Split', 'LockOwnershipTransferred', 'Withdrawn']
  const told = names
    .filter((name) => abi.some((item) => item.type === 'event' && item.name === name))
    .flatMap((name) => parse(abi, name, logs).map((log) => ({ name, log })))
    .sort((a, b) => Number(placeOf(a.log) - placeOf(b.log)))
  const acts: LoggedAct[] = []
  for (const { name, log } of told) {
    const key = `${log.address} ${log.args.lockId}`
    if (name === 'Locked') owners.set(key, lower(log.args.owner))
    if (name === 'LockOwnershipTransferred') owners.set(key, lower(log.args.to))
    const account = owners.get(key) ?? ''
    if (name === 'Split') owners.set(`${log.address} ${log.args.newLockId}`, account)
    const kind = { Locked: 'locked', Withdrawn: 'unlocked' }[name]
    if (kind) acts.push({ kind, subject: lower(log.address), account, at: placeOf(log), log })
  }
  return { acts, parts: told.filter(({ name }) => name === 'Split').map(({ log }) => log) }
}

/** What one transaction mints to one address is one act. */
function actsOfMints(minted: readonly (Log & { args: Record<string, unknown> })[]): LoggedAct[] {
  const first = new Map<string, LoggedAct>()
  for (const log of minted) {
    const act = {
      kind: 'minted',
      subject: lower(log.address),
      account: lower(log.args.to),
      at: placeOf(log),
      log,
    }
    const key = `${log.transactionHash} ${act.subject} ${act.account}`
    if (!first.has(key)) first.set(key, act)
  }
  return [...first.values()]
}

/** Adds up the logs of a chain, without any code of the index. */
export async function sumPlatformLogs(client: DeployClient): Promise<PlatformBooks> {
  const logs = await readAllLogs(client)
  const transactionOf = (log: Log) => client.getTransaction({ hash: log.transactionHash ?? '0x' })
  const signerOf: SignerOf = async (log) => lower((await transactionOf(log)).from)
  const sentWith = async (log: Log) => (await transactionOf(log)).value
  const times = new Map<bigint, number>()
  for (const blockNumber of new Set(logs.map((log) => log.blockNumber ?? 0n)))
    times.set(blockNumber, Number((await client.getBlock({ blockNumber })).timestamp))
  const dayOf = (log: Log) => {
    const at = times.get(log.blockNumber ?? 0n) ?? 0
    return at - (at % 86_400)
  }
  const madeBy = (abi: Abi, eventName: string, made: string) =>
    new Set(parse(abi, eventName, logs).map((log) => lower(log.args[made])))
  const from = (addresses: ReadonlySet<string>) =>
    logs.filter((log) => addresses.has(lower(log.address)))
  const [, presales, pools, airdrops, collections] = MADE.map(([[, abi, name], made]) =>
    from(madeBy(abi, name, made)),
  ) as [Log[], Log[], Log[], Log[], Log[]]
  const many = (found: Log[], sources: readonly Source[]) =>
    Promise.all(sources.map((source) => actsOf(found, source, signerOf)))
  const lockers = LOCKERS.map((abi) => actsOfLocker(logs, abi as Abi))
  const minted = parse(nftSaleAbi as Abi, 'Transfer', collections).filter(
    (log) => log.args.from === zeroAddress,
  )
  const acts = [
    ...(await Promise.all(
      MADE.map(([source, made]) => actsOf(logs, source, signerOf, (_, args) => lower(args[made]))),
    )),
    ...(await many(presales, OF_PRESALES)),
    ...(await many(pools, OF_POOLS)),
    ...(await many(airdrops, OF_AIRDROPS)),
    await actsOf(logs, ['sent', multisendAbi as Abi, 'Sent', 'sender'], signerOf),
    ...lockers.map(({ acts: ofLocker }) => ofLocker),
    actsOfMints(minted),
  ]
    .flat()
    .sort((a, b) => Number(a.at - b.at))

  const days: Record<string, number> = {}
  const count = (log: Log, figure: string) => {
    const key = `${dayOf(log)} ${figure}`
    days[key] = (days[key] ?? 0) + 1
  }
  const known = new Set<string>()
  const contributors = new Set<string>()
  for (const { kind, account, log } of acts) {
    count(log, 'acts')
    if (FIGURES[kind]) count(log, FIGURES[kind])
    if (!known.has(account)) count(log, 'new_users')
    known.add(account)
    if (kind !== 'contributed') continue
    if (!contributors.has(account)) count(log, 'new_contributors')
    contributors.add(account)
  }
  for (const log of minted) count(log, 'nfts_minted')
  for (const log of lockers.flatMap(({ parts }) => parts)) count(log, 'locks_made')
  return {
    days,
    amounts: await sumAmounts(logs, minted, { dayOf, sentWith }),
    raised: sumRaised(logs, presales, dayOf),
    acts: acts.map(
      ({ kind, subject, account }, index) => `${index + 1} ${kind} ${subject} ${account}`,
    ),
  }
}

function sumRaised(
  logs: Log[],
  presales: Log[],
  dayOf: (log: Log) => number,
): Record<string, string> {
  const currencies = new Map(
    parse(presaleFactoryAbi as Abi, 'PresaleDeployed', logs).map((log) => [
      lower(log.args.presale),
      lower((log.args.addressParams as string[])[1]),
    ]),
  )
  const sums = new Map<string, bigint>()
  const add = (eventName: string, figure: string, amountOf: string) => {
    for (const log of parse(presaleAbi as Abi, eventName, presales)) {
      const key = `${dayOf(log)} ${currencies.get(lower(log.address))} ${figure}`
      sums.set(key, (sums.get(key) ?? 0n) + BigInt(String(log.args[amountOf])))
    }
  }
  add('Contributed', 'contributed', 'amount')
  add('Refunded', 'refunded', 'amount')
  add('Finalized', 'raised', 'accepted')
  return Object.fromEntries([...sums].filter(([, sum]) => sum > 0n).map(([k, v]) => [k, String(v)]))
}
