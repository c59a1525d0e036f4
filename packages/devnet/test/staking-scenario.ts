/** People of the table. */
export type PoolPerson = 'owner' | 'ann' | 'ben'

/** What somebody does, and what comes of it on every network: a refusal by its name, or amounts in base units. */
export interface PoolStep {
  /** Moves the clock there before: seconds after the start. */
  readonly at: number
  readonly who: PoolPerson
  readonly does:
    | 'stake'
    | 'withdraw'
    | 'leave'
    | 'harvest'
    | 'stop'
    | 'setRate'
    | 'setEnd'
    | 'setLimit'
    | 'openExit'
    | 'recover'
  /** Of a stake and a withdrawal; the new rate or limit; the new end in seconds after the start. */
  readonly amount?: bigint
  readonly error?: string
  /** Reward that came into the wallet; below zero what it paid in. */
  readonly reward?: bigint
  /** What came back of the stake. */
  readonly gives?: bigint
}

export interface PoolScenario {
  readonly name: string
  /** Tests of the contracts that it comes from (trees of `contracts/test/staking`). */
  readonly from: readonly string[]
  readonly limited?: boolean
  /** What each transfer of what is staked keeps back, in basis points. */
  readonly taxBps?: number
  readonly steps: readonly PoolStep[]
}
