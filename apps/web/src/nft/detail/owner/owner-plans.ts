import { formatBps, formatInteger, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { nftOwnerFlows } from '@slipway/sdk/nft/flows/nft-owner-flows'
import type { RevealSecret } from '@slipway/sdk/nft/provenance'
import type { NftContracts } from '@slipway/sdk/nft/types'
import type { Address } from 'viem'
import { provenAmount } from '../../../action/proven-amount.ts'
import { type AskedFee, feeLines } from '../../../creation-fee/fee-lines.ts'
import type { ShownPlan } from '../../../transaction/shown-plan.ts'
import { moneyText } from '../../shared/money-text.ts'
import { paidTo } from '../../shared/paid-to.ts'
import type { NftAct } from '../nft-view.ts'
import { planOf } from '../plan-of.ts'
import type { OwnerMintParams } from './read-params.ts'

const targetOf = ({ sale }: NftAct) => ({ sale: sale.address })
const subjectOf = ({ sale }: NftAct) => ({ subject: sale.symbol })

/** Additional minting, free. */
export function mintPlan(act: NftAct, { quantity, receiver }: OwnerMintParams): ShownPlan {
  const count = formatInteger(quantity)
  return planOf(act, {
    kind: 'nft_mint_by_owner',
    plan: planTransaction(nftOwnerFlows.mintByOwner, { ...targetOf(act), quantity, receiver }),
    review: {
      title: m.transaction_title_nft_mint_by_owner(subjectOf(act)),
      gets: [
        { label: m.nftpage_own_mint_gets(), value: count },
        { label: m.nftpage_own_mint_receiver(), value: receiver, address: receiver },
      ],
    },
    done: (result) =>
      m.nftpage_own_mint_done({ count, first: String(provenAmount(result, 'firstId')) }),
  })
}

/** Where files of NFTs to come lie. */
export function uriPlan(act: NftAct, baseUri: string): ShownPlan {
  const id = String(act.sale.state.minted)
  return planOf(act, {
    kind: 'nft_add_uri',
    plan: planTransaction(nftOwnerFlows.addUri, { ...targetOf(act), baseUri }),
    review: {
      title: m.transaction_title_nft_add_uri(subjectOf(act)),
      gets: [{ label: m.nftpage_own_uri_label(), value: baseUri }],
      permanent: [m.nftpage_own_uri_permanent({ id })],
    },
    done: (result) => m.nftpage_own_uri_done({ id: String(provenAmount(result, 'fromId')) }),
  })
}

/** What is the owner's, to the owner. */
export function withdrawPlan(act: NftAct): ShownPlan {
  const { sale } = act
  const money = moneyText(sale)
  return planOf(act, {
    kind: 'nft_withdraw',
    plan: planTransaction(nftOwnerFlows.withdraw, targetOf(act)),
    review: {
      title: m.transaction_title_nft_withdraw(subjectOf(act)),
      gets: paidTo(sale.beneficiary, money(sale.state.proceeds)),
    },
    done: (result) =>
      m.nftpage_own_withdraw_done({ amount: money(provenAmount(result, 'amount')) }),
  })
}

/** The same, to an address that the beneficiary names. */
export function withdrawToPlan(act: NftAct, to: Address): ShownPlan {
  const { sale } = act
  const money = moneyText(sale)
  return planOf(act, {
    kind: 'nft_withdraw',
    plan: planTransaction(nftOwnerFlows.withdrawTo, { ...targetOf(act), to }),
    review: {
      title: m.transaction_title_nft_withdraw(subjectOf(act)),
      gets: paidTo(to, money(sale.state.proceeds)),
      permanent: [m.nftpage_to_permanent()],
    },
    done: (result) =>
      m.nftpage_own_withdraw_done({ amount: money(provenAmount(result, 'amount')) }),
  })
}

interface OpenInviterParams {
  readonly contracts: NftContracts
  readonly rates: readonly bigint[]
  readonly fee: AskedFee
}

/** Rewards of inviters, once. */
export function openInviterPlan(act: NftAct, params: OpenInviterParams): ShownPlan {
  const { contracts, rates, fee } = params
  return planOf(act, {
    kind: 'nft_open_inviter',
    plan: planTransaction(nftOwnerFlows.openInviter, {
      ...targetOf(act),
      factory: contracts.nftSaleFactory,
      rates,
      feeWei: fee.feeWei,
    }),
    review: {
      title: m.transaction_title_nft_open_inviter(subjectOf(act)),
      pays: feeLines(fee, { label: m.nftpage_own_inviter_fee() }),
      gets: rates.map((bps, at) => ({
        label: m.nftpage_own_inviter_level({ level: formatInteger(at + 1) }),
        value: formatBps(Number(bps)),
      })),
      permanent: [m.nftpage_own_inviter_permanent()],
    },
    done: () => m.nftpage_own_inviter_done(),
  })
}

/** Where the project's words lie. */
export function infoPlan(
  act: NftAct,
  { nftSaleFactory }: NftContracts,
  { key, about }: { readonly key: string; readonly about: string },
): ShownPlan {
  return planOf(act, {
    kind: 'nft_set_info',
    plan: planTransaction(nftOwnerFlows.setTokenInfo, {
      ...targetOf(act),
      factory: nftSaleFactory,
      ipfsKey: key,
    }),
    review: {
      title: m.transaction_title_nft_set_info(subjectOf(act)),
      gets: [{ label: m.nftmake_field_about(), value: about || m.nftpage_own_info_none() }],
      facts: [{ label: m.nftpage_own_info_key(), value: key || m.nftpage_own_info_none() }],
    },
    done: () => m.nftpage_own_info_done(),
  })
}

/** Names the block that decides, or takes the offset from it. */
export function drawPlan(act: NftAct): ShownPlan {
  const { drawBlock } = act.sale.state.reveal
  const value =
    drawBlock > 0n
      ? m.nftpage_own_draw_take_preview({ block: String(drawBlock) })
      : m.nftpage_own_draw_preview()
  return planOf(act, {
    kind: 'nft_draw',
    plan: planTransaction(nftOwnerFlows.drawOffset, targetOf(act)),
    review: {
      title: m.transaction_title_nft_draw(subjectOf(act)),
      gets: [{ label: m.nftpage_own_draw_title(), value }],
    },
    // A block that was forgotten meanwhile is named anew.
    done: (result) =>
      typeof result.drawBlock === 'bigint'
        ? m.nftpage_own_draw_done_named({ block: String(result.drawBlock) })
        : m.nftpage_own_draw_done({ offset: String(provenAmount(result, 'offset')) }),
  })
}

/** Shows what was committed to. */
export function revealPlan(act: NftAct, secret: RevealSecret): ShownPlan {
  return planOf(act, {
    kind: 'nft_reveal',
    plan: planTransaction(nftOwnerFlows.reveal, { ...targetOf(act), ...secret }),
    review: {
      title: m.transaction_title_nft_reveal(subjectOf(act)),
      gets: [{ label: m.nftpage_own_show_uri(), value: secret.baseUri }],
      permanent: [m.nftpage_own_show_permanent()],
    },
    done: (result) => m.nftpage_own_show_done({ offset: String(provenAmount(result, 'offset')) }),
  })
}

/** Another owner. */
export function handOverPlan(act: NftAct, newOwner: Address): ShownPlan {
  return planOf(act, {
    kind: 'nft_hand_over',
    plan: planTransaction(nftOwnerFlows.transferOwnership, { ...targetOf(act), newOwner }),
    review: {
      title: m.transaction_title_nft_hand_over(subjectOf(act)),
      gets: [{ label: m.nftpage_own_hand_to(), value: newOwner, address: newOwner }],
      permanent: [m.nftpage_own_hand_permanent(), m.nftpage_own_hand_text()],
    },
    done: () => m.nftpage_own_hand_done(),
  })
}

/** No owner any more. */
export function renouncePlan(act: NftAct): ShownPlan {
  return planOf(act, {
    kind: 'nft_renounce',
    plan: planTransaction(nftOwnerFlows.renounceOwnership, targetOf(act)),
    review: {
      title: m.transaction_title_nft_renounce(subjectOf(act)),
      permanent: [
        m.nftpage_own_renounce_permanent(),
        ...(act.sale.state.reveal.hidden ? [m.nftpage_own_renounce_permanent_hidden()] : []),
      ],
    },
    done: () => m.nftpage_own_renounce_done(),
  })
}
