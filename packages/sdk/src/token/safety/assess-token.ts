import { freeLiquidityBps } from '../../shared/free-liquidity-bps.ts'
import { judgeTrade } from './judge-trade.ts'
import { lockForever } from './liquidity-custody.ts'
import type { SafetyFacts } from './safety-facts.ts'
import {
  type FindingCode,
  type FindingTone,
  find,
  type SafetyFinding,
  when,
} from './safety-finding.ts'

/**
 * What a careful friend would say.
 * `danger`: something here takes buyers' money or can at any moment. `caution`: it trades, and somebody can still change
 * that. `calm`: nothing alarming at this moment. `unknown`: too little could be read for any of these.
 */
export type SafetyVerdict = 'danger' | 'caution' | 'calm' | 'unknown'

/**
 * The verdict's first sentence, by what was tried and which powers remain. `changeable`: somebody can still change what
 * works now. `mixed`: nobody can, and there are other reservations. `…_closed`: trading is not open. `…_unlisted`: no
 * listed exchange has a pool of it, and of others nobody knows. `…_untried`: no wallet's sell was seen to go through.
 */
export type SafetyHeadline =
  | 'danger'
  | 'calm'
  | 'calm_closed'
  | 'calm_unlisted'
  | 'calm_untried'
  | 'changeable'
  | 'changeable_closed'
  | 'changeable_unlisted'
  | 'changeable_untried'
  | 'mixed'
  | 'mixed_closed'
  | 'mixed_unlisted'
  | 'mixed_untried'
  | 'unknown'

export interface SafetyAssessment {
  readonly verdict: SafetyVerdict
  readonly headline: SafetyHeadline
  /** The gravest first. */
  readonly findings: readonly SafetyFinding[]
}

/** A wallet with a fifth of the supply can move any price. */
const HEAVY_HOLDER_BPS = 2_000
const MOST_BPS = 9_000
/** The lock form warns in red below thirty days; so does the report. */
const SOON_SECONDS = 30 * 86_400

type Judge = (facts: SafetyFacts) => readonly (SafetyFinding | undefined)[]

const judgeProxy: Judge = ({ code: { proxy } }) => [
  // A power like any other that is still held: of itself it says nothing of how it is used (decision 0225).
  when(proxy?.upgrade === 'upgradeable', find('upgradeable', 'warn')),
  when(
    proxy?.upgrade === 'unclear' && proxy.pattern !== 'unrecognised',
    find('upgrade_unclear', 'warn'),
  ),
  when(proxy?.pattern === 'unrecognised', find('proxy_unrecognised', 'warn')),
]

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
    when(powers.walletLimit && powers.swapLimit, find('owner_can_limit', 'warn')),
    when(powers.walletLimit && !powers.swapLimit, find('owner_can_limit_wallet', 'warn')),
    when(!powers.walletLimit && powers.swapLimit, find('owner_can_limit_swap', 'warn')),
    when(powers.unknown, find('owner_unknown_power', 'warn')),
    when(!powers.hasOwner, find('owner_none', 'good')),
  ]
}

const judgeLiquidity: Judge = ({ custody, now }) => {
  if (!custody) return []
  const { burnedBps, lockedBps, openedBps, ownerBps, otherBps, firstUnlockAt } = custody
  const isFree = ownerBps + openedBps >= freeLiquidityBps
  const isUnknown = lockedBps > 0 && !custody.areLocksKnown
  const isSoon =
    firstUnlockAt !== undefined && firstUnlockAt < lockForever && firstUnlockAt - now < SOON_SECONDS
  return [
    when(isFree && ownerBps > 0, find('liquidity_free', 'bad', { bps: ownerBps })),
    when(isFree && openedBps > 0, find('liquidity_unlocked', 'bad', { bps: openedBps })),
    when(otherBps >= freeLiquidityBps, find('liquidity_elsewhere', 'warn', { bps: otherBps })),
    when(
      lockedBps > 0 && isSoon,
      find('liquidity_soon', 'warn', { bps: lockedBps, at: firstUnlockAt ?? 0 }),
    ),
    when(isUnknown, find('liquidity_lock_unknown', 'unknown', { bps: lockedBps })),
    when(burnedBps >= MOST_BPS, find('liquidity_burned', 'good', { bps: burnedBps })),
    when(
      burnedBps < MOST_BPS && burnedBps + lockedBps >= MOST_BPS && !isSoon && !isUnknown,
      find('liquidity_locked', 'good', { bps: burnedBps + lockedBps }),
    ),
  ]
}

const judgeName: Judge = ({ looksLike }) => [
  when(looksLike !== undefined, { ...find('look_alike', 'warn'), about: looksLike ?? '' }),
]

const judgeHolders: Judge = ({ largestHolderBps: bps }) => {
  if (bps === undefined) return [find('holders_unknown', 'unknown')]
  return [when(bps >= HEAVY_HOLDER_BPS, find('holder_heavy', 'warn', { bps }))]
}

const judgeSource: Judge = ({ isSourceVerified }) => [
  when(isSourceVerified === true, find('source_verified', 'good')),
  when(isSourceVerified === false, find('source_unverified', 'warn')),
]

const judges = [
  judgeTrade,
  judgeName,
  judgeCode,
  judgeProxy,
  judgePowers,
  judgeLiquidity,
  judgeHolders,
  judgeSource,
]
const order: readonly FindingTone[] = ['bad', 'warn', 'unknown', 'good']

function verdictOf(findings: readonly SafetyFinding[], facts: SafetyFacts): SafetyVerdict {
  const has = (tone: FindingTone) => findings.some((finding) => finding.tone === tone)
  if (has('bad')) return 'danger'
  if (facts.rehearsal.state !== 'done' && facts.rehearsal.state !== 'no-pool') return 'unknown'
  if (!facts.powers) return has('warn') ? 'caution' : 'unknown'
  return has('warn') ? 'caution' : 'calm'
}

/** Findings by which somebody can still change what the report saw. */
const heldPowers: ReadonlySet<FindingCode> = new Set([
  'not_open',
  'upgradeable',
  'upgrade_unclear',
  'proxy_unrecognised',
  'owner_can_mint',
  'owner_can_tax',
  'owner_can_blacklist',
  'owner_can_limit',
  'owner_can_limit_wallet',
  'owner_can_limit_swap',
  'owner_unknown_power',
  'foreign_owner',
])

const notOpen: ReadonlySet<FindingCode> = new Set(['not_open'])
const soldByWallet: ReadonlySet<FindingCode> = new Set(['sell_works', 'sell_delayed'])

function headlineOf(
  verdict: SafetyVerdict,
  findings: readonly SafetyFinding[],
  { powers, rehearsal }: SafetyFacts,
): SafetyHeadline {
  if (verdict === 'danger' || verdict === 'unknown') return verdict
  const has = (codes: ReadonlySet<FindingCode>) => findings.some(({ code }) => codes.has(code))
  const kind = verdict === 'calm' ? 'calm' : has(heldPowers) ? 'changeable' : 'mixed'
  const isPoolless = rehearsal.state === 'no-pool'
  if (has(notOpen) || (isPoolless && powers?.isGated)) return `${kind}_closed`
  if (isPoolless) return `${kind}_unlisted`
  return has(soldByWallet) ? kind : `${kind}_untried`
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
  const verdict = verdictOf(findings, facts)
  return { verdict, headline: headlineOf(verdict, findings, facts), findings }
}
