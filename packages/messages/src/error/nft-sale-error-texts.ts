import { m } from '../../generated/features/error.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what an NFT sale refuses; their `currency` is what it is paid with. */
export const nftSaleErrorTexts = {
  NftSale_NotOwner: (f) => m.error_NftSale_NotOwner({ owner: f.text('owner') }, f.options),
  NftSale_NotFactory: (f) => m.error_NftSale_NotFactory({}, f.options),
  NftSale_NotPublic: (f) => m.error_NftSale_NotPublic({}, f.options),
  NftSale_NotRunning: (f) =>
    m.error_NftSale_NotRunning({ startTime: f.moment('startTime') }, f.options),
  NftSale_ListNotRunning: (f) =>
    m.error_NftSale_ListNotRunning(
      { listStart: f.moment('listStart'), publicStart: f.moment('publicStart') },
      f.options,
    ),
  NftSale_SoldOut: (f) =>
    f.text('left') === '0'
      ? m.error_NftSale_soldOut({}, f.options)
      : m.error_NftSale_SoldOut(
          { wanted: f.integer('wanted'), left: f.integer('left') },
          f.options,
        ),
  NftSale_CapReached: (f) =>
    m.error_NftSale_CapReached(
      { account: f.text('account'), minted: f.integer('minted'), cap: f.integer('cap') },
      f.options,
    ),
  NftSale_NotInList: (f) =>
    m.error_NftSale_NotInList(
      { account: f.text('account'), allowance: f.integer('allowance') },
      f.options,
    ),
  NftSale_OwnerShareUsed: (f) =>
    m.error_NftSale_OwnerShareUsed(
      { wanted: f.integer('wanted'), left: f.integer('left') },
      f.options,
    ),
  NftSale_TooManyAtOnce: (f) =>
    m.error_NftSale_TooManyAtOnce(
      { quantity: f.integer('quantity'), max: f.integer('max') },
      f.options,
    ),
  NftSale_PriceAboveValue: (f) =>
    m.error_NftSale_PriceAboveValue(
      { price: f.currencyAmount('price'), value: f.currencyAmount('value') },
      f.options,
    ),
  NftSale_WrongPayment: (f) =>
    m.error_NftSale_WrongPayment(
      { sentWei: f.wei('sentWei'), neededWei: f.wei('neededWei') },
      f.options,
    ),
  NftSale_ReceivedTooLittle: (f) =>
    m.error_NftSale_ReceivedTooLittle(
      { received: f.currencyAmount('received'), needed: f.currencyAmount('needed') },
      f.options,
    ),
  NftSale_SelfInvited: (f) => m.error_NftSale_SelfInvited({}, f.options),
  NftSale_InviterUnknown: (f) =>
    m.error_NftSale_InviterUnknown({ inviter: f.text('inviter') }, f.options),
  NftSale_InviterOpen: (f) => m.error_NftSale_InviterOpen({}, f.options),
  NftSale_RatesUnusable: (f) => m.error_NftSale_RatesUnusable({}, f.options),
  NftSale_NothingToPay: (f) => m.error_NftSale_NothingToPay({ to: f.text('to') }, f.options),
  NftSale_PaymentFailed: (f) => m.error_NftSale_PaymentFailed({ to: f.text('to') }, f.options),
  NftSale_Busy: (f) => m.error_NftSale_Busy({}, f.options),
  NftSale_ListOver: (f) =>
    m.error_NftSale_ListOver({ publicStart: f.moment('publicStart') }, f.options),
  NftSale_UriFixed: (f) => m.error_NftSale_UriFixed({}, f.options),
  NftSale_UriTooLong: (f) =>
    m.error_NftSale_UriTooLong({ length: f.integer('length'), max: f.integer('max') }, f.options),
  NftSale_NotHidden: (f) => m.error_NftSale_NotHidden({}, f.options),
  NftSale_AlreadyRevealed: (f) => m.error_NftSale_AlreadyRevealed({}, f.options),
  NftSale_MintingNotOver: (f) =>
    m.error_NftSale_MintingNotOver(
      { minted: f.integer('minted'), total: f.integer('total') },
      f.options,
    ),
  NftSale_MintingOver: (f) => m.error_NftSale_MintingOver({}, f.options),
  NftSale_OffsetNotDue: (f) =>
    m.error_NftSale_OffsetNotDue({ drawBlock: f.integer('drawBlock') }, f.options),
  NftSale_OffsetNotDrawn: (f) => m.error_NftSale_OffsetNotDrawn({}, f.options),
  NftSale_ProvenanceDiffers: (f) => m.error_NftSale_ProvenanceDiffers({}, f.options),
  NftSale_OwnerZero: (f) => m.error_NftSale_OwnerZero({}, f.options),
  NftSale_ReceiverZero: (f) => m.error_NftSale_ReceiverZero({}, f.options),
  NftSale_ValueRefused: (f) =>
    m.error_NftSale_ValueRefused({ sentWei: f.wei('sentWei') }, f.options),
  NftSale_NotFound: (f) => m.error_NftSale_NotFound({}, f.options),
} satisfies ErrorTexts
