import { assertSameMessage } from '@slipway/sdk/solana/assert-same-message'
import { recogniseWalletFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { SolanaFlowError } from '@slipway/sdk/solana/solana-failure'
import {
  address,
  getTransactionDecoder,
  getTransactionEncoder,
  type TransactionModifyingSigner,
} from '@solana/kit'
import type { IdentifierString, WalletAccount } from '@wallet-standard/base'
import { SolanaSignTransaction, type SolanaWallet } from './wallet-standard.ts'

/** What a wallet answers. @throws {SolanaFlowError} what it throws, which says nothing of the node */
async function askWallet<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw new SolanaFlowError(recogniseWalletFailure(error), { cause: error })
  }
}

/** A connected account as the one who signs. The wallet may add a priority fee, so it is asked before anybody else signs. */
export function createWalletSigner(
  wallet: SolanaWallet,
  account: WalletAccount,
  chain: IdentifierString,
): TransactionModifyingSigner {
  return {
    address: address(account.address),
    modifyAndSignTransactions: async (transactions) => {
      const inputs = transactions.map((transaction) => ({
        account,
        chain,
        transaction: new Uint8Array(getTransactionEncoder().encode(transaction)),
      }))
      const outputs = await askWallet(() =>
        wallet.features[SolanaSignTransaction].signTransaction(...inputs),
      )
      return transactions.map((transaction, at) => {
        const signed = outputs[at]
        if (!signed) throw new SolanaFlowError({ kind: 'no-answer' })
        const decoded = getTransactionDecoder().decode(signed.signedTransaction)
        assertSameMessage(transaction.messageBytes, decoded.messageBytes)
        // The blockhash is ours; only its last block is not in the bytes.
        return Object.freeze({ ...transaction, ...decoded })
      }) as unknown as Awaited<ReturnType<TransactionModifyingSigner['modifyAndSignTransactions']>>
    },
  }
}
