import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'
import { namesSomebody } from './names-somebody.ts'

/** `poolStatus` of a presale that failed. */
const CANCELED = '2'

/** Texts of what a running, finished or canceled presale refuses (specification, sections 4 and 8). */
export const presaleErrorTexts = {
  Presale_NotExempt: (f) => m.error_Presale_NotExempt({ token: f.text('token') }, f.options),
  Presale_NotLaunched: (f) => m.error_Presale_NotLaunched({ token: f.text('token') }, f.options),
  Presale_ReceiverZero: (f) => m.error_Presale_ReceiverZero({}, f.options),
  Presale_EndTooEarly: (f) => m.error_Presale_EndTooEarly({ min: f.earliest('min') }, f.options),
  Presale_NotCanceled: (f) => m.error_Presale_NotCanceled({}, f.options),
  Presale_OnlyItself: (f) => m.error_Presale_OnlyItself({}, f.options),
  Presale_Unsellable: (f) =>
    m.error_Presale_Unsellable(
      { received: f.currencyAmount('received'), least: f.currencyAmount('least') },
      f.options,
    ),
  SellabilityCheck_PoolMoved: (f) =>
    m.error_SellabilityCheck_PoolMoved(
      {
        expected: f.currencyAmount('expected'),
        quoteReserve: f.currencyAmount('quoteReserve'),
      },
      f.options,
    ),
  Presale_NotOwner: (f) => m.error_Presale_NotOwner({ owner: f.text('owner') }, f.options),
  Presale_NotWhitelistAdmin: (f) => m.error_Presale_NotWhitelistAdmin({}, f.options),
  Presale_NotFactory: (f) => m.error_Presale_NotFactory({}, f.options),
  Presale_NotMarket: (f) => m.error_Presale_NotMarket({}, f.options),
  Presale_NotStarted: (f) =>
    m.error_Presale_NotStarted({ startTime: f.moment('startTime') }, f.options),
  Presale_Ended: (f) => m.error_Presale_Ended({ endTime: f.moment('endTime') }, f.options),
  Presale_NotOpen: (f) => m.error_Presale_NotOpen({}, f.options),
  Presale_AmountZero: (f) => m.error_Presale_AmountZero({}, f.options),
  Presale_BelowMin: (f) => m.error_Presale_BelowMin({ min: f.currencyAmount('min') }, f.options),
  Presale_BuysNothing: (f) =>
    m.error_Presale_BuysNothing(
      { amount: f.currencyAmount('amount'), price: f.currencyAmount('price') },
      f.options,
    ),
  Presale_AboveMax: (f) => m.error_Presale_AboveMax({ max: f.currencyAmount('max') }, f.options),
  Presale_HardCapReached: (f) =>
    m.error_Presale_HardCapReached({ hardCap: f.currencyAmount('hardCap') }, f.options),
  // Wallets of a better tier are admitted too.
  Presale_TierOnly: (f) =>
    f.text('level') === '2'
      ? m.error_Presale_tiersOnly({ until: f.moment('until') }, f.options)
      : m.error_Presale_TierOnly(
          { level: f.integer('level'), until: f.moment('until') },
          f.options,
        ),
  Presale_NotWhitelisted: (f) =>
    m.error_Presale_NotWhitelisted({ account: f.text('account') }, f.options),
  Presale_ValueMismatch: (f) =>
    m.error_Presale_ValueMismatch(
      { sentWei: f.wei('sentWei'), amount: f.wei('amount') },
      f.options,
    ),
  Presale_ValueRefused: (f) =>
    m.error_Presale_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
  Presale_NotWhole: (f) => m.error_Presale_NotWhole({ token: f.text('token') }, f.options),
  Presale_SoftCapNotReached: (f) => m.error_Presale_SoftCapNotReached({}, f.options),
  Presale_StillRunning: (f) =>
    m.error_Presale_StillRunning({ endTime: f.moment('endTime') }, f.options),
  Presale_OwnerOnlyUntil: (f) =>
    m.error_Presale_OwnerOnlyUntil({ time: f.moment('time') }, f.options),
  Presale_Lapsed: (f) => m.error_Presale_Lapsed({ time: f.moment('time') }, f.options),
  // The right is given once: what another contract has, nobody gets.
  Presale_NotLauncher: (f) =>
    namesSomebody(f.text('launcher'))
      ? m.error_Presale_launcherElsewhere({}, f.options)
      : m.error_Presale_NotLauncher({}, f.options),
  Presale_GasTooLow: (f) => m.error_Presale_GasTooLow({ min: f.integer('min') }, f.options),
  Presale_NotFinished: (f) =>
    f.text('status') === CANCELED
      ? m.error_Presale_wasCanceled({}, f.options)
      : m.error_Presale_NotFinished({}, f.options),
  Presale_NothingToClaim: (f) => m.error_Presale_NothingToClaim({}, f.options),
  Presale_NothingToRefund: (f) => m.error_Presale_NothingToRefund({}, f.options),
  Presale_ExitClosed: (f) => m.error_Presale_ExitClosed({ since: f.moment('since') }, f.options),
  Presale_NothingToWithdraw: (f) => m.error_Presale_NothingToWithdraw({}, f.options),
  Presale_AlreadyBegun: (f) => m.error_Presale_AlreadyBegun({}, f.options),
  Presale_WhitelistFixed: (f) =>
    m.error_Presale_WhitelistFixed({ startTime: f.moment('startTime') }, f.options),
  Presale_LevelUnknown: (f) =>
    m.error_Presale_LevelUnknown({ level: f.integer('level') }, f.options),
  Presale_ProofInvalid: (f) =>
    m.error_Presale_ProofInvalid({ account: f.text('account') }, f.options),
  Presale_LeafRevoked: (f) => m.error_Presale_LeafRevoked({ index: f.integer('index') }, f.options),
  Presale_LeafUsed: (f) => m.error_Presale_LeafUsed({ index: f.integer('index') }, f.options),
  Presale_SlotMissing: (f) =>
    m.error_Presale_SlotMissing({ account: f.text('account') }, f.options),
  Presale_SlotUsed: (f) => m.error_Presale_SlotUsed({ account: f.text('account') }, f.options),
  Presale_SlotTaken: (f) => m.error_Presale_SlotTaken({ account: f.text('account') }, f.options),
  Presale_SlotToOneself: (f) => m.error_Presale_SlotToOneself({}, f.options),
  Presale_SlotTransferOff: (f) => m.error_Presale_SlotTransferOff({}, f.options),
  Presale_InviterFixed: (f) =>
    m.error_Presale_InviterFixed({ startTime: f.moment('startTime') }, f.options),
  Presale_InviterOpen: (f) => m.error_Presale_InviterOpen({}, f.options),
  Presale_InviterRatesTooHigh: (f) =>
    m.error_Presale_InviterRatesTooHigh({ bps: f.bps('bps'), max: f.bps('max') }, f.options),
  Presale_InviterLevels: (f) => m.error_Presale_InviterLevels({ max: f.integer('max') }, f.options),
  // In tokens as well as in the native currency: what was to be paid says nothing without its unit.
  Presale_PaymentFailed: (f) => m.error_Presale_PaymentFailed({ to: f.text('to') }, f.options),
  Presale_ListTooLong: (f) =>
    m.error_Presale_ListTooLong({ length: f.integer('length'), max: f.integer('max') }, f.options),
} satisfies ErrorTexts
