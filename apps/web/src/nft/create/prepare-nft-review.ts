import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, m } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { createNftFlow } from '@slipway/sdk/nft/create/create-nft-flow'
import type { NftDraft } from '@slipway/sdk/nft/create/nft-draft-schema'
import { getNftFee, type NftFee } from '@slipway/sdk/nft/create/prepare-nft'
import { rehearseNft } from '@slipway/sdk/nft/create/rehearse-nft'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { type Address, type Hex, zeroHash } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { feeLines } from '../../creation-fee/fee-lines.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { PlanReview, ShownPlan } from '../../transaction/shown-plan.ts'
import type { InfoValues } from '../shared/collection-info.ts'
import { storeInformation } from '../shared/store-information.ts'
import { partyLines, saleLines, supplyLines } from './draft-lines.ts'
import type { PaymentUnit } from './nft-judge.ts'
import { fixedTexts } from './nft-promises.ts'

/** A collection that was submitted. */
export interface NftMaking {
  readonly contracts: NftContracts
  readonly draft: NftDraft
  /** What hidden pictures are committed to; undefined where none are. */
  readonly commitment: Hex | undefined
  readonly unit: PaymentUnit
  /** What is told about it. */
  readonly info: InfoValues
  readonly account: Address
  /** A wallet elsewhere is asked to come first; the review then rehearses again. */
  readonly isWalletHere: boolean
}

/** A collection ready for the review, or why not. */
export type PreparedNft =
  | { readonly kind: 'ready'; readonly plan: ShownPlan }
  | { readonly kind: 'stopped'; readonly text: string }

function reviewNft({ draft, commitment, unit }: NftMaking, fee: NftFee): PlanReview {
  const { name, symbol, uri } = draft
  return {
    title: m.transaction_title_nft_create({ subject: symbol }),
    pays: feeLines(fee),
    gets: [{ label: m.nftmake_review_gets(), value: name, note: symbol }],
    facts: [
      ...partyLines(draft),
      ...supplyLines(draft),
      ...saleLines(draft, unit),
      { label: m.nftmake_field_uri(), value: uri },
      ...(commitment ? [{ label: m.nftmake_review_commitment(), value: commitment }] : []),
    ],
    permanent: [
      ...fixedTexts(commitment !== undefined),
      ...(commitment ? [m.nftmake_review_secret()] : []),
    ],
    confirmLabel: m.nftmake_review_confirm(),
  }
}

/** A refusal of the factory by its own text; anything else means that no node answered. */
function chainText(error: unknown, currency: PaymentUnit): string {
  const failure = decodeContractError(error, contractErrorsAbi)
  const { nativeCurrency, name } = activeChain
  return failure.kind === 'contract'
    ? errorMessage(failure.name, failure.args, { nativeCurrency, currency })
    : m.lock_asset_unread({ chain: name })
}

/** Everything between a well-formed draft and its review: what is told about it stored, the fee, and a rehearsal on the network. Nothing is signed. */
export async function prepareNftReview(making: NftMaking): Promise<PreparedNft> {
  const { contracts, draft, account, unit, info, commitment = zeroHash } = making
  let ipfsKey: string
  try {
    ipfsKey = await storeInformation(info)
  } catch {
    return { kind: 'stopped', text: m.nftmake_info_failed() }
  }
  try {
    const fee = await getNftFee(readClient, contracts, account)
    const { feeWei } = fee
    const { nftSaleFactory } = contracts
    const input = { nftSaleFactory, draft, provenanceHash: commitment, ipfsKey, feeWei }
    const balanceWei = await readClient.getBalance({ address: account })
    if (making.isWalletHere && balanceWei < feeWei) {
      const { nativeCurrency } = activeChain
      const lack = { neededWei: feeWei, balanceWei }
      return {
        kind: 'stopped',
        text: errorMessage('Balance_Insufficient', lack, { nativeCurrency }),
      }
    }
    if (making.isWalletHere) await rehearseNft(readClient, account, input)
    const plan = showPlan({
      plan: planTransaction(createNftFlow, input),
      label: { kind: 'nft_create', subject: draft.symbol, contract: null },
      review: reviewNft(making, fee),
      units: { currency: unit },
    })
    return { kind: 'ready', plan }
  } catch (error) {
    return { kind: 'stopped', text: chainText(error, unit) }
  }
}
