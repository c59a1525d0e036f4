import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import { buildTokenDeployment } from '@slipway/sdk/solana/build-token-deployment'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { getDeploymentRent } from '@slipway/sdk/solana/get-deployment-rent'
import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import type { TransactionSigner } from '@solana/kit'
import type { PlanReview } from '../../transaction/shown-plan.ts'
import { describeDeposits } from '../flow/describe-deposits.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import { prepareWithMetadata } from '../form/prepare-with-metadata.ts'
import { storeMetadata } from '../form/store-metadata.ts'
import type { SubmittedForm } from '../form/use-solana-submit.ts'
import { createRentReader } from '../network/create-rent-reader.ts'
import { isDescribed, type SolanaFormValues } from './solana-form-values.ts'

/** The link of what wallets show; empty where nothing was given that is not in the token itself. */
async function getLink(values: SolanaFormValues, draft: SolanaTokenDraft): Promise<string> {
  if (values.metadata === 'link') return draft.uri
  return isDescribed(values) ? await storeMetadata(values) : ''
}

function reviewOf(
  draft: SolanaTokenDraft,
  owner: string,
  mint: string,
  deposits: SolanaPlan['deposits'],
  chain: SolanaChainDefinition,
): PlanReview {
  const { name, symbol, decimals, totalSupply, transferFeeBps, uri, mintable, freezable } = draft
  const isTaxed = transferFeeBps > 0
  return {
    title: m.token_review_title({ symbol }),
    pays: describeDeposits(deposits, chain),
    gets: [
      {
        label: m.token_review_supply_to({
          amount: formatAmount(totalSupply, decimals, { symbol }),
        }),
        value: owner,
        address: owner,
      },
      { label: m.token_review_address(), value: mint, address: mint },
    ],
    facts: [
      { label: m.shell_network(), value: chain.name },
      { label: m.token_review_name(), value: name },
      { label: m.token_review_symbol(), value: symbol },
      { label: m.token_review_decimals(), value: formatInteger(decimals) },
      {
        label: m.token_field_transfer_tax(),
        value: isTaxed ? formatBps(transferFeeBps) : m.token_review_none(),
      },
      {
        label: m.token_review_minting(),
        value: mintable ? m.solana_kept() : m.token_review_minting_off(),
      },
      {
        label: m.solana_column_freezing(),
        value: freezable ? m.solana_kept() : m.token_review_minting_off(),
      },
      ...(uri === '' ? [] : [{ label: m.token_review_uri(), value: uri }]),
    ],
    permanent: [
      m.solana_permanent_decimals(),
      ...(mintable ? [] : [m.token_review_permanent_supply()]),
      ...(freezable ? [] : [m.solana_permanent_freeze()]),
      ...(isTaxed ? [m.solana_permanent_tax()] : []),
      m.solana_permanent_deposit(),
    ],
    confirmLabel: m.token_review_confirm(),
  }
}

interface CreationParams {
  readonly chain: SolanaChainDefinition
  readonly draft: SolanaTokenDraft
  readonly creator: TransactionSigner
}

/**
 * The creation of a token as the review shows it and the wallet signs it.
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
async function prepareSolanaCreation(params: CreationParams): Promise<SolanaPlan> {
  const { chain, draft, creator } = params
  const getRent = createRentReader(chain)
  const mint = await generateMint(creator.address)
  const [instructions, rent] = await Promise.all([
    buildTokenDeployment({ draft, creator, mint, getRent }),
    getDeploymentRent(draft, getRent),
  ])
  const deposits = [
    { label: m.solana_deposit_token(), lamports: rent.mintLamports },
    { label: m.solana_deposit_account(), lamports: rent.accountLamports },
  ]
  return {
    chain,
    request: { payer: creator, instructions },
    kind: 'token_create',
    subject: draft.symbol,
    mint: mint.address,
    deposits,
    review: reviewOf(draft, creator.address, mint.address, deposits, chain),
  }
}

/** From a well-formed draft to a plan. @returns else why not, in words */
export async function prepareReview(
  submitted: SubmittedForm<SolanaFormValues, SolanaTokenDraft>,
): Promise<SolanaPlan | string> {
  const { chain, draft, values } = submitted
  return await prepareWithMetadata(
    submitted,
    () => getLink(values, draft),
    (creator, uri) => prepareSolanaCreation({ chain, draft: { ...draft, uri }, creator }),
  )
}
