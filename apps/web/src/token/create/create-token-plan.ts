import { formatAmount, formatBps, formatInteger, formatInterval, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import type { TokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { isTaxedDraft } from '@slipway/sdk/token/is-taxed-draft'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { calculateInviterReward } from '@slipway/sdk/token/token-math'
import { type Address, type Hex, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { feeLines } from '../../creation-fee/fee-lines.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ReviewLine, ShownPlan } from '../../transaction/shown-plan.ts'
import { templateName } from '../shared/token-templates.ts'
import { taxedPermanentTexts, taxedReviewLines } from './taxed-review-lines.ts'

interface CreateTokenPlanInput {
  contracts: TokenContracts
  draft: TokenDraft
  seed: Hex
  fee: TokenFee
  account: Address
  /** Where the token will be. */
  predicted: Address
}

const native = (wei: bigint) =>
  formatAmount(wei, activeChain.nativeCurrency.decimals, {
    symbol: activeChain.nativeCurrency.symbol,
  })

function payLines(draft: TokenDraft, fee: TokenFee): readonly ReviewLine[] {
  if (draft.inviter === zeroAddress || fee.feeWei === 0n) return feeLines(fee)
  const reward = calculateInviterReward(fee.feeWei, fee.inviterShareBps)
  return feeLines(fee, { note: m.token_review_fee_note({ inviterAmount: native(reward) }) })
}

function mintingText(draft: TokenDraft): string {
  if (!draft.mintable) return m.token_review_minting_off()
  return m.token_review_minting_on({
    ratio: formatBps(draft.mintMaxBps),
    period: formatInterval(draft.mintCooldownSeconds),
  })
}

function factLines(draft: TokenDraft): ReviewLine[] {
  const lines: ReviewLine[] = [
    { label: m.token_review_name(), value: draft.name },
    { label: m.token_review_symbol(), value: draft.symbol },
    { label: m.token_review_decimals(), value: formatInteger(draft.decimals) },
    { label: m.token_review_template(), value: templateName(draft.templateId) },
    ...(isTaxedDraft(draft) ? taxedReviewLines(draft) : []),
    { label: m.token_review_minting(), value: mintingText(draft) },
  ]
  if (draft.contractUri !== '')
    lines.push({ label: m.token_review_uri(), value: draft.contractUri })
  if (draft.inviter !== zeroAddress)
    lines.push({ label: m.token_review_inviter(), value: draft.inviter, address: draft.inviter })
  return lines
}

function permanentTexts(draft: TokenDraft, fee: TokenFee): string[] {
  return [
    m.token_review_permanent_identity(),
    ...(draft.mintable ? [] : [m.token_review_permanent_supply()]),
    ...(isTaxedDraft(draft) ? taxedPermanentTexts(draft) : []),
    ...(fee.feeWei === 0n ? [] : [m.token_review_permanent_fee()]),
  ]
}

/** The creation of a token as the review shows it and the driver sends it. */
export function createTokenPlan(plan: CreateTokenPlanInput): ShownPlan {
  const { contracts, draft, seed, fee, account, predicted } = plan
  const amount = formatAmount(draft.totalSupply, draft.decimals, { symbol: draft.symbol })
  return showPlan({
    plan: planTransaction(createTokenFlow, { contracts, draft, seed, feeWei: fee.feeWei }),
    label: { kind: 'token_create', subject: draft.symbol, contract: predicted },
    review: {
      title: m.token_review_title({ symbol: draft.symbol }),
      pays: payLines(draft, fee),
      gets: [
        {
          label: m.token_review_supply_to({ amount }),
          value: draft.receiver,
          address: draft.receiver,
        },
        { label: m.token_review_owner(), value: account, address: account },
        { label: m.token_review_address(), value: predicted, address: predicted },
      ],
      facts: factLines(draft),
      permanent: permanentTexts(draft, fee),
    },
  })
}
