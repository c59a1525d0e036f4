import { formatTime, m } from '@slipway/messages'
import { prepareContribution } from '@slipway/sdk/presale/prepare-contribution'
import type { PresaleAccount } from '@slipway/sdk/presale/types'
import { type Address, zeroAddress } from 'viem'
import { provenAmount } from '../../action/proven-amount.ts'
import { readClient } from '../../core/read-client.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { exchangeName } from '../../venues/listed-routers.ts'
import { exitClosedText, exitClosesAt, exitFeeOf, exitFeeText, exitTermsOf } from './exit-terms.ts'
import type { ListedSlot } from './listed-slot.ts'
import { planOf } from './plan-of.ts'
import { fairLabel, presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'
import type { ContributionParams } from './read-contribution.ts'
import { releaseTermsText } from './release-text.ts'

interface ContributionWishes {
  readonly account: Address
  readonly my: PresaleAccount
  readonly params: ContributionParams
  /** Zero for nobody. */
  readonly inviter: Address
  /** Place in the Merkle list that is not on chain yet. */
  readonly slot: ListedSlot | undefined
}

/** What leaving before the end costs whoever pays in now. */
function exitText(view: Pick<PresaleView, 'presale' | 'now'>): string {
  const terms = exitTermsOf(view)
  if (terms === 'never') return m.presale_terms_exit_never({ closed: exitClosedText() })
  if (terms === 'closed') return m.presale_buy_review_exit_closed({ closed: exitClosedText() })
  return terms === 'free'
    ? m.presale_buy_review_exit_free({ closed: exitClosedText() })
    : m.presale_buy_review_exit_fee({
        fee: exitFeeText(),
        time: formatTime(exitClosesAt(view.presale)),
      })
}

type View = Pick<PresaleView, 'presale' | 'name' | 'now'>

/** When it ends. Only a presale that can be full can be finished before. */
function endText({ kind, terms }: View['presale']): string {
  const time = formatTime(terms.endTime)
  return kind === 'fair'
    ? m.presale_buy_review_ends({ time })
    : m.presale_buy_review_ends_early({ time })
}

/** The exchange of the pool, where this network's list lacks it. */
function exchangeFacts({ kind, terms: { router } }: View['presale']) {
  if (kind === 'private' || exchangeName(router) !== undefined) return []
  const label = m.presale_field_exchange()
  return [{ label, value: router, address: router, note: m.tools_exchange_unlisted_text() }]
}

/** Who is rewarded for it: whom it names, or who invited the wallet before. */
function inviterFacts({ inviter: { open } }: View['presale'], inviter: Address) {
  if (!open || inviter === zeroAddress) return []
  return [{ label: m.presale_buy_review_inviter(), value: inviter, address: inviter }]
}

function reviewOfContribution({ presale, name, now }: View, wishes: ContributionWishes) {
  const { my, params, inviter, slot } = wishes
  const { money, tokens } = presaleAmounts(presale)
  const isFair = presale.kind === 'fair'
  const label = isFair
    ? fairLabel(presale, params.kept, {
        reached: m.presale_buy_review_gets_fair,
        missed: m.presale_buy_review_gets_fair_soft,
      })
    : m.presale_buy_review_gets()
  const back = params.amount - params.kept + params.excess
  const exitFee = exitFeeOf({ presale, now }, my.contributed + params.kept)
  const usesSlot = slot !== undefined || my.slotStatus === 1
  return {
    title: m.presale_buy_review_title({ name }),
    pays: [{ label: m.presale_buy_review_pays(), value: money(params.amount) }],
    gets: [
      {
        label,
        value: tokens(params.tokens),
        // It moves with every contribution of others.
        ...(isFair && { isMoving: true }),
        ...(presale.kind === 'private' && { note: m.presale_terms_price_private() }),
      },
      ...(back > 0n
        ? [
            {
              label: isFair ? m.presale_buy_review_back_fair() : m.presale_buy_review_back(),
              value: money(back),
              ...(isFair && { isMoving: true }),
            },
          ]
        : []),
    ],
    facts: [
      {
        label: m.presale_buy_review_when(),
        value: releaseTermsText(presale.terms),
        note: endText(presale),
      },
      {
        label: m.presale_buy_review_exit(),
        value: exitText({ presale, now }),
        ...(exitFee > 0n && {
          note: m.presale_buy_review_exit_amount({ amount: money(exitFee) }),
        }),
      },
      ...exchangeFacts(presale),
      ...(usesSlot
        ? [{ label: m.presale_buy_review_slot(), value: m.presale_buy_review_slot_used() }]
        : []),
      ...inviterFacts(presale, inviter === zeroAddress ? my.inviter : inviter),
    ],
    permanent: inviter === zeroAddress ? [] : [m.presale_buy_review_inviter_permanent()],
  }
}

/** A contribution, in one signature where wallet and currency allow it: asks the chain which allowance is missing. */
export async function contributePlan(view: View, wishes: ContributionWishes): Promise<ShownPlan> {
  const { presale, now } = view
  const { account, params, inviter, slot } = wishes
  const { amount } = params
  const terms = { account, amount, inviter, now, ...(slot && { slot }) }
  return planOf(view, {
    kind: 'presale_contribute',
    plan: await prepareContribution(readClient, presale, terms),
    review: reviewOfContribution(view, wishes),
    // What was kept is what the contract says, whoever came first.
    done: ({ steps }) => {
      const kept = provenAmount(steps.at(-1)?.result ?? {}, 'amount')
      return m.presale_buy_done({ amount: presaleAmounts(presale).money(kept) })
    },
  })
}
