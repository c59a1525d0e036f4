import {
  type Address,
  compileTransaction,
  getBase64EncodedWireTransaction,
  type Lamports,
  lamports,
} from '@solana/kit'
import { composeMessage, type SolanaTransactionRequest } from '../compose-message.ts'
import type { SolanaRpc } from '../solana-rpc.ts'

/** Bytes of a metadata account. */
const accountBytes = 607n
/** The program's own fee: the rent of as many bytes, and some lamports more; 0.01 SOL where rent is as on the live clusters. */
const [feeBytes, feeLamports] = [1_308n, 5_440n]

/** What the published program takes, where no trial says what the deployed one does. */
async function getPublishedDeposit(rpc: SolanaRpc, there: bigint): Promise<bigint> {
  const rent = (bytes: bigint) => rpc.getMinimumBalanceForRentExemption(bytes).send()
  const [kept, fee] = await Promise.all([rent(accountBytes), rent(feeBytes)])
  return (kept > there ? kept - there : 0n) + fee + feeLamports
}

/**
 * What the creation of metadata takes from its payer: the deposit of the account and the program's fee, which lies there too.
 * The cluster itself says so in a trial; where that fails, what was published counts (mpl-token-metadata, `state/fee.rs`).
 * @param place the account that is to be made
 */
export async function getMetaplexDeposit(
  rpc: SolanaRpc,
  request: SolanaTransactionRequest,
  place: Address,
): Promise<Lamports> {
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const transaction = compileTransaction(composeMessage(request, lifetime))
  const [{ value: there }, { value: trial }] = await Promise.all([
    rpc.getBalance(place).send(),
    rpc
      .simulateTransaction(getBase64EncodedWireTransaction(transaction), {
        encoding: 'base64',
        sigVerify: false,
        replaceRecentBlockhash: true,
        accounts: { addresses: [place], encoding: 'base64' },
      })
      .send(),
  ])
  const [made] = trial.err === null ? trial.accounts : []
  return lamports(made ? made.lamports - there : await getPublishedDeposit(rpc, there))
}
