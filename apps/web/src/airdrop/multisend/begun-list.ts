import { recipientsOf, sumOfBatches } from '@slipway/sdk/airdrop/multisend/multisend-progress'
import type { MultisendPlan } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { addressOfAsset } from '@slipway/sdk/airdrop/multisend/types'
import { type Address, isAddressEqual, numberToHex } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'
import type { MultisendDraftValues } from './multisend-drafts.ts'
import type { SendUnit } from './send-unit.ts'
import type { SendAsset } from './use-send-asset.ts'

/** A list of which something was sent, as this browser saw it last. Numbers that JSON cannot hold are texts. */
export interface BegunList {
  /** The form as it was: what the batches that are out were sent from. */
  values: MultisendDraftValues
  account: Address
  /** `addressOfAsset`. */
  asset: Address
  /** As links name it; see `listName`. */
  name: string
  listHash: string
  /** Batches that are sent, and how many there are. */
  sent: number
  all: number
  recipients: number
  /** Base units, or NFTs, that were sent. */
  total: string
  unit: SendUnit
}

const none: { list: BegunList | null } = { list: null }

/** Kept apart from the draft: a change of the list must not lose what was sent of it. */
export const begunLists = createDraftStorage(`multisend-begun.${activeChain.chainId}`, none)

/** How links name a list: its number in hexadecimal. */
export const listName = (listId: bigint): string => numberToHex(listId)

/** What there is to be kept of a plan once something of it is sent. */
export function toBegunList(
  values: MultisendDraftValues,
  plan: MultisendPlan,
  { sent, unit }: { readonly sent: ReadonlySet<number>; readonly unit: SendUnit },
): BegunList {
  const made = plan.batches.filter(({ number }) => sent.has(number))
  return {
    values: { ...values, leftOut: [...plan.leftOut] },
    account: plan.account,
    asset: addressOfAsset(plan.asset),
    name: listName(plan.listId),
    listHash: plan.listHash,
    sent: made.length,
    all: plan.batches.length,
    recipients: recipientsOf(made),
    total: String(sumOfBatches(made)),
    unit,
  }
}

/** What the form holds now. */
export interface FormNow {
  readonly values: MultisendDraftValues
  readonly account: Address | undefined
  readonly asset: SendAsset['asset']
  /** `hashPayList` of what was read; undefined before, and with faults in it. */
  readonly listHash: string | undefined
}

/** Whether the form would go on with a list that was begun, and not begin another one. */
export function isSameList(
  begun: BegunList,
  { values, account, asset, listHash }: FormNow,
): boolean {
  if (account && !isAddressEqual(account, begun.account)) return false
  if (values.kind !== begun.values.kind) return false
  const isSameAsset = asset
    ? isAddressEqual(addressOfAsset(asset), begun.asset)
    : values.address === begun.values.address
  if (!isSameAsset) return false
  if (values.text === begun.values.text) return true
  // Spaces and comments make no other list, amounts and their order do.
  return listHash === begun.listHash
}
