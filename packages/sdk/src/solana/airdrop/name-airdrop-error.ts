import { sharedRefusals } from '../shared-refusals.ts'

/** Errors of the airdrop program by their numbers: `programs/airdrop/src/error.rs`, and those of every program. */
const names = {
  ...sharedRefusals,
  7100: 'NotCreator',
  7101: 'RootZero',
  7102: 'TotalZero',
  7103: 'EntriesOutOfRange',
  7104: 'ReleaseUnusable',
  7105: 'StartTooLate',
  7106: 'EndTooEarly',
  7107: 'EndTooLate',
  7108: 'NotCovered',
  7109: 'NotRunning',
  7110: 'NotInList',
  7111: 'NothingToClaim',
  7112: 'LedgerTooShort',
  7113: 'LedgerWhole',
  7114: 'PoolTooSmall',
  7115: 'AsksForItself',
  7116: 'DestinationNotAssociated',
  7117: 'StillRunning',
  7118: 'PartOfTaxed',
  7119: 'FeeNotFixed',
} as const

export type AirdropErrorName = (typeof names)[keyof typeof names]

const byNumber: ReadonlyMap<number | string, AirdropErrorName> = new Map(
  Object.entries(names).map(([number, name]) => [Number(number), name]),
)

/** The airdrop program's name for an error of its own; undefined for anybody else's. */
export function nameAirdropError(reason: number | string): AirdropErrorName | undefined {
  return byNumber.get(reason)
}
