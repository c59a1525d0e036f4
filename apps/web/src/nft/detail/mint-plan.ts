import { formatInteger, joinSentences, m } from '@slipway/messages'
import { getNeededApprovals } from '@slipway/sdk/flow/get-needed-approvals'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { mintNftFlow, type ProvenAllowance } from '@slipway/sdk/nft/flows/mint-flow'
import { type Address, zeroAddress } from 'viem'
import { provenAmount } from '../../action/proven-amount.ts'
import { readClient } from '../../core/read-client.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { moneyText } from '../shared/money-text.ts'
import type { NftAct } from './nft-view.ts'
import { planOf } from './plan-of.ts'

/** What is to be minted. */
export interface MintParams {
  readonly quantity: number
  /** Of one, in base units. */
  readonly price: bigint
  /** Who is named with a wallet's first mint; the zero address for nobody. */
  readonly inviter: Address
  readonly listed: ProvenAllowance | undefined
}

/** Numbers that were minted, in words. */
export function mintedText(firstId: bigint, quantity: number): string {
  const first = String(firstId)
  if (quantity === 1) return m.nftpage_mint_done({ ids: first })
  const last = String(firstId + BigInt(quantity) - 1n)
  return m.nftpage_mint_done_range({ first, last })
}

/** Mints to the connected wallet; the contract takes exactly what the review says, or nothing. */
export async function mintPlan(act: NftAct, params: MintParams): Promise<ShownPlan> {
  const { sale, account } = act
  const { quantity, price, inviter, listed } = params
  const money = moneyText(sale)
  const value = price * BigInt(quantity)
  const token = sale.paymentToken.address
  const approvals =
    token === zeroAddress
      ? []
      : await getNeededApprovals(readClient, account, [
          { token, spender: sale.address, amount: value },
        ])
  const count = formatInteger(quantity)
  const isInvited = inviter !== zeroAddress
  return planOf(act, {
    kind: 'nft_mint',
    plan: planTransaction(mintNftFlow, {
      sale: sale.address,
      quantity,
      paymentToken: token,
      value,
      inviter,
      approvals,
      ...(listed && { listed }),
    }),
    review: {
      title: m.transaction_title_nft_mint({ subject: sale.symbol }),
      pays: [
        {
          label: m.nftpage_mint_review_pays({ count }),
          value: money(value),
          note: m.nftpage_mint_review_exact(),
        },
      ],
      gets: [{ label: m.nftpage_mint_review_gets({ name: sale.name }), value: count }],
      facts: isInvited
        ? [{ label: m.nftpage_mint_review_inviter(), value: inviter, address: inviter }]
        : [],
      permanent: [
        ...(isInvited ? [m.nftpage_mint_review_inviter_permanent()] : []),
        ...(sale.state.reveal.hidden ? [m.nftpage_mint_review_hidden()] : []),
      ],
    },
    done: (result) =>
      joinSentences([
        mintedText(provenAmount(result, 'firstId'), quantity),
        m.nftpage_mint_done_paid({ amount: money(provenAmount(result, 'price')) }),
      ]),
  })
}
