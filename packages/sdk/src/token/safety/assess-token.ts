import type { CodeFacts } from './get-code-facts.ts'
import type { LiquidityCustody } from './liquidity-custody.ts'
import { lockForever } from './liquidity-custody.ts'
import type { TradeRehearsal, TradeStep } from './trade-rehearsal.ts'

/** What the owner of one of the platform's tokens can still do, and within which bound. Nothing of it is known of a foreign token. */
export interface OwnerPowers {
  readonly hasOwner: boolean
  readonly mint: boolean
  /** Taxes can change up to the templates' caps. */
  readonly taxes: boolean
  readonly blacklist: boolean
  readonly limits: boolean
  /** Trading has not been opened yet. */
  readonly isGated: boolean
  /** Powers that this release has no name for. */
  readonly unknown: boolean
}

/** Everything that the verdict is drawn from. What is undefined could not be read. */
export interface SafetyFacts {
  /** Unix seconds. */
  readonly now: number
  /** Contract name of the template that the factory's registry names; undefined for a foreign token. */
  readonly registeredTemplate: string | undefined
  readonly code: CodeFacts
  readonly powers: OwnerPowers | undefined
  readonly rehearsal: TradeRehearsal
  readonly custody: LiquidityCustody | undefined
  /** Part of the supply in the largest wallet that is neither pool nor locker nor burned. */
  readonly largestHolderBps: number | undefined
  /** A public service holds the matching source. */
  readonly isSourceVerified: boolean | undefined
}

export type FindingTone = 'bad' | 'warn' | 'good' | 'unknown'

/** One reason of the verdict; every code has a text in every language. */
export interface SafetyFinding {
  readonly code: FindingCode
  readonly tone: FindingTone
  readonly args: Readonly<Record<string, number>>
}

export type FindingCode =
  | 'buy_refused'
  | 'sell_refused'
  | 'sell_works'
  | 'sell_tax_high'
  | 'buy_tax_high'
  | 'bought_nothing'
  | 'transfer_refused'
  | 'round_trip_heavy'
  | 'not_open'
  | 'no_pool'
  | 'not_rehearsed'
  | 'code_differs'
  | 'code_matches'
  | 'code_copied'
  | 'upgradeable'
  | 'owner_can_mint'
  | 'owner_can_tax'
  | 'owner_can_blacklist'
  | 'owner_can_limit'
  | 'owner_unknown_power'
  | 'owner_none'
  | 'foreign_owner'
  | 'foreign_powers'
  | 'liquidity_free'
  | 'liquidity_elsewhere'
  | 'liquidity_soon'
  | 'liquidity_locked'
  | 'liquidity_burned'
  | 'holder_heavy'
  | 'holders_unknown'
  | 'source_verified'
  | 'source_unverified'

/**
 * What a careful friend would say.
 * `danger`: something here takes buyers' money or can at any moment. `caution`: it trades, and somebody can still change
 * that. `calm`: nothing alarming at this moment. `unknown`: too little could be read for any of these.
 */
export type SafetyVerdict = 'danger' | 'caution' | 'calm' | 'unknown'

export interface SafetyAssessment {
  readonly verdict: SafetyVerdict
  /** The gravest first. */
  readonly findings: readonly SafetyFinding[]
}

/** From here on a measured tax is called heavy: the templates' own bound for buy and sell. */
const HEAVY_TAX_BPS = 2_500
const HEAVY_ROUND_TRIP_BPS = 5_000
/** A wallet with a fifth of the supply can move any price. */
const HEAVY_HOLDER_BPS = 2_000
/** Below this share of free liquidity nobody can empty the pool alone. */
const FREE_LIQUIDITY_BPS = 1_000
const MOST_BPS = 9_000
/** The lock form warns in red below thirty days; so does the report. */
const SOON_SECONDS = 30 * 86_400

type Judge = (facts: SafetyFacts) => readonly (SafetyFinding | undefined)[]

const find = (
  code: FindingCode,
  tone: FindingTone,
  args: SafetyFinding['args'] = {},
): SafetyFinding => ({ code, tone, args })
const when = (condition: boolean | undefined, finding: SafetyFinding) =>
  condition ? finding : undefined

function judgeSell(sell: TradeStep | undefined): SafetyFinding | undefined {
  if (!sell) return find('bought_nothing', 'bad')
  if (!sell.ok) return find('sell_refused', 'bad')
  if (sell.taxBps >= HEAVY_TAX_BPS) return find('sell_tax_high', 'bad', { bps: sell.taxBps })
  return find('sell_works', 'good', { bps: sell.taxBps })
}

