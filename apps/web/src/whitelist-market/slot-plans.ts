import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { slotFlows } from '@slipway/sdk/whitelist-market/slot-flows'
import type { Address } from 'viem'
import { showPlan } from '../transaction/show-plan.ts'
import type { ShownPlan } from '../transaction/shown-plan.ts'
import type { TransactionKind } from '../transaction/transaction-kind.ts'
import { priceText } from './slot-labels.ts'

/** What a plan is about: a slot of a presale. */
interface Slot {
  presale: Address
  /** The presale's name. */
  name: string
  level: number
}

const labelOf = (kind: TransactionKind, { name, presale }: Slot) => ({
  kind,
  subject: name,
  contract: presale,
})

const tier = ({ level }: Slot) => m.whitelist_tier({ level })

/** Buys an offered slot for its price. */
export function buySlotPlan(
  contracts: PresaleContracts,
  slot: Slot & { saleId: bigint; priceWei: bigint; seller: Address },
): ShownPlan {
  const { saleId, priceWei, seller, name, level } = slot
  return showPlan({
    plan: planTransaction(slotFlows.buy, { contracts, saleId, priceWei }),
    label: labelOf('slot_buy', slot),
    review: {
      title: m.whitelist_buy_review({ name }),
      pays: [{ label: m.whitelist_price(), value: priceText(priceWei) }],
      gets: [{ label: m.whitelist_buy_gets(), value: `${name} · ${tier(slot)}` }],
      facts: [
        { label: m.whitelist_seller(), value: shortenAddress(seller), address: seller },
        {
          label: m.whitelist_presale(),
          value: shortenAddress(slot.presale),
          address: slot.presale,
        },
      ],
      permanent: [m.whitelist_buy_permanent(), m.whitelist_buy_revocable()],
    },
    done: () => m.whitelist_buy_done({ level }),
  })
}

/** Takes an own offer back. @param slot `isFillable`: of an offer that nobody can fill, the slot may be the seller's no more */
export function withdrawOfferPlan(
  contracts: PresaleContracts,
  slot: Slot & { saleId: bigint; isFillable: boolean },
): ShownPlan {
  const { isFillable } = slot
  const label = isFillable ? m.whitelist_withdraw_gets() : m.whitelist_withdraw_gets_void()
  return showPlan({
    plan: planTransaction(slotFlows.cancel, { contracts, saleId: slot.saleId }),
    label: labelOf('slot_cancel', slot),
    review: {
      title: m.whitelist_withdraw_review(),
      gets: [{ label, value: `${slot.name} · ${tier(slot)}` }],
    },
    done: isFillable ? m.whitelist_withdraw_done() : m.whitelist_withdraw_done_void(),
  })
}

/** Offers an own slot. @param params.expiresAt unix seconds */
export function offerSlotPlan(
  contracts: PresaleContracts,
  slot: Slot,
  params: { priceWei: bigint; expiresAt: number; expiresText: string },
): ShownPlan {
  const { priceWei, expiresAt, expiresText } = params
  return showPlan({
    plan: planTransaction(slotFlows.offer, {
      contracts,
      presale: slot.presale,
      priceWei,
      expiresAt: BigInt(expiresAt),
    }),
    label: labelOf('slot_offer', slot),
    review: {
      title: m.whitelist_offer_review({ name: slot.name }),
      pays: [{ label: m.whitelist_offer_gives(), value: tier(slot) }],
      gets: [
        {
          label: m.whitelist_offer_gets(),
          value: priceText(priceWei),
          note: m.whitelist_offer_note(),
        },
      ],
      facts: [{ label: m.whitelist_offer_until(), value: expiresText }],
    },
    done: () => m.whitelist_offer_done(),
    id: `slot_offer:${slot.presale}`,
  })
}

/** Gives an own slot away. */
export function giveSlotPlan(slot: Slot, to: Address): ShownPlan {
  return showPlan({
    plan: planTransaction(presaleActionFlows.transferSlot, { presale: slot.presale, to }),
    label: labelOf('slot_give', slot),
    review: {
      title: m.whitelist_give_review({ name: slot.name }),
      pays: [{ label: m.whitelist_give_gives(), value: tier(slot) }],
      gets: [{ label: m.whitelist_give_gets(), value: shortenAddress(to), address: to }],
      permanent: [m.whitelist_give_permanent()],
    },
    done: () => m.whitelist_give_done(),
    id: `slot_give:${slot.presale}`,
  })
}
