/** People of the table; `ann` has the tokens, and `nobody` is no address of a person. */
export type LockPerson = 'ann' | 'ben' | 'cat'

/** A release before the end: seconds after the start, and basis points. */
export interface TableRelease {
  readonly cliff: number
  readonly firstBps: number
  readonly cycleSeconds: number
  readonly cycleBps: number
}

/** What somebody does, and what comes of it on every network: a refusal by its name, or amounts in base units. */
export interface LockStep {
  /** Moves the clock there before: seconds after the start. */
  readonly at: number
  readonly who: LockPerson
  readonly does: 'lock' | 'withdraw' | 'relock' | 'give'
  /** Of a lock and a withdrawal; without it everything that is released is withdrawn. */
  readonly amount?: bigint
  /** When all of it is released: seconds after the start. */
  readonly until?: number | 'forever'
  readonly release?: Partial<TableRelease>
  /** Whose the lock becomes, where it is not the one who locks. */
  readonly to?: LockPerson | 'nobody'
  readonly error?: string
  /** What came into the wallet. */
  readonly gives?: bigint
  /** What is locked afterwards. */
  readonly locked?: bigint
}

export interface LockScenario {
  readonly name: string
  /** Tests of the contracts that it comes from (`contracts/test/lock/TokenLocker.tree`). */
  readonly from: readonly string[]
  /** What each transfer of the token keeps back, in basis points. */
  readonly taxBps?: number
  readonly steps: readonly LockStep[]
}