const judgeTrade: Judge = ({ rehearsal, powers }) => {
  if (rehearsal.state === 'no-pool') return [find('no_pool', 'unknown')]
  if (rehearsal.state !== 'done') return [find('not_rehearsed', 'unknown')]
  const { buy, transfer, sell, roundTripLossBps } = rehearsal
  // A closed gate is announced and opens once; a refusal after that is another matter.
  if (!buy.ok) return [powers?.isGated ? find('not_open', 'warn') : find('buy_refused', 'bad')]
  return [
    judgeSell(sell),
    when(buy.taxBps >= HEAVY_TAX_BPS, find('buy_tax_high', 'bad', { bps: buy.taxBps })),
    when(transfer && !transfer.ok, find('transfer_refused', 'warn')),
    when(
      (roundTripLossBps ?? 0) >= HEAVY_ROUND_TRIP_BPS,
      find('round_trip_heavy', 'bad', { bps: roundTripLossBps ?? 0 }),
    ),
  ]
}

const judgeCode: Judge = ({ code, registeredTemplate }) => [
  when(
    registeredTemplate !== undefined && code.template !== registeredTemplate,
    find('code_differs', 'bad'),
  ),
  when(
    registeredTemplate !== undefined && code.template === registeredTemplate,
    find('code_matches', 'good'),
  ),
  when(
    registeredTemplate === undefined && code.template !== undefined,
    find('code_copied', 'warn'),
  ),
  when(code.isUpgradeable, find('upgradeable', 'bad')),
]

const judgePowers: Judge = ({ powers, code }) => {
  if (!powers) {
    const isOwned = code.owner !== undefined && BigInt(code.owner) !== 0n
    return [
      when(isOwned, find('foreign_owner', 'warn')),
      // An owner who is gone, or was never seen, says nothing of what the code lets others do.
      find('foreign_powers', 'unknown'),
    ]
  }
  return [
    when(powers.mint, find('owner_can_mint', 'warn')),
    when(powers.taxes, find('owner_can_tax', 'warn')),
    when(powers.blacklist, find('owner_can_blacklist', 'warn')),
    when(powers.limits, find('owner_can_limit', 'warn')),
    when(powers.unknown, find('owner_unknown_power', 'warn')),
    when(!powers.hasOwner, find('owner_none', 'good')),
  ]
}

const judgeLiquidity: Judge = ({ custody, now }) => {
  if (!custody) return []
  const { burnedBps, lockedBps, ownerBps, otherBps, firstUnlockAt } = custody
  const isSoon =
    firstUnlockAt !== undefined && firstUnlockAt < lockForever && firstUnlockAt - now < SOON_SECONDS
  return [
    when(ownerBps >= FREE_LIQUIDITY_BPS, find('liquidity_free', 'bad', { bps: ownerBps })),
    when(otherBps >= FREE_LIQUIDITY_BPS, find('liquidity_elsewhere', 'warn', { bps: otherBps })),
    when(
      lockedBps > 0 && isSoon,
      find('liquidity_soon', 'warn', { bps: lockedBps, at: firstUnlockAt ?? 0 }),
    ),
    when(burnedBps >= MOST_BPS, find('liquidity_burned', 'good', { bps: burnedBps })),
    when(
      burnedBps < MOST_BPS && burnedBps + lockedBps >= MOST_BPS && !isSoon,
      find('liquidity_locked', 'good', { bps: burnedBps + lockedBps }),
    ),
  ]
}

const judgeHolders: Judge = ({ largestHolderBps: bps }) => {
  if (bps === undefined) return [find('holders_unknown', 'unknown')]
  return [when(bps >= HEAVY_HOLDER_BPS, find('holder_heavy', 'warn', { bps }))]
}

const judgeSource: Judge = ({ isSourceVerified }) => [
  when(isSourceVerified === true, find('source_verified', 'good')),
  when(isSourceVerified === false, find('source_unverified', 'warn')),
]

const judges = [judgeTrade, judgeCode, judgePowers, judgeLiquidity, judgeHolders, judgeSource]
const order: readonly FindingTone[] = ['bad', 'warn', 'unknown', 'good']

function verdictOf(findings: readonly SafetyFinding[], facts: SafetyFacts): SafetyVerdict {
  const has = (tone: FindingTone) => findings.some((finding) => finding.tone === tone)
  if (has('bad')) return 'danger'
  if (facts.rehearsal.state !== 'done' && facts.rehearsal.state !== 'no-pool') return 'unknown'
  if (!facts.powers) return has('warn') ? 'caution' : 'unknown'
  return has('warn') ? 'caution' : 'calm'
}

/**
 * Draws a verdict with its reasons from what was read. Never a score: a number would hide which reason it came from.
 * Warning: `calm` is about this moment and about what the platform can see, not a promise.
 */
export function assessToken(facts: SafetyFacts): SafetyAssessment {
  const findings = judges
    .flatMap((judge) => judge(facts))
    .filter((finding) => finding !== undefined)
    .sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone))
  return { verdict: verdictOf(findings, facts), findings }
}
