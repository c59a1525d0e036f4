import { formatAmount, formatBps, formatInteger, formatTime, m } from '@slipway/messages'
import type { NftDraft } from '@slipway/sdk/nft/create/nft-draft-schema'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, zeroAddress } from 'viem'
import type { ReviewLine } from '../../transaction/shown-plan.ts'
import type { PaymentUnit } from './nft-judge.ts'

const MOST_DIGITS = 18

/** A price in the reader's format, with every digit: the contract keeps it for ever. */
function priceText(units: bigint, { symbol, decimals }: PaymentUnit): string {
  const maximumFractionDigits = Math.min(decimals, MOST_DIGITS)
  return units === 0n
    ? m.nftmake_free()
    : formatAmount(units, decimals, { symbol, maximumFractionDigits })
}

const momentLine = (label: string, at: bigint, none: string): ReviewLine =>
  at === 0n
    ? { label, value: none }
    : { label, value: formatTime(at), note: formatTime(at, { timeZone: 'UTC' }) }

function listLines(draft: NftDraft, unit: PaymentUnit): readonly ReviewLine[] {
  if (draft.listStart === 0n) return []
  return [
    { label: m.nftmake_field_list_fee(), value: priceText(draft.listFee, unit) },
    momentLine(m.nftmake_field_list_start(), draft.listStart, ''),
  ]
}

/** What a sale to everybody keeps to; none where the owner mints. */
export function saleLines(draft: NftDraft, unit: PaymentUnit): readonly ReviewLine[] {
  if (draft.mintMethod === 'owner') return []
  return [
    { label: m.nftmake_field_fee(), value: priceText(draft.mintFee, unit) },
    {
      label: m.nftmake_field_cap(),
      value: draft.cap === 0n ? m.nftmake_cap_none() : formatInteger(Number(draft.cap)),
    },
    ...listLines(draft, unit),
    momentLine(m.nftmake_field_public_start(), draft.publicStart, m.nftmake_start_now()),
    momentLine(m.nftmake_field_end(), draft.endTime, m.nftmake_end_never()),
  ]
}

/** How many there are, for whom, and what resales bring. */
export function supplyLines(draft: NftDraft): readonly ReviewLine[] {
  return [
    { label: m.nftmake_field_total(), value: formatInteger(Number(draft.total)) },
    { label: m.nftmake_field_share(), value: formatInteger(Number(draft.ownerShare)) },
    { label: m.nftmake_field_first(), value: formatInteger(Number(draft.firstMint)) },
    { label: m.nftmake_field_royalty(), value: formatBps(draft.royaltyBps) },
  ]
}

const addressLine = (label: string, address: Address): readonly ReviewLine[] =>
  address === zeroAddress ? [] : [{ label, value: shortenAddress(address), address }]

/** Who mints, what is paid with, and who gets what where it is somebody else. */
export function partyLines(draft: NftDraft): readonly ReviewLine[] {
  const isOwners = draft.mintMethod === 'owner'
  return [
    {
      label: m.nftmake_method(),
      value: isOwners ? m.nftmake_method_owner() : m.nftmake_method_public(),
    },
    ...(isOwners ? [] : addressLine(m.nftmake_field_token(), draft.paymentToken)),
    ...(draft.firstMint === 0n ? [] : addressLine(m.nftmake_field_receiver(), draft.receiver)),
    ...(draft.royaltyBps === 0n
      ? []
      : addressLine(m.nftmake_field_royalty_receiver(), draft.royaltyReceiver)),
  ]
}
