import { formatBps, formatTime, joinSentences, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { buildPresaleContribution } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { getInviters } from '@slipway/sdk/solana/presale/get-inviters'
import { calculateExitFee } from '@slipway/sdk/solana/presale/presale-math'
import type { Address, TransactionSigner } from '@solana/kit'
import { amountOf } from '../../lock/lock-texts.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'
import { describeTax } from '../../network/describe-tax.ts'
import type { PresaleView } from '../types.ts'
import { exitClosesAt, exitText } from './exit-terms.ts'
import type { PreparedAct } from './prepared-act.ts'
import type { PresaleAct } from './presale-act.ts'
import { fairLabel, releaseText, solOf } from './presale-texts.ts'

type Contribute = Extract<PresaleAct, { kind: 'contribute' }>

/** When it ends. Only a presale that can be full can be finished before. */
function endText({ kind, endAt }: PresaleView['presale']): string {
  const time = formatTime(endAt)
  return kind === 'fair'
    ? m.solpresalepage_buy_ends({ time })
    : m.solpresalepage_buy_ends_early({ time })
}

/** What the token's transfers keep back of a claim, now and if somebody raises it. */
function taxFacts({ token }: PresaleView): PreparedAct['gets'] {
  if (!token.isTaxed) return []
  const tax = formatBps(token.transferFeeBps)
  const note = joinSentences(
    describeTax(token, {
      open: () => m.solpresalepage_tax_open_title(),
      fixed: m.solpresalepage_tax_fixed,
    }),
  )
  return [
    {
      ...{ label: m.solana_tax_title(), value: m.solpresalepage_buy_taxed({ tax }) },
      ...(note !== '' && { note }),
    },
  ]
}

/** What leaving takes of all that the wallet then has in the presale, where it takes anything. */
function exitNote({ chain, presale, now }: PresaleView, contributed: bigint) {
  const fee = now < exitClosesAt(presale) ? calculateExitFee(presale, contributed) : 0n
  return fee > 0n ? { note: m.presale_buy_review_exit_amount({ amount: solOf(chain, fee) }) } : {}
}

/** Who is rewarded for the contribution; one who has no account in the presale cannot be named. */
function inviterFacts(
  named: Address | undefined,
  inviters: readonly Address[] | undefined,
): PreparedAct['gets'] {
  const label = m.presale_buy_review_inviter()
  if (named === undefined || inviters?.length === 0) return []
  if (inviters) return [{ label, value: named, address: named }]
  const inviter = shortenAddress(named)
  const note = m.solpresalepage_buy_inviter_missing({ inviter })
  return [{ label, value: m.presale_inviter_mine_none(), note }]
}

/** A contribution: its amount at most, of which the presale takes what fits. */
export async function prepareContribution(
  view: PresaleView,
  signer: TransactionSigner,
  { gained, state, listed, inviter }: Contribute,
): Promise<PreparedAct> {
  const { chain, program, presale, token, now } = view
  const { amount, kept, tokens, excess } = gained
  const isFair = presale.kind === 'fair'
  const label = isFair
    ? fairLabel(presale, kept, {
        reached: m.presale_buy_review_gets_fair,
        missed: m.presale_buy_review_gets_fair_soft,
      })
    : m.presale_buy_review_gets()
  const contribution = { label: m.presale_buy_review_pays(), lamports: kept }
  // Whoever has an account there stays with the inviter it has, or without one.
  const named = state.buyer ? state.buyer.inviter : inviter
  const inviters = await getInviters(clusterRpc(chain), program, presale, named)
  const binds = !state.buyer && inviters !== undefined && inviters.length > 0
  const place = { label: m.solpresalepage_deposit_place(), lamports: state.deposit }
  return {
    kind: 'presale_contribute',
    instructions: [
      await buildPresaleContribution(program, presale, signer, amount, { listed, inviters }),
    ],
    deposits: state.deposit > 0n ? [contribution, place] : [contribution],
    gets: [
      {
        label,
        value: amountOf(token, tokens),
        ...(isFair && { note: m.presale_buy_gets_fair_note() }),
      },
      ...(excess > 0n
        ? [{ label: m.presale_buy_review_back_fair(), value: solOf(chain, excess) }]
        : []),
    ],
    facts: [
      ...(kept < amount
        ? [
            {
              label: m.solpresalepage_buy_most(),
              value: solOf(chain, amount),
              note: m.solpresalepage_buy_most_note(),
            },
          ]
        : []),
      { label: m.presale_buy_review_when(), value: releaseText(presale), note: endText(presale) },
      {
        label: m.presale_buy_review_exit(),
        value: exitText(presale, now),
        ...exitNote(view, kept + (state.buyer?.contributed ?? 0n)),
      },
      ...taxFacts(view),
      ...inviterFacts(named, inviters),
      ...(listed
        ? [
            {
              label: m.presale_mine_tier(),
              value: m.solpresalepage_list_tier_short({ level: String(listed.level) }),
            },
          ]
        : []),
    ],
    permanent: binds ? [m.presale_buy_review_inviter_permanent()] : [],
  }
}
