import { formatBps, joinSentences, m } from '@slipway/messages'
import type { PlanReview } from '../../../transaction/shown-plan.ts'
import { symbolOf } from '../../lock/lock-texts.ts'
import { describeTax } from '../../network/describe-tax.ts'
import type { PoolToken, PoolView } from './types.ts'

/** What a token takes of a payment that leaves the pool. */
export const taxNote = (token: PoolToken) =>
  token.isTaxed
    ? { note: m.solana_lock_withdraw_tax({ tax: formatBps(token.transferFeeBps) }) }
    : {}

/** What transfers of both tokens withhold, and whether somebody can raise that, before anything is staked. */
export function taxFacts({ stake, reward }: PoolView): PlanReview['facts'] {
  const tokens = stake.mint === reward.mint ? [stake] : [stake, reward]
  return tokens
    .filter(({ isTaxed }) => isTaxed)
    .map((token) => {
      const note = joinSentences(
        describeTax(token, {
          open: () => m.solstakepage_tax_open_short(),
          fixed: () => m.solstakepage_tax_fixed_short(),
        }),
      )
      return {
        label: m.solstakepage_tax_label({ token: symbolOf(token) }),
        value: formatBps(token.transferFeeBps),
        ...(note !== '' && { note }),
      }
    })
}
