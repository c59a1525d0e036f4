import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what the factory of NFT sales refuses; their `currency` is what the sale is paid with. */
export const nftSaleFactoryErrorTexts = {
  NftSaleFactory_ParamsMissing: (f) => m.error_NftSaleFactory_ParamsMissing({}, f.options),
  NftSaleFactory_TextUnusable: (f) =>
    m.error_NftSaleFactory_TextUnusable(
      { length: f.integer('length'), max: f.integer('max') },
      f.options,
    ),
  NftSaleFactory_NotToken: (f) =>
    m.error_NftSaleFactory_NotToken({ token: f.text('token') }, f.options),
  NftSaleFactory_MethodUnknown: (f) => m.error_NftSaleFactory_MethodUnknown({}, f.options),
  NftSaleFactory_UrlModeUnknown: (f) => m.error_NftSaleFactory_UrlModeUnknown({}, f.options),
  NftSaleFactory_TotalOutOfRange: (f) =>
    m.error_NftSaleFactory_TotalOutOfRange({ max: f.integer('max') }, f.options),
  NftSaleFactory_OwnerShareUnusable: (f) =>
    m.error_NftSaleFactory_OwnerShareUnusable({ total: f.integer('total') }, f.options),
  NftSaleFactory_FirstMintTooLarge: (f) =>
    m.error_NftSaleFactory_FirstMintTooLarge(
      { firstMint: f.integer('firstMint'), max: f.integer('max') },
      f.options,
    ),
  NftSaleFactory_FeeTooLarge: (f) =>
    m.error_NftSaleFactory_FeeTooLarge({ max: f.currencyAmount('max') }, f.options),
  NftSaleFactory_CapTooLarge: (f) =>
    m.error_NftSaleFactory_CapTooLarge(
      { cap: f.integer('cap'), total: f.integer('total') },
      f.options,
    ),
  NftSaleFactory_RoyaltyTooHigh: (f) =>
    m.error_NftSaleFactory_RoyaltyTooHigh(
      { royaltyBps: f.bps('royaltyBps'), max: f.bps('max') },
      f.options,
    ),
  NftSaleFactory_TimesUnusable: (f) => m.error_NftSaleFactory_TimesUnusable({}, f.options),
  NftSaleFactory_ProvenanceUnusable: (f) =>
    m.error_NftSaleFactory_ProvenanceUnusable({}, f.options),
  NftSaleFactory_OwnerMintsFree: (f) => m.error_NftSaleFactory_OwnerMintsFree({}, f.options),
  NftSaleFactory_NotSale: (f) =>
    m.error_NftSaleFactory_NotSale({ sale: f.text('sale') }, f.options),
  NftSaleFactory_NotSaleOwner: (f) =>
    m.error_NftSaleFactory_NotSaleOwner({ owner: f.text('owner') }, f.options),
  NftSaleFactory_MintFeePercentTooHigh: (f) =>
    m.error_NftSaleFactory_MintFeePercentTooHigh({ maxBps: f.bps('maxBps') }, f.options),
} satisfies ErrorTexts
