import { contractErrorsAbi } from '@slipway/deployments/errors'
import {
  errorMessage,
  formatAmount,
  formatBps,
  formatDuration,
  formatInteger,
  formatTime,
  m,
} from '@slipway/messages'
import { checkClaimsDraft } from '@slipway/sdk/airdrop/claims/check-claims-draft'
import type {
  ClaimsDraft,
  ClaimsDraftIssue,
  ClaimsList,
} from '@slipway/sdk/airdrop/claims/claims-draft'
import { prepareClaims } from '@slipway/sdk/airdrop/claims/prepare-claims'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { type AskedFee, feeLines } from '../../creation-fee/fee-lines.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { PlanReview, ShownPlan } from '../../transaction/shown-plan.ts'

/** What is being made. */
export interface ClaimsMaking {
  readonly factory: Address
  readonly draft: ClaimsDraft
  readonly list: ClaimsList
  readonly token: TokenFacts
  readonly account: Address
  /** A wallet elsewhere is asked to come first; the review then rehearses again. */
  readonly isWalletHere: boolean
}

/** An airdrop ready for the review, or what speaks against it. */
export type PreparedClaims =
  | { readonly kind: 'ready'; readonly plan: ShownPlan }
  | { readonly kind: 'refused'; readonly issues: readonly ClaimsDraftIssue[] }
  | { readonly kind: 'stopped'; readonly text: string }

const moment = (label: string, at: bigint, none: string) =>
  at === 0n
    ? { label, value: none }
    : { label, value: formatTime(at), note: formatTime(at, { timeZone: 'UTC' }) }

function reviewClaims({ draft, list, token }: ClaimsMaking, fee: AskedFee): PlanReview {
  const { symbol, decimals } = token
  const total = formatAmount(list.total, decimals, { symbol, maximumFractionDigits: decimals })
  return {
    title: m.airdrop_review_title({ symbol }),
    pays: [{ label: m.airdrop_review_tokens(), value: total }, ...feeLines(fee)],
    gets: [{ label: m.airdrop_list_count(), value: formatInteger(list.count) }],
    facts: [
      moment(m.airdrop_field_start(), draft.startTime, m.airdrop_start_now()),
      moment(m.airdrop_field_end(), draft.endTime, m.airdrop_end_never()),
      {
        label: m.airdrop_field_release(),
        value:
          draft.releaseSeconds === 0n
            ? m.airdrop_release_once()
            : m.airdrop_release_over({
                first: formatBps(draft.firstBps),
                duration: formatDuration(Number(draft.releaseSeconds)),
              }),
      },
      { label: m.airdrop_review_root(), value: list.root },
      { label: m.airdrop_review_key(), value: list.ipfsKey },
    ],
    permanent: [
      m.airdrop_permanent_list(),
      draft.endTime === 0n ? m.airdrop_permanent_never() : m.airdrop_permanent_end(),
    ],
    confirmLabel: m.airdrop_review_confirm(),
  }
}

async function planClaims(making: ClaimsMaking): Promise<ShownPlan> {
  const { factory, draft, token } = making
  const { plan, fee } = await prepareClaims(readClient, factory, making)
  return showPlan({
    plan,
    label: { kind: 'claims_create', subject: token.symbol, contract: draft.token },
    review: reviewClaims(making, fee),
    units: { token: { symbol: token.symbol, decimals: token.decimals } },
  })
}

/** A refusal of a contract by its own text; anything else means that no node answered. */
function chainText(error: unknown): string {
  const failure = decodeContractError(error, contractErrorsAbi)
  const { nativeCurrency, name } = activeChain
  return failure.kind === 'contract'
    ? errorMessage(failure.name, failure.args, { nativeCurrency })
    : m.airdrop_token_unread({ chain: name })
}

/** Everything between a list with its root and the review; nothing is signed. */
export async function prepareClaimsReview(making: ClaimsMaking): Promise<PreparedClaims> {
  try {
    const issues = making.isWalletHere
      ? await checkClaimsDraft(readClient, making.factory, making)
      : []
    if (issues.length > 0) return { kind: 'refused', issues }
    return { kind: 'ready', plan: await planClaims(making) }
  } catch (error) {
    return { kind: 'stopped', text: chainText(error) }
  }
}
