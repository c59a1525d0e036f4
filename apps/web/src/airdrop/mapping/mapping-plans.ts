import { m } from '@slipway/messages'
import { mappingActionFlows } from '@slipway/sdk/airdrop/mapping/flows/mapping-action-flows'
import { prepareMappingPayment } from '@slipway/sdk/airdrop/mapping/prepare-mapping'
import type { SwapParams } from '@slipway/sdk/airdrop/mapping/read-mapping-params'
import type { Mapping } from '@slipway/sdk/airdrop/mapping/types'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState } from '@slipway/sdk/flow/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Address } from 'viem'
import { loadArriving } from '../../action/load-arriving.ts'
import { readClient } from '../../core/read-client.ts'
import { type ActionParts, showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { amountIn, rateText } from './mapping-amounts.ts'

function planOf(
  { address, origin, target }: Mapping,
  { kind, review, ...parts }: ActionParts,
): ShownPlan {
  const place = { label: m.mapping_contract(), value: shortenAddress(address), address }
  return showPlan({
    ...parts,
    label: { kind, subject: target.symbol, contract: address },
    review: { ...review, facts: [...(review.facts ?? []), place] },
    units: { token: target, currency: origin },
  })
}

/** What the last step proved, in base units. */
function provenOf({ steps }: FlowState, name: string): bigint {
  const value = steps.at(-1)?.result?.[name]
  return typeof value === 'bigint' ? value : 0n
}

/** Old tokens for new ones, in one transaction where the old token can sign its allowance. */
export async function swapPlan(
  mapping: Mapping,
  account: Address,
  { amount, amountOut }: SwapParams,
): Promise<ShownPlan> {
  const { address: airdrop, origin, target } = mapping
  const payment = { kind: 'swap' as const, account, airdrop, token: origin.address, amount }
  const { plan } = await prepareMappingPayment(readClient, payment)
  const { getArriving } = await loadArriving()
  const arriving = await getArriving({ plan, account, token: target.address })
  const isLess = arriving !== undefined && arriving < amountOut
  return planOf(mapping, {
    kind: 'mapping_swap',
    plan,
    review: {
      title: m.mapping_swap_review({ symbol: target.symbol }),
      pays: [{ label: m.mapping_origin(), value: amountIn(origin, amount) }],
      gets: [
        {
          label: m.mapping_target(),
          value: amountIn(target, isLess ? arriving : amountOut),
          note: isLess
            ? m.mapping_less_note({ amount: amountIn(target, amountOut) })
            : m.mapping_arrives_note(),
        },
      ],
      facts: [{ label: m.mapping_rate(), value: rateText(mapping) }],
      permanent: [m.mapping_swap_permanent()],
    },
    done: (state) =>
      m.mapping_swap_done({
        received: amountIn(origin, provenOf(state, 'received')),
        paid: amountIn(target, provenOf(state, 'amountOut')),
      }),
  })
}

/** More new tokens for the pool, from whoever signs. */
export async function rechargePlan(
  mapping: Mapping,
  account: Address,
  amount: bigint,
): Promise<ShownPlan> {
  const { address: airdrop, target } = mapping
  const payment = { kind: 'recharge' as const, account, airdrop, token: target.address, amount }
  const { plan } = await prepareMappingPayment(readClient, payment)
  const { getArriving } = await loadArriving()
  const sending = { plan, account, receiver: airdrop, token: target.address }
  const added = (await getArriving(sending)) ?? amount
  return planOf(mapping, {
    kind: 'mapping_recharge',
    plan,
    review: {
      title: m.mapping_recharge_review({ symbol: target.symbol }),
      pays: [{ label: m.mapping_target(), value: amountIn(target, amount) }],
      gets: [
        {
          label: m.mapping_left(),
          value: amountIn(target, mapping.targetLeft + added),
          isMoving: true,
        },
      ],
      permanent: [m.mapping_recharge_permanent()],
    },
    done: (state) =>
      m.mapping_recharge_done({ amount: amountIn(target, provenOf(state, 'received')) }),
  })
}

/** Names what the project says about itself. */
export function keyPlan(mapping: Mapping, ipfsKey: string): ShownPlan {
  return planOf(mapping, {
    kind: 'mapping_set_ipfs_key',
    plan: planTransaction(mappingActionFlows.setIpfsKey, { airdrop: mapping.address, ipfsKey }),
    review: {
      title: m.mapping_key_review(),
      gets: [{ label: m.mapping_key(), value: ipfsKey || m.mapping_key_none() }],
    },
    done: () => m.mapping_key_done(),
  })
}

/** The owner takes what was brought, or what is left. */
export async function withdrawPlan(
  mapping: Mapping,
  side: 'origin' | 'target',
): Promise<ShownPlan> {
  const { address: airdrop, owner, targetLeft, originHeld } = mapping
  const isOrigin = side === 'origin'
  const token = mapping[side]
  const plan = planTransaction(mappingActionFlows[isOrigin ? 'withdrawOrigin' : 'withdrawTarget'], {
    airdrop,
    token: token.address,
  })
  const { arrivingLine } = await loadArriving()
  const gets = await arrivingLine({
    plan,
    account: owner,
    token: token.address,
    amount: isOrigin ? originHeld : targetLeft,
    label: isOrigin ? m.mapping_origin() : m.mapping_target(),
    shown: (units) => amountIn(token, units),
  })
  return planOf(mapping, {
    kind: isOrigin ? 'mapping_withdraw_origin' : 'mapping_withdraw_target',
    plan,
    review: {
      title: isOrigin
        ? m.mapping_withdraw_origin_review({ symbol: token.symbol })
        : m.mapping_withdraw_target_review({ symbol: token.symbol }),
      gets: [{ ...gets, isMoving: true }],
      facts: [{ label: m.mapping_owner(), value: shortenAddress(owner), address: owner }],
    },
    done: (state) =>
      m.mapping_withdraw_done({ amount: amountIn(token, provenOf(state, 'amount')) }),
  })
}
