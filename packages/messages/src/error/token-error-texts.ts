import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the errors of the token templates (specification, section 5). */
export const tokenErrorTexts = {
  Token_NameEmpty: (f) => m.error_Token_NameEmpty({}, f.options),
  Token_NameTooLong: (f) =>
    m.error_Token_NameTooLong({ length: f.integer('length'), max: f.integer('max') }, f.options),
  Token_SymbolEmpty: (f) => m.error_Token_SymbolEmpty({}, f.options),
  Token_SymbolTooLong: (f) =>
    m.error_Token_SymbolTooLong({ length: f.integer('length'), max: f.integer('max') }, f.options),
  Token_UriTooLong: (f) =>
    m.error_Token_UriTooLong({ length: f.integer('length'), max: f.integer('max') }, f.options),
  Token_SupplyZero: (f) => m.error_Token_SupplyZero({}, f.options),
  Token_DecimalsTooHigh: (f) =>
    m.error_Token_DecimalsTooHigh(
      { decimals: f.integer('decimals'), max: f.integer('max') },
      f.options,
    ),
  Token_DecimalsTooHighForSupply: (f) =>
    m.error_Token_DecimalsTooHighForSupply({ max: f.integer('max') }, f.options),
  Token_SupplyTooLarge: (f) =>
    m.error_Token_SupplyTooLarge({ max: f.tokenAmount('max') }, f.options),
  Token_ReceiverZero: (f) => m.error_Token_ReceiverZero({}, f.options),
  Token_MintCooldownTooShort: (f) =>
    m.error_Token_MintCooldownTooShort({ min: f.seconds('min') }, f.options),
  Token_MintRatioTooHigh: (f) => m.error_Token_MintRatioTooHigh({ max: f.bps('max') }, f.options),
  Token_MintRatioZero: (f) => m.error_Token_MintRatioZero({}, f.options),
  Token_MintParamsWithoutMint: (f) => m.error_Token_MintParamsWithoutMint({}, f.options),
  Token_MintDisabled: (f) => m.error_Token_MintDisabled({}, f.options),
  Token_MintTooEarly: (f) =>
    m.error_Token_MintTooEarly({ nextMintAt: f.moment('nextMintAt') }, f.options),
  Token_MintTooMuch: (f) => m.error_Token_MintTooMuch({ max: f.tokenAmount('max') }, f.options),
  Token_MintZero: (f) => m.error_Token_MintZero({}, f.options),
  Token_UriFrozen: (f) => m.error_Token_UriFrozen({}, f.options),
  Token_MintCooldownTooLong: (f) =>
    m.error_Token_MintCooldownTooLong({ max: f.seconds('max') }, f.options),
  Token_ValueRefused: (f) => m.error_Token_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
} satisfies ErrorTexts
