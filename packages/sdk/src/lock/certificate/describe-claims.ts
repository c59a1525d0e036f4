import { calculateNextRelease } from '../release-math.ts'
import type { LockFacts, TokenLockFacts } from './lock-facts.ts'
import { canStillMove } from './read-lock-words.ts'

/** What stands around the facts. */
export interface StatementPlace {
  readonly chainId: number
  readonly locker: string
  readonly lockId: string
  readonly blockNumber: number
  readonly blockHash: string
  /** Unix seconds. */
  readonly blockTime: number
}

const lockers = {
  token: 'the token locker',
  liquidity: 'the liquidity locker',
  nft: 'the NFT locker',
} as const

/** Beyond it there are no dates; a made-up state can hold such a time, and a sentence is made of it before it is refused. */
const lastDate = 8_640_000_000_000

function time(seconds: number): string {
  if (seconds > lastDate) return `second ${seconds}`
  return new Date(seconds * 1000).toISOString().replace('.000Z', ' UTC')
}

const percent = (bps: number) => `${bps / 100} %`

function sayWhat(facts: LockFacts): string {
  if (facts.kind === 'nft') return `Locked: NFT ${facts.nftId} of collection ${facts.collection}.`
  const { units, initialUnits } = facts
  const asset = facts.kind === 'token' ? `token ${facts.token}` : `LP token ${facts.lpToken}`
  const unit =
    facts.kind === 'token' && facts.isRebasing
      ? `shares of what vault ${facts.vault} holds of ${asset}`
      : `base units of ${asset}`
  return `Locked: ${units} ${unit}. At first, additions included: ${initialUnits}.`
}

function saySchedule({ schedule, isForever }: TokenLockFacts): string[] {
  if (!schedule || isForever) return []
  const { cliffAt, firstBps, cycleSeconds, cycleBps } = schedule
  const rest =
    cycleSeconds === 0
      ? 'then the rest evenly by the second'
      : `then ${percent(cycleBps)} every ${cycleSeconds} seconds`
  return [
    `Before that: ${percent(firstBps)} of the first amount from ${time(cliffAt)} on, ${rest}.`,
  ]
}

function sayWhen(facts: LockFacts): string[] {
  const until = facts.isForever
    ? 'It can never be withdrawn.'
    : `All of it can be withdrawn from ${time(facts.unlockAt)} on.`
  return [until, ...(facts.kind === 'token' ? saySchedule(facts) : [])]
}

function sayMoves(facts: LockFacts): string[] {
  if (!canStillMove(facts) || facts.kind !== 'token' || !facts.succession) return []
  const { successors } = facts.succession
  const open = successors
    .filter(({ opensAt }) => opensAt !== 0)
    .map(({ successor, opensAt }) => `${successor} from ${time(opensAt)} on`)
  const where = open.length === 0 ? 'None is announced.' : `Announced: ${open.join('; ')}.`
  return [
    `Its owner may move it, for the same owner and no earlier unlock, to a locker that was announced a week before. ${where}`,
  ]
}

function sayNft(facts: LockFacts, lockId: string): string[] {
  if (facts.kind !== 'nft') return []
  const held =
    facts.indexedLockId === BigInt(lockId)
      ? []
      : ['The collection has taken this NFT out: the lock is void.']
  return facts.position === 'none'
    ? held
    : [...held, `It is a liquidity position; its fees go to ${facts.feeReceiver}.`]
}

/** A certificate's sentences, in English: the file is for everybody, and so that nothing in it is unchecked, one language. */
export function describeClaims(facts: LockFacts, place: StatementPlace): readonly string[] {
  const { chainId, locker, lockId, blockNumber, blockHash, blockTime } = place
  return [
    `Lock ${lockId} of ${lockers[facts.kind]} ${locker} on network ${chainId}, in block ${blockNumber} (${blockHash}) of ${time(blockTime)}.`,
    sayWhat(facts),
    `Owner: ${facts.owner}. Locked since ${time(facts.lockedAt)}.`,
    ...sayWhen(facts),
    ...sayNft(facts, lockId),
    ...sayMoves(facts),
    'Nobody but the owner has power over the lock, and nobody can bring the unlock forward: the locker has no administrator and cannot be replaced.',
  ]
}

/**
 * What a statement cannot say, whose sentences are those of its format: parts that were withdrawn before the lock was
 * prolonged do not come again. Undefined where nothing was withdrawn, or the next part comes as the schedule says.
 * @param blockTime unix seconds of the proof's block
 */
export function describeWithdrawn(facts: LockFacts, blockTime: number): string | undefined {
  if (facts.kind !== 'token' || facts.units === facts.initialUnits) return undefined
  const { units, initialUnits } = facts
  const next = calculateNextRelease(
    { ...facts, amount: units, initialAmount: initialUnits },
    blockTime,
  )
  if (!facts.schedule || !next || next.from <= blockTime) return undefined
  return `Of the first amount ${initialUnits - units} was withdrawn and counts towards the first parts: nothing more comes before ${time(next.from)}.`
}
