import type { Hex, PrivateKeyAccount } from 'viem'
import { broadcastTransaction, replaceTransaction, sendTransaction } from './transaction-sender.ts'
import type { SentTransaction, TransactionRequest, WalletChain } from './wallet-chain.ts'
import { WalletError, walletErrorCodes } from './wallet-error.ts'

/** Everything that a wallet signed, and what may still happen to it. */
export class TransactionBook {
  /** Every transaction that was signed, oldest first. */
  readonly sent: SentTransaction[] = []
  /** Signs the next transaction without handing it to any node. */
  keepsNext = false

  async send(
    account: PrivateKeyAccount,
    chain: WalletChain,
    request: TransactionRequest,
  ): Promise<SentTransaction> {
    const broadcast = !this.keepsNext
    this.keepsNext = false
    const sent = await sendTransaction({ account, chain, request, broadcast })
    this.sent.push(sent)
    return sent
  }

  /** @throws WalletError when the node refuses */
  release({ raw }: SentTransaction, chain: WalletChain): Promise<void> {
    return broadcastTransaction(chain, raw)
  }

  /** @throws WalletError when the node refuses */
  async replace(
    account: PrivateKeyAccount,
    chain: WalletChain,
    old: SentTransaction,
    kind: 'speed-up' | 'cancel',
  ): Promise<SentTransaction> {
    const replacement = await replaceTransaction(account, chain, old, kind)
    this.sent.push(replacement)
    return replacement
  }

  /** @throws WalletError when the hash is not the wallet's */
  find(hash: Hex): SentTransaction {
    const sent = this.sent.find((transaction) => transaction.hash === hash)
    if (!sent) throw new WalletError(walletErrorCodes.invalidParams, `${hash} is not the wallet's.`)
    return sent
  }
}
