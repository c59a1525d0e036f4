import {
  type Address,
  compileTransaction,
  fetchEncodedAccounts,
  getBase64EncodedWireTransaction,
} from '@solana/kit'
import { composeMessage, type SolanaTransactionRequest } from './compose-message.ts'
import { SolanaFlowError } from './solana-failure.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/**
 * Lamports that accounts would hold more after a request, as the cluster's simulation finds: what programs of others
 * deposit, whose sizes nobody publishes.
 * @returns undefined where the request would fail
 * @throws SolanaFlowError where the node simulates, and does not say what the accounts would hold
 */
export async function getRehearsedDeposits(
  rpc: SolanaRpc,
  request: SolanaTransactionRequest,
  addresses: readonly Address[],
): Promise<bigint | undefined> {
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const transaction = compileTransaction(composeMessage(request, lifetime))
  const [before, { value }] = await Promise.all([
    fetchEncodedAccounts(rpc, [...addresses], { commitment: 'confirmed' }),
    rpc
      .simulateTransaction(getBase64EncodedWireTransaction(transaction), {
        ...{ encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true },
        accounts: { encoding: 'base64', addresses: [...addresses] },
      })
      .send(),
  ])
  if (value.err) return undefined
  const { accounts } = value
  if (accounts?.length !== addresses.length) throw new SolanaFlowError({ kind: 'unreachable' })
  const sum = (lamports: readonly bigint[]) => lamports.reduce((total, one) => total + one, 0n)
  return (
    sum(accounts.map((account) => account?.lamports ?? 0n)) -
    sum(before.map((account) => (account.exists ? account.lamports : 0n)))
  )
}
