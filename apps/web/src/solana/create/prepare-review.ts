import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import { prepareWithMetadata } from '../form/prepare-with-metadata.ts'
import { storeMetadata } from '../form/store-metadata.ts'
import type { SubmittedForm } from '../form/use-solana-submit.ts'
import { prepareSolanaCreation } from './prepare-solana-creation.ts'
import { isDescribed, type SolanaFormValues } from './solana-form-values.ts'

/** The link of what wallets show; empty where nothing was given that is not in the token itself. */
async function getLink(values: SolanaFormValues, draft: SolanaTokenDraft): Promise<string> {
  if (values.metadata === 'link') return draft.uri
  return isDescribed(values) ? await storeMetadata(values) : ''
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
