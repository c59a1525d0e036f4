import { sharedRefusals } from '../shared-refusals.ts'

/** Errors of the staking program by their numbers: `programs/staking/src/error.rs`, and those of every program. */
const names = {
  ...sharedRefusals,
  7300: 'NotOwner',
  7301: 'StakeMismatch',
  7302: 'TermsMoved',
  7303: 'Closed',
  7304: 'LimitExceeded',
  7305: 'AmountTooLarge',
  7306: 'StillLocked',
  7307: 'StakeTooSmall',
  7308: 'NothingToHarvest',
  7309: 'Ended',
  7310: 'AlreadyStarted',
  7311: 'StartTooEarly',
  7312: 'EndTooEarly',
  7313: 'EndTooLate',
  7314: 'RateZero',
  7315: 'LimitOnlyRises',
  7316: 'BudgetTooSmall',
  7317: 'NothingToRecover',
  7318: 'ExitAlreadyOpen',
  7319: 'RateOutOfRange',
  7320: 'DeadlineOutOfRange',
  7321: 'LockTooLong',
  7322: 'LimitIncomplete',
  7323: 'StillRunning',
  7324: 'StillOwing',
  7325: 'JustCreated',
} as const

export type PoolErrorName = (typeof names)[keyof typeof names]

const byNumber: ReadonlyMap<number | string, PoolErrorName> = new Map(
  Object.entries(names).map(([number, name]) => [Number(number), name]),
)

/** The staking program's name for an error of its own; undefined for anybody else's. */
export function namePoolError(reason: number | string): PoolErrorName | undefined {
  return byNumber.get(reason)
}
