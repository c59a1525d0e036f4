import { m } from '@slipway/messages'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import { uploadProblemText } from '../../files/upload-problem.ts'
import { failureText } from '../flow/failure-text.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import { storeMetadata } from '../form/store-metadata.ts'
import type { SubmittedForm } from '../form/use-solana-submit.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import { prepareSolanaCreation } from './prepare-solana-creation.ts'
import { isDescribed, type SolanaFormValues } from './solana-form-values.ts'

/** From a well-formed draft to a plan: metadata in its place, addresses and deposits. @returns else why not, in words */
export async function prepareReview(
  params: SubmittedForm<SolanaFormValues, SolanaTokenDraft>,
): Promise<SolanaPlan | string> {
  const { chain, draft, values, wallet, account } = params
  if (!account.chains.includes(walletChain(chain)))
    return m.solana_account_elsewhere({ chain: chain.name })
  let uri: string
  try {
    uri = values.metadata === 'stored' ? await storedUri(values) : draft.uri
  } catch (error) {
    return uploadProblemText(error)
  }
  try {
    const creator = createWalletSigner(wallet, account, walletChain(chain))
    return await prepareSolanaCreation({ chain, draft: { ...draft, uri }, creator })
  } catch (error) {
    return failureText(recogniseSolanaFailure(error), chain).text
  }
}

/** @returns the link of what wallets show; empty where nothing was given that is not in the token itself */
const storedUri = async (values: SolanaFormValues) =>
  isDescribed(values) ? await storeMetadata(values) : ''
