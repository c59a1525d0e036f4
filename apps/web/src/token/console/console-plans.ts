import { formatBps, formatTime, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { finalizeUriFlow } from '@slipway/sdk/token/flows/finalize-uri-flow'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { amountOf, isUnlaunched, labelOf } from './plan-parts.ts'
import type { MintParams } from './read-mint-params.ts'
import type { UriParams } from './read-uri-params.ts'
import { renounceLosses } from './renounce-losses.ts'

export function mintPlan(token: Token, params: MintParams, now: number): ShownPlan {
  const { to, amount } = params
  const nextMintAt = now + token.minting.cooldownSeconds
  return showPlan({
    plan: planTransaction(tokenActionFlows.mint, { token: token.address, to, amount }),
    label: { ...labelOf('token_mint', token), amount: amountOf(token, amount) },
    review: {
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
          note: `+${formatBps(shareBps(amount, token.totalSupply))}`,
        },
        { label: m.token_mint_review_next(), value: formatTime(nextMintAt) },
      ],
      permanent: [m.token_mint_permanent()],
    },
  })
}

export function disableMintPlan(token: Token): ShownPlan {
  const { symbol } = token
  return showPlan({
    plan: planTransaction(tokenActionFlows.disableMint, { token: token.address }),
    label: labelOf('token_disable_mint', token),
    review: {
      title: m.token_disable_mint_review({ symbol }),
      gets: [
        {
          label: m.token_disable_mint_gets(),
          value: amountOf(token, token.totalSupply),
          isUnnamed: true,
        },
      ],
      permanent: [m.token_disable_mint_permanent({ symbol })],
    },
  })
}

function uriGets(params: UriParams) {
  return [
    { label: m.token_uri_review_new(), value: params.contractUri || m.token_uri_review_removed() },
  ]
}

export function uriPlan(token: Token, params: UriParams): ShownPlan {
  const { contractUri, isFinal, isChanged } = params
  const { symbol } = token
  const input = { token: token.address, contractUri }
  const permanent = isFinal ? [m.token_uri_permanent()] : []
  const gets = uriGets(params)
  if (isFinal && !isChanged)
    return showPlan({
      plan: planTransaction(tokenActionFlows.freezeUri, { token: token.address }),
      label: labelOf('token_freeze_uri', token),
      review: { title: m.token_uri_freeze_review_title({ symbol }), gets, permanent },
    })
  if (isFinal)
    return showPlan({
      plan: planTransaction(finalizeUriFlow, input),
      label: labelOf('token_freeze_uri', token),
      review: { title: m.token_uri_freeze_review_title({ symbol }), gets, permanent },
    })
  return showPlan({
    plan: planTransaction(tokenActionFlows.changeUri, input),
    label: labelOf('token_set_uri', token),
    review: { title: m.token_uri_review_title({ symbol }), gets, permanent },
  })
}

export function transferOwnershipPlan(token: Token, newOwner: Address): ShownPlan {
  return showPlan({
    plan: planTransaction(tokenActionFlows.transferOwnership, { token: token.address, newOwner }),
    label: labelOf('token_transfer_ownership', token),
    review: {
      title: m.token_transfer_review_title({ symbol: token.symbol }),
      gets: [{ label: m.token_transfer_gets(), value: newOwner, address: newOwner }],
      permanent: [
        m.token_transfer_permanent(),
        ...(isUnlaunched(token) ? [m.token_transfer_unlaunched({ symbol: token.symbol })] : []),
      ],
    },
  })
}

export function renouncePlan(token: Token): ShownPlan {
  const { symbol } = token
  return showPlan({
    plan: planTransaction(tokenActionFlows.renounce, { token: token.address }),
    label: labelOf('token_renounce', token),
    review: {
      title: m.token_renounce_review_title({ symbol }),
      gets: [{ label: m.token_renounce_gets(), value: m.token_renounce_gets_nobody() }],
      permanent: renounceLosses(token),
    },
  })
}

export function burnPlan(token: Token, amount: bigint): ShownPlan {
  return showPlan({
    plan: planTransaction(tokenActionFlows.burn, { token: token.address, amount }),
    label: labelOf('token_burn', token),
    review: {
      title: m.token_burn_review_title({ symbol: token.symbol }),
      pays: [{ label: m.token_burn_review_pays(), value: amountOf(token, amount) }],
      gets: [
        { label: m.token_burn_review_supply(), value: amountOf(token, token.totalSupply - amount) },
      ],
      permanent: [m.token_burn_permanent()],
    },
  })
}
