export type FindingTone = 'bad' | 'warn' | 'good' | 'unknown'

/** One reason of the verdict; every code has a text in every language. */
export interface SafetyFinding {
  readonly code: FindingCode
  readonly tone: FindingTone
  readonly args: Readonly<Record<string, number>>
  /** What else it is about, by name. */
  readonly about?: string
}

export type FindingCode =
  | 'buy_refused'
  | 'buy_refused_contract'
  | 'sell_refused'
  | 'sell_works'
  | 'sell_works_contract'
  | 'sell_delayed'
  | 'later_sell_refused'
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
  | 'upgrade_unclear'
  | 'proxy_unrecognised'
  | 'owner_can_mint'
  | 'owner_can_tax'
  | 'owner_can_blacklist'
  | 'owner_can_limit'
  | 'owner_can_limit_wallet'
  | 'owner_can_limit_swap'
  | 'owner_unknown_power'
  | 'owner_none'
  | 'foreign_owner'
  | 'foreign_powers'
  | 'liquidity_free'
  | 'liquidity_unlocked'
  | 'liquidity_lock_unknown'
  | 'liquidity_elsewhere'
  | 'liquidity_soon'
  | 'liquidity_locked'
  | 'liquidity_burned'
  | 'look_alike'
  | 'holder_heavy'
  | 'holders_unknown'
  | 'source_verified'
  | 'source_unverified'

/** A reason as judges name it. */
export const find = (
  code: FindingCode,
  tone: FindingTone,
  args: SafetyFinding['args'] = {},
): SafetyFinding => ({ code, tone, args })
/** A reason that holds under a condition. */
export const when = (condition: boolean | undefined, finding: SafetyFinding) =>
  condition ? finding : undefined
