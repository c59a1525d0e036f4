import type { LocalSafe } from '@slipway/devnet/multisig/local-safe'
import type { Hash, Hex, PrivateKeyAccount } from 'viem'
import { type Address, isHash } from 'viem'

/** What the wallet of a Safe knows when an app asks it something (Safe Apps SDK). */
export interface AskedWallet {
  readonly safe: LocalSafe
  readonly chainId: number
  readonly owners: readonly [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]
  /** Tells what was proposed. */
  onProposed(id: Hash): void
}

interface Question {
  readonly method: string
  readonly params?: unknown
}

interface Transaction {
  readonly to: Address
  readonly value: string
  readonly data: Hex
}

/** Whoever is at the wallet confirms what the app asks for: the first owner signs it. */
async function propose(wallet: AskedWallet, params: unknown): Promise<{ safeTxHash: Hash }> {
  const { txs } = params as { readonly txs: readonly Transaction[] }
  const calls = txs.map(({ to, value, data }) => ({ to, valueWei: BigInt(value), data }))
  const safeTxHash = await wallet.safe.propose(calls)
  await wallet.safe.sign(safeTxHash, wallet.owners[0])
  wallet.onProposed(safeTxHash)
  return { safeTxHash }
}

/** A proposal in the words of the service behind the wallet. */
function tell({ safe, owners }: AskedWallet, params: unknown) {
  const { safeTxHash } = params as { readonly safeTxHash: string }
  const told = isHash(safeTxHash) ? safe.tell(safeTxHash) : undefined
  if (!told) throw new Error('Transaction not found')
  const { nonce, confirmations = 0, required, transactionHash } = told
  return {
    safeAddress: safe.address,
    txStatus: transactionHash ? 'SUCCESS' : 'AWAITING_CONFIRMATIONS',
    txHash: transactionHash ?? null,
    detailedExecutionInfo: {
      type: 'MULTISIG',
      nonce,
      safeTxHash,
      confirmationsRequired: required,
      confirmations: owners.slice(0, confirmations).map(({ address }) => ({ signer: address })),
    },
  }
}

/** Answers an app in the frame. @throws Error for what the wallet does not know or has not */
export async function answerApp(wallet: AskedWallet, { method, params }: Question) {
  const { safe, chainId, owners } = wallet
  switch (method) {
    case 'getSafeInfo':
      return {
        safeAddress: safe.address,
        chainId,
        threshold: safe.threshold,
        owners: owners.map(({ address }) => address),
        isReadOnly: false,
      }
    case 'sendTransactions':
      return propose(wallet, params)
    case 'getTxBySafeTxHash':
      return tell(wallet, params)
    default:
      throw new Error(`${method} is not known to this wallet`)
  }
}
