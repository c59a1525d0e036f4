import { formatInteger, m } from '@slipway/messages'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { buildCollection } from '@slipway/sdk/solana/nft/build-collection'
import { getNftRent } from '@slipway/sdk/solana/nft/get-nft-rent'
import type { CollectionDraft } from '@slipway/sdk/solana/nft/read-collection-draft'
import type { PlanReview } from '../../../transaction/shown-plan.ts'
import { describeDeposits } from '../../flow/describe-deposits.ts'
import type { SolanaPlan } from '../../flow/solana-plan.ts'
import { linkNote } from '../../form/link-note.ts'
import { prepareWithMetadata } from '../../form/prepare-with-metadata.ts'
import { storeMetadata } from '../../form/store-metadata.ts'
import type { SubmittedForm } from '../../form/use-solana-submit.ts'
import { createRentReader } from '../../network/create-rent-reader.ts'
import type { CollectionFormValues } from './collection-form-values.ts'

type Submitted = SubmittedForm<CollectionFormValues, CollectionDraft>

function reviewOf(
  { name, symbol, maxItems, uri }: CollectionDraft,
  mint: string,
  { chain, deposits }: Pick<SolanaPlan, 'chain' | 'deposits'>,
): PlanReview {
  const note = linkNote(uri)
  return {
    title: m.transaction_title_nft_create({ subject: name }),
    pays: describeDeposits(deposits, chain),
    gets: [
      { label: m.nftmake_review_gets(), value: name },
      { label: m.solana_address(), value: mint, address: mint },
    ],
    facts: [
      { label: m.shell_network(), value: chain.name },
      { label: m.nftmake_field_symbol(), value: symbol },
      { label: m.nftmake_field_total(), value: formatInteger(maxItems) },
      { label: m.solana_nft_review_minting(), value: m.solana_kept() },
      { label: m.solana_nft_review_texts(), value: m.solana_kept() },
      { label: m.token_review_uri(), value: uri, ...(note !== undefined && { note }) },
    ],
    permanent: [m.solana_nft_permanent_minted(), m.solana_nft_permanent_deposit()],
    confirmLabel: m.token_review_confirm(),
  }
}

/** The creation of a collection as the review shows it and the wallet signs it. @returns else why not, in words */
export async function prepareCollection(submitted: Submitted): Promise<SolanaPlan | string> {
  const { chain, values } = submitted
  return await prepareWithMetadata(
    submitted,
    async () => (values.metadata === 'stored' ? await storeMetadata(values) : submitted.draft.uri),
    async (creator, uri) => {
      const draft = { ...submitted.draft, uri }
      const getRent = createRentReader(chain)
      const mint = await generateMint(creator.address)
      const [instructions, rent] = await Promise.all([
        buildCollection({ draft, creator, mint, getRent }),
        getNftRent('collection', draft, getRent),
      ])
      const deposits = [
        { label: m.solana_deposit_collection(), lamports: rent.mintLamports },
        { label: m.solana_deposit_account(), lamports: rent.accountLamports },
      ]
      return {
        chain,
        request: { payer: creator, instructions },
        kind: 'nft_create',
        subject: draft.name,
        mint: mint.address,
        deposits,
        review: reviewOf(draft, mint.address, { chain, deposits }),
      }
    },
  )
}
