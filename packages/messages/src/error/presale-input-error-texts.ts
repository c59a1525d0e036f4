import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the SDK's own refusals around presales, before any contract sees them. */
export const presaleInputErrorTexts = {
  Presale_NotFound: (f) => m.error_Presale_NotFound({ presale: f.text('presale') }, f.options),
  Presale_InfoFailed: (f) => m.error_Presale_InfoFailed({}, f.options),
  Presale_NameEmpty: (f) => m.error_Presale_NameEmpty({}, f.options),
  Presale_NameTooLong: (f) =>
    m.error_Presale_NameTooLong({ length: f.integer('length'), max: f.integer('max') }, f.options),
  Presale_DescriptionTooLong: (f) =>
    m.error_Presale_DescriptionTooLong(
      { length: f.integer('length'), max: f.integer('max') },
      f.options,
    ),
  Presale_LogoTooLarge: (f) => m.error_Presale_LogoTooLarge({}, f.options),
  Presale_LogoNotSquare: (f) =>
    m.error_Presale_LogoNotSquare(
      { width: f.integer('width'), height: f.integer('height') },
      f.options,
    ),
  Presale_LogoFormatUnknown: (f) => m.error_Presale_LogoFormatUnknown({}, f.options),
  Presale_LinkInvalid: (f) => m.error_Presale_LinkInvalid({}, f.options),
  Presale_TokenMissing: (f) => m.error_Presale_TokenMissing({ token: f.text('token') }, f.options),
  Presale_CurrencyMissing: (f) =>
    m.error_Presale_CurrencyMissing({ currency: f.text('currency') }, f.options),
  Presale_DecimalsDiffer: (f) =>
    m.error_Presale_DecimalsDiffer({ decimals: f.integer('decimals') }, f.options),
  Presale_AllowanceTooLow: (f) =>
    m.error_Presale_AllowanceTooLow({ needed: f.tokenAmount('needed') }, f.options),
  Presale_TokenTaxed: (f) => m.error_Presale_TokenTaxed({}, f.options),
  Presale_FinalizeFails: (f) =>
    m.error_Presale_FinalizeFails({ reason: f.text('reason') }, f.options),
  Presale_SellabilityCheckFails: (f) =>
    m.error_Presale_SellabilityCheckFails(
      { lossBps: f.bps('lossBps'), allowedBps: f.bps('allowedBps') },
      f.options,
    ),
  Whitelist_LineDuplicate: (f) =>
    m.error_Whitelist_LineDuplicate({ line: f.integer('line') }, f.options),
  Whitelist_LevelConflict: (f) =>
    m.error_Whitelist_LevelConflict({ line: f.integer('line') }, f.options),
} satisfies ErrorTexts
