import { formatTime, m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import type { Address } from 'viem'
import { ActionForm } from '../action/action-form.tsx'
import type { FormContext } from '../action/form-context.ts'
import { resultOrProblems } from '../action/form-result.ts'
import { readTokenAmount } from '../action/read-token-amount.ts'
import { activeChain } from '../core/active-chain.ts'
import { readLocalInput } from '../form/local-time.ts'
import { useChainNow } from '../transaction/use-chain-now.ts'
import { loadSlotPlans } from './load-slot-plans.ts'
import { priceText } from './slot-labels.ts'

interface OfferFormProps {
  act: FormContext
  contracts: PresaleContracts
  slot: { presale: Address; name: string; level: number }
  /** Unix seconds from which the slot gives no advantage any more. */
  until: number
}

const { symbol, decimals } = activeChain.nativeCurrency

function endProblem(end: number | undefined, now: number, until: number) {
  if (end === undefined) return m.whitelist_offer_until_missing()
  if (end <= now) return m.whitelist_offer_until_past()
  return end > until ? m.whitelist_offer_until_late({ time: formatTime(until) }) : undefined
}

/** Offers a slot: price and end (specification section 7: `add(presale, price, expired)`). */
export function OfferForm({ act, contracts, slot, until }: OfferFormProps) {
  const now = useChainNow()
  return (
    <ActionForm
      act={act}
      kind="slot_offer"
      id={`slot_offer:${slot.presale}`}
      title={m.whitelist_offer_title()}
      text={m.whitelist_offer_text()}
      open={m.whitelist_offer_open()}
      fields={[
        {
          name: 'price',
          label: m.whitelist_offer_price(),
          rule: m.whitelist_offer_price_rule({ symbol }),
          unit: symbol,
          kind: 'number',
        },
        {
          name: 'until',
          label: m.whitelist_offer_until(),
          rule: m.whitelist_offer_until_rule({ time: formatTime(until) }),
          kind: 'time',
        },
      ]}
      initial={{ price: '', until: '' }}
      read={(values) => {
        const price = readTokenAmount(values.price, decimals)
        const zero = price.units === 0n ? { code: 'WhitelistMarket_PriceZero' } : undefined
        const expiresAt = readLocalInput(values.until)
        const text = endProblem(expiresAt, now, until)
        const problem = text ? { code: 'WhitelistMarket_ExpiryOutOfRange', text } : undefined
        return resultOrProblems({ price: price.problem ?? zero, until: problem }, () =>
          price.units === null || expiresAt === undefined
            ? null
            : { priceWei: price.units, expiresAt, expiresText: formatTime(expiresAt) },
        )
      }}
      preview={({ priceWei }) => m.whitelist_offer_preview({ price: priceText(priceWei) })}
      plan={async (params) => (await loadSlotPlans()).offerSlotPlan(contracts, slot, params)}
    />
  )
}
