import { formatBps, formatTime, m } from '@slipway/messages'
import { finalizeUriFlow } from '@slipway/sdk/token/flows/finalize-uri-flow'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import { erase, reviewOf } from '../../action/action-plan.ts'
import type { FlowPlan } from '../../transaction/flow-plan.ts'
import { amountOf, labelOf } from './plan-parts.ts'
import type { MintOrder } from './read-mint-order.ts'
import type { UriOrder } from './read-uri-order.ts'
import { renounceLosses } from './renounce-losses.ts'

export function mintPlan(token: Token, order: MintOrder, now: number): FlowPlan<unknown> {
  const { to, amount } = order
  const nextMintAt = now + token.minting.cooldownSeconds
  return erase({
    definition: tokenActionFlows.mint,
    input: { token: token.address, to, amount },
    label: labelOf('token_mint', token),
    review: reviewOf({
      title: m.token_mint_review_title({ symbol: token.symbol }),
      gets: [
        {
          label: m.token_mint_review_gets({ amount: amountOf(token, amount) }),
          value: to,
          address: to,
        },
        {
          label: m.token_mint_review_supply(),
          value: amountOf(token, token.totalSupply + amount),
          note: `+${formatBps((amount * 10_000n) / token.totalSupply)}`,
        },
        { label: m.token_mint_review_next(), value: formatTime(nextMintAt) },
      ],
      permanent: [m.token_mint_permanent()],
    }),
  })
}

export function disableMintPlan(token: Token): FlowPlan<unknown> {
  const { symbol } = token
  return erase({
    definition: tokenActionFlows.disableMint,
    input: { token: token.address },
    label: labelOf('token_disable_mint', token),
    review: reviewOf({
      title: m.token_disable_mint_review({ symbol }),
      gets: [{ label: m.token_disable_mint_gets(), value: amountOf(token, token.totalSupply) }],
      permanent: [m.token_disable_mint_permanent({ symbol })],
    }),
  })
}

function uriGets(order: UriOrder) {
  return [
    { label: m.token_uri_review_new(), value: order.contractUri || m.token_uri_review_removed() },
  ]
}

export function uriPlan(token: Token, order: UriOrder): FlowPlan<unknown> {
  const { contractUri, isFinal, isChanged } = order
  const { symbol } = token
  const input = { token: token.address, contractUri }
  const permanent = isFinal ? [m.token_uri_permanent()] : []
  const gets = uriGets(order)
  if (isFinal && !isChanged)
    return erase({
      definition: tokenActionFlows.freezeUri,
      input: { token: token.address },
      label: labelOf('token_freeze_uri', token),
      review: reviewOf({ title: m.token_uri_freeze_review_title({ symbol }), gets, permanent }),
    })
  if (isFinal)
    return erase({
      definition: finalizeUriFlow,
      input,
      label: labelOf('token_freeze_uri', token),
      review: reviewOf({ title: m.token_uri_freeze_review_title({ symbol }), gets, permanent }),
    })
  return erase({
    definition: tokenActionFlows.changeUri,
    input,
    label: labelOf('token_set_uri', token),
    review: reviewOf({ title: m.token_uri_review_title({ symbol }), gets, permanent }),
  })
}

export function transferOwnershipPlan(token: Token, newOwner: Address): FlowPlan<unknown> {
  return erase({
    definition: tokenActionFlows.transferOwnership,
    input: { token: token.address, newOwner },
    label: labelOf('token_transfer_ownership', token),
    review: reviewOf({
      title: m.token_transfer_review_title({ symbol: token.symbol }),
      gets: [{ label: m.token_transfer_gets(), value: newOwner, address: newOwner }],
      permanent: [m.token_transfer_permanent()],
    }),
  })
}

export function renouncePlan(token: Token): FlowPlan<unknown> {
  const { symbol } = token
  return erase({
    definition: tokenActionFlows.renounce,
    input: { token: token.address },
    label: labelOf('token_renounce', token),
    review: reviewOf({
      title: m.token_renounce_review_title({ symbol }),
      gets: [{ label: m.token_renounce_gets(), value: m.token_renounce_gets_nobody() }],
      permanent: renounceLosses(token),
    }),
  })
}

export function burnPlan(token: Token, amount: bigint): FlowPlan<unknown> {
  return erase({
    definition: tokenActionFlows.burn,
    input: { token: token.address, amount },
    label: labelOf('token_burn', token),
    review: reviewOf({
      title: m.token_burn_review_title({ symbol: token.symbol }),
      pays: [{ label: m.token_burn_review_pays(), value: amountOf(token, amount) }],
      gets: [
        { label: m.token_burn_review_supply(), value: amountOf(token, token.totalSupply - amount) },
      ],
      permanent: [m.token_burn_permanent()],
    }),
  })
}
