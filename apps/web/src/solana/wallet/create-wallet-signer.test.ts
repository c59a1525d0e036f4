import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { address, type TransactionModifyingSigner } from '@solana/kit'
import { expect, test } from 'vitest'
import { failureText } from '../flow/failure-text.ts'
import { createWalletSigner } from './create-wallet-signer.ts'

const account = { address: address('So11111111111111111111111111111111111111112') }
const transaction = { messageBytes: new Uint8Array(3), signatures: { [account.address]: null } }
type Transactions = Parameters<TransactionModifyingSigner['modifyAndSignTransactions']>[0]

test('a wallet that gives no transaction back is told of in the visitor’s words', async () => {
  const wallet = { features: { 'solana:signTransaction': { signTransaction: async () => [] } } }
  const signer = createWalletSigner(wallet as never, account as never, 'solana:localnet')
  const asked = signer.modifyAndSignTransactions([transaction] as unknown as Transactions)
  const failure = await asked.then(() => undefined, recogniseSolanaFailure)
  expect(failure).toEqual({ kind: 'no-answer' })
  if (!failure) throw new Error('It was signed.')
  const chain = getChain('solana-local') as SolanaChainDefinition
  expect(failureText(failure, chain).text).toBe(m.solana_wallet_no_answer())
})
