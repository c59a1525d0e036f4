import { addressAt, type LoggedEvent } from './read-solana-logs.ts'

const numberAt = (bytes: Buffer, at: number) => bytes.readBigUInt64LE(at)
const walletBytes = 32
/** Behind a wallet and what it has afterwards, which no sum may use. */
const movedAt = 40
/** Behind the same and what a stake is owed. */
const movedOfStakeAt = 48

/** Whom an event names: who gave a lock away, or who claimed, contributed, invited or staked. */
export function walletOf({ kind, name, rest }: LoggedEvent): string | undefined {
  if (kind === 'airdrop') return name === 'claimed' ? addressAt(rest, 4) : undefined
  if (kind === 'lock') return name === 'given' ? addressAt(rest, 0) : undefined
  const named =
    kind === 'presale'
      ? ['contributed', 'refunded', 'claimed', 'inviterRegistered', 'rewardPaid']
      : ['staked', 'withdrawn', 'harvested']
  return named.includes(name) ? addressAt(rest, 0) : undefined
}

/** What an event takes into, or out of, what a wallet has. */
function movedBy({ kind, name, rest }: LoggedEvent, before: bigint): bigint {
  const what = `${kind} ${name}`
  // Behind the entry's place and the claimant: what was paid now.
  if (what === 'airdrop claimed') return numberAt(rest, 4 + walletBytes)
  if (what === 'presale contributed') return numberAt(rest, movedAt)
  // Whoever leaves, or is given back, takes all.
  if (what === 'presale refunded') return -before
  if (what === 'pool staked') return numberAt(rest, movedOfStakeAt)
  if (what === 'pool withdrawn') return -numberAt(rest, movedOfStakeAt)
  return 0n
}

/** What wallets have, added up of what came and went: by thing, wallet, and place in the list of an airdrop. */
export function sumPositions(events: readonly LoggedEvent[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const event of events) {
    const wallet = walletOf(event)
    if (!wallet || event.kind === 'lock') continue
    const entry = event.kind === 'airdrop' ? [event.rest.readUInt32LE(0)] : []
    const id = [event.address, wallet, ...entry].join('-')
    const before = sums.get(id) ?? 0n
    sums.set(id, before + movedBy(event, before))
  }
  return sums
}

/** A lock, airdrop, presale or pool as its events add up; a pool's `done` is what accounts alone know. */
export interface SummedThing {
  readonly kind: LoggedEvent['kind']
  readonly owner: string
  readonly isClosed: boolean
  readonly status: string | null
  readonly amount: bigint
  readonly done: bigint | undefined
}

const sum = (events: readonly LoggedEvent[], name: string, at: number) =>
  events
    .filter((event) => event.name === name)
    .reduce((all, { rest }) => all + numberAt(rest, at), 0n)

/** Place of what the terms alone say of a thing's size. */
const sizeAt = { lock: 144, airdrop: 208 } as const
/** Of a presale's state in its account. */
const statusAt = 420

/** @param held what wallets have in it */
function sumDone(
  kind: LoggedEvent['kind'],
  own: readonly LoggedEvent[],
  held: bigint,
): bigint | undefined {
  if (kind === 'lock') return sum(own, 'withdrawn', 0)
  if (kind === 'airdrop') return sum(own, 'claimed', 4 + walletBytes)
  if (kind === 'pool') return undefined
  // What a finished presale raised: the contributions, once everybody was paid what was not accepted of them.
  return own.some(({ name }) => name === 'finished') ? held - sum(own, 'claimed', movedAt + 8) : 0n
}

/** Every thing by its address. Where a presale is finished, each wallet has to have claimed once, and nothing be rounded. */
export function sumThings(events: readonly LoggedEvent[]): Map<string, SummedThing> {
  const positions = [...sumPositions(events)]
  const sums = new Map<string, SummedThing>()
  for (const { kind, address } of events) {
    if (sums.has(address)) continue
    const own = events.filter((event) => event.address === address)
    const last = own.at(-1)?.terms ?? Buffer.alloc(0)
    const held = positions
      .filter(([id]) => id.startsWith(`${address}-`))
      .reduce((all, [, one]) => all + one, 0n)
    const isSized = kind === 'lock' || kind === 'airdrop'
    sums.set(address, {
      ...{ kind, owner: addressAt(last, 8), isClosed: own.some(({ name }) => name === 'closed') },
      status:
        kind === 'presale' ? (['open', 'finished', 'canceled'][last[statusAt] ?? 3] ?? '') : null,
      amount: isSized ? numberAt(last, sizeAt[kind]) : held,
      done: sumDone(kind, own, held),
    })
  }
  return sums
}
