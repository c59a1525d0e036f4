import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the SDK's own refusals of what was typed, before any contract sees it. */
export const inputErrorTexts = {
  Input_AboveSupply: (f) => m.error_Input_AboveSupply({ max: f.tokenAmount('max') }, f.options),
  Input_TooManyLevels: (f) => m.error_Input_TooManyLevels({ max: f.integer('max') }, f.options),
  Input_AddressLineInvalid: (f) =>
    m.error_Input_AddressLineInvalid({ line: f.integer('line') }, f.options),
  List_AddressColumnMissing: (f) => m.error_List_AddressColumnMissing({}, f.options),
  List_ColumnMissing: (f) => m.error_List_ColumnMissing({ column: f.text('column') }, f.options),
  List_ColumnTwice: (f) => m.error_List_ColumnTwice({ columns: f.text('columns') }, f.options),
  List_CellBeyond: (f) => m.error_List_CellBeyond({ cell: f.text('cell') }, f.options),
  List_CellEmpty: (f) => m.error_List_CellEmpty({ column: f.text('column') }, f.options),
  List_QuoteOpen: (f) => m.error_List_QuoteOpen({}, f.options),
  List_TierUnknown: (f) => m.error_List_TierUnknown({ tier: f.text('tier') }, f.options),
  Input_TokenIdInvalid: (f) => m.error_Input_TokenIdInvalid({}, f.options),
  Input_ListEmpty: (f) => m.error_Input_ListEmpty({}, f.options),
  Input_ListTooLong: (f) => m.error_Input_ListTooLong({ max: f.integer('max') }, f.options),
  Input_TimeTooEarly: (f) => m.error_Input_TimeTooEarly({ min: f.earliest('min') }, f.options),
  Input_TimeTooLate: (f) => m.error_Input_TimeTooLate({ max: f.moment('max') }, f.options),
  Input_TimeInvalid: (f) => m.error_Input_TimeInvalid({}, f.options),
  Input_DurationInvalid: (f) => m.error_Input_DurationInvalid({}, f.options),
  Input_LockListTooLong: (f) =>
    m.error_Input_LockListTooLong({ count: f.integer('count'), max: f.integer('max') }, f.options),
  Venue_RouterUnusable: (f) =>
    m.error_Venue_RouterUnusable({ router: f.text('router') }, f.options),
  Venue_FactoryUnusable: (f) =>
    m.error_Venue_FactoryUnusable({ factory: f.text('factory') }, f.options),
  Venue_FactoryMismatch: (f) =>
    m.error_Venue_FactoryMismatch(
      { factory: f.text('factory'), expected: f.text('expected') },
      f.options,
    ),
  Venue_WrappedNativeMismatch: (f) =>
    m.error_Venue_WrappedNativeMismatch(
      { wrappedNative: f.text('wrappedNative'), expected: f.text('expected') },
      f.options,
    ),
  Venue_InitCodeMismatch: (f) => m.error_Venue_InitCodeMismatch({}, f.options),
  Token_QuoteDecimalsDiffer: (f) =>
    m.error_Token_QuoteDecimalsDiffer({ decimals: f.integer('decimals') }, f.options),
  Token_InsufficientBalance: (f) =>
    m.error_Token_InsufficientBalance(
      { needed: f.tokenAmount('needed'), balance: f.tokenAmount('balance') },
      f.options,
    ),
  Venue_Expired: (f) => m.error_Venue_Expired({}, f.options),
  Venue_PriceMoved: (f) => m.error_Venue_PriceMoved({}, f.options),
  Venue_LiquidityTooSmall: (f) => m.error_Venue_LiquidityTooSmall({}, f.options),
  Venue_PoolEmpty: (f) => m.error_Venue_PoolEmpty({}, f.options),
  Token_TransferFailed: (f) => m.error_Token_TransferFailed({}, f.options),
  Native_TransferFailed: (f) => m.error_Native_TransferFailed({}, f.options),
  Liquidity_SlippageTooHigh: (f) =>
    m.error_Liquidity_SlippageTooHigh({ max: f.bps('max') }, f.options),
} satisfies ErrorTexts
