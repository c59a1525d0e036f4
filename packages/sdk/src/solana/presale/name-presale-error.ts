import { sharedRefusals } from '../shared-refusals.ts'

/** Errors of the presale program by their numbers: `programs/presale/src/error.rs`, and those of every program. */
const names = {
  ...sharedRefusals,
  7200: 'NotCreator',
  7201: 'KindUnknown',
  7202: 'TokensZero',
  7203: 'HardCapZero',
  7204: 'SoftCapZero',
  7205: 'SoftCapAboveHardCap',
  7206: 'SoftCapTooLow',
  7207: 'MaxContributionZero',
  7208: 'MinAboveMax',
  7209: 'AmountTooLarge',
  7210: 'StartTooEarly',
  7211: 'EndNotAfterStart',
  7212: 'EndTooEarly',
  7213: 'EndTooLate',
  7214: 'WhitelistModeUnknown',
  7215: 'TiersTooLong',
  7216: 'VestFirstOutOfRange',
  7217: 'VestCycleOutOfRange',
  7218: 'VestPercentOutOfRange',
  7219: 'DepositTooSmall',
  7220: 'NotStarted',
  7221: 'Ended',
  7222: 'NotOpen',
  7223: 'BelowMin',
  7224: 'BuysNothing',
  7225: 'AboveMax',
  7226: 'HardCapReached',
  7227: 'TierOnly',
  7228: 'NotWhitelisted',
  7229: 'SoftCapNotReached',
  7230: 'StillRunning',
  7231: 'OwnerOnly',
  7232: 'Lapsed',
  7233: 'NotFinished',
  7234: 'NothingToClaim',
  7235: 'NothingToRefund',
  7236: 'ExitClosed',
  7237: 'NothingToWithdraw',
  7238: 'AlreadyBegun',
  7239: 'WhitelistFixed',
  7240: 'AsksForItself',
  7241: 'DestinationNotAssociated',
  7242: 'StillOwing',
  7243: 'BuyerMismatch',
  7244: 'TermsMoved',
  7245: 'PartOfTaxed',
  7246: 'SellsSol',
  7247: 'InviterRatesTooHigh',
  7248: 'InviterRatesUnusable',
  7249: 'InviterNotOpen',
  7250: 'InviterSelf',
  7251: 'InviterMismatch',
  7252: 'FairTooCoarse',
  7253: 'FeeNotFixed',
  7254: 'JustCreated',
} as const

export type SolanaPresaleErrorName = (typeof names)[keyof typeof names]

const byNumber: ReadonlyMap<number | string, SolanaPresaleErrorName> = new Map(
  Object.entries(names).map(([number, name]) => [Number(number), name]),
)

/** The presale program's name for an error of its own; undefined for anybody else's. */
export function namePresaleError(reason: number | string): SolanaPresaleErrorName | undefined {
  return byNumber.get(reason)
}
