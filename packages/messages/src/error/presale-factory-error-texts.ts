import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of the factory of presales, of inviter rewards and of the market of whitelist slots. */
export const presaleFactoryErrorTexts = {
  WhitelistMarket_PriceTooHigh: (f) =>
    m.error_WhitelistMarket_PriceTooHigh({ max: f.wei('max') }, f.options),
  PresaleFactory_ParamsMissing: (f) =>
    m.error_PresaleFactory_ParamsMissing(
      { addresses: f.integer('addresses'), numbers: f.integer('numbers') },
      f.options,
    ),
  PresaleFactory_NotBool: (f) =>
    m.error_PresaleFactory_NotBool(
      { index: f.integer('index'), value: f.integer('value') },
      f.options,
    ),
  Factory_FeeTooLow: (f) =>
    m.error_Factory_FeeTooLow({ feeWei: f.wei('feeWei'), sentWei: f.wei('sentWei') }, f.options),
  Factory_FeeTooHigh: (f) => m.error_Factory_FeeTooHigh({ maxWei: f.wei('maxWei') }, f.options),
  Factory_DiscountTooHigh: (f) =>
    m.error_Factory_DiscountTooHigh({ maxBps: f.bps('maxBps') }, f.options),
  Factory_TemplateUnknown: (f) =>
    m.error_Factory_TemplateUnknown({ templateId: f.integer('templateId') }, f.options),
  Factory_TemplateDisabled: (f) =>
    m.error_Factory_TemplateDisabled({ templateId: f.integer('templateId') }, f.options),
  Factory_TemplateIdOutOfRange: (f) =>
    m.error_Factory_TemplateIdOutOfRange({ max: f.integer('max') }, f.options),
  Factory_EpochTooHigh: (f) =>
    m.error_Factory_EpochTooHigh({ epoch: f.integer('epoch'), max: f.integer('max') }, f.options),
  Factory_TemplateFixed: (f) =>
    m.error_Factory_TemplateFixed(
      { templateId: f.integer('templateId'), implementation: f.text('implementation') },
      f.options,
    ),
  Factory_ImplementationHasNoCode: (f) =>
    m.error_Factory_ImplementationHasNoCode(
      { implementation: f.text('implementation') },
      f.options,
    ),
  Factory_DevAddressZero: (f) => m.error_Factory_DevAddressZero({}, f.options),
  Factory_DevAddressIsFactory: (f) => m.error_Factory_DevAddressIsFactory({}, f.options),
  Factory_ValueRefused: (f) =>
    m.error_Factory_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
  Factory_NothingToPay: (f) => m.error_Factory_NothingToPay({ to: f.text('to') }, f.options),
  Factory_PaymentFailed: (f) =>
    m.error_Factory_PaymentFailed({ to: f.text('to'), amountWei: f.wei('amountWei') }, f.options),
  Inviter_AlreadyOpen: (f) =>
    m.error_Inviter_AlreadyOpen({ presale: f.text('presale') }, f.options),
  Inviter_NotOpen: (f) => m.error_Inviter_NotOpen({ presale: f.text('presale') }, f.options),
  Inviter_Self: (f) => m.error_Inviter_Self({}, f.options),
  Inviter_Cyclic: (f) =>
    m.error_Inviter_Cyclic({ account: f.text('account'), inviter: f.text('inviter') }, f.options),
  Inviter_NothingToClaim: (f) =>
    m.error_Inviter_NothingToClaim({ account: f.text('account') }, f.options),
  Inviter_PaymentFailed: (f) =>
    m.error_Inviter_PaymentFailed({ to: f.text('to'), amountWei: f.wei('amountWei') }, f.options),
  Inviter_ReceivedTooLittle: (f) => m.error_Inviter_ReceivedTooLittle({}, f.options),
  Inviter_ValueRefused: (f) =>
    m.error_Inviter_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
  Inviter_RatesUnusable: (f) => m.error_Inviter_RatesUnusable({}, f.options),
  WhitelistMarket_NotPresale: (f) =>
    m.error_WhitelistMarket_NotPresale({ presale: f.text('presale') }, f.options),
  WhitelistMarket_PriceZero: (f) => m.error_WhitelistMarket_PriceZero({}, f.options),
  WhitelistMarket_ExpiryOutOfRange: (f) =>
    m.error_WhitelistMarket_ExpiryOutOfRange(
      { min: f.earliest('min'), max: f.moment('max') },
      f.options,
    ),
  WhitelistMarket_NoSlot: (f) =>
    m.error_WhitelistMarket_NoSlot({ account: f.text('account') }, f.options),
  WhitelistMarket_TransferOff: (f) => m.error_WhitelistMarket_TransferOff({}, f.options),
  WhitelistMarket_PublicPhase: (f) => m.error_WhitelistMarket_PublicPhase({}, f.options),
  WhitelistMarket_AlreadyOffered: (f) =>
    m.error_WhitelistMarket_AlreadyOffered({ saleId: f.integer('saleId') }, f.options),
  WhitelistMarket_Unknown: (f) =>
    m.error_WhitelistMarket_Unknown({ saleId: f.integer('saleId') }, f.options),
  WhitelistMarket_NotSeller: (f) =>
    m.error_WhitelistMarket_NotSeller({ saleId: f.integer('saleId') }, f.options),
  WhitelistMarket_NotOpen: (f) =>
    m.error_WhitelistMarket_NotOpen({ saleId: f.integer('saleId') }, f.options),
  WhitelistMarket_Expired: (f) =>
    m.error_WhitelistMarket_Expired({ expired: f.moment('expired') }, f.options),
  WhitelistMarket_OwnOffer: (f) => m.error_WhitelistMarket_OwnOffer({}, f.options),
  WhitelistMarket_ValueMismatch: (f) =>
    m.error_WhitelistMarket_ValueMismatch(
      { sentWei: f.wei('sentWei'), priceWei: f.wei('priceWei') },
      f.options,
    ),
  WhitelistMarket_SlotChanged: (f) =>
    m.error_WhitelistMarket_SlotChanged(
      { offeredLevel: f.integer('offeredLevel'), level: f.integer('level') },
      f.options,
    ),
  WhitelistMarket_PaymentFailed: (f) =>
    m.error_WhitelistMarket_PaymentFailed(
      { to: f.text('to'), amountWei: f.wei('amountWei') },
      f.options,
    ),
} satisfies ErrorTexts
