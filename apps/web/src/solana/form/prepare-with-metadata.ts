import { m } from '@slipway/messages'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import type { TransactionSigner } from '@solana/kit'
import { uploadProblemText } from '../../files/upload-problem.ts'
import { failureText } from '../flow/failure-text.ts'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import type { SubmittedForm } from './use-solana-submit.ts'

type Signed = Pick<SubmittedForm<never, never>, 'chain' | 'wallet' | 'account'>

/**
 * From a well-formed draft to a plan: metadata in its place, then addresses and deposits.
 * @param getLink stores the metadata, where it is not elsewhere already
 * @returns else why not, in words
 */
export async function prepareWithMetadata(
  { chain, wallet, account }: Signed,
  getLink: () => Promise<string>,
  prepare: (signer: TransactionSigner, uri: string) => Promise<SolanaPlan>,
): Promise<SolanaPlan | string> {
  if (!account.chains.includes(walletChain(chain)))
    return m.solana_account_elsewhere({ chain: chain.name })
  let uri: string
  try {
    uri = await getLink()
  } catch (error) {
    return uploadProblemText(error)
  }
  try {
    return await prepare(createWalletSigner(wallet, account, walletChain(chain)), uri)
  } catch (error) {
    return failureText(recogniseSolanaFailure(error), chain).text
  }
}
