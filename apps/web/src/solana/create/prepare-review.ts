import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import type { WalletAccount } from '@wallet-standard/base'
import { uploadProblemText } from '../../files/upload-problem.ts'
import { tokenApi } from '../../shell/token-api.ts'
import { failureText } from '../flow/failure-text.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { type SolanaWallet, walletChain } from '../wallet/wallet-standard.ts'
import { prepareSolanaCreation } from './prepare-solana-creation.ts'
import type { SolanaFormValues } from './solana-form-values.ts'
import { isDescribed } from './solana-form-values.ts'

interface ReviewParams {
  readonly chain: SolanaChainDefinition
  readonly draft: SolanaTokenDraft
  readonly values: SolanaFormValues
  readonly wallet: SolanaWallet
  readonly account: WalletAccount
}

/** From a well-formed draft to a plan: metadata in its place, addresses and deposits. @returns else why not, in words */
export async function prepareReview(params: ReviewParams): Promise<SolanaPlan | string> {
  const { chain, draft, values, wallet, account } = params
  if (!account.chains.includes(walletChain(chain)))
    return m.solana_account_elsewhere({ chain: chain.name })
  let uri: string
  try {
    uri = values.metadata === 'stored' ? await storeMetadata(values) : draft.uri
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

/**
 * Puts what wallets show of the token on IPFS.
 * @returns its link; empty where nothing was given that is not in the token itself
 * @throws {ApiError} when the server does not take it
 */
async function storeMetadata(values: SolanaFormValues): Promise<string> {
  const [name, symbol] = [values.name.trim(), values.symbol.trim()]
  const [description, website] = [values.description.trim(), values.website.trim()]
  if (!isDescribed(values)) return ''
  const { uri } = await tokenApi.uploadMetadata({
    name,
    symbol,
    ...(description && { description }),
    ...(values.logo && { image: values.logo.uri }),
    ...(website && { externalLink: website, links: { website } }),
  })
  return uri
}
