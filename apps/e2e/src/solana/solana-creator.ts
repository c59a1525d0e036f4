import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import { buildTokenDeployment } from '@slipway/sdk/solana/build-token-deployment'
import { followTransaction } from '@slipway/sdk/solana/follow-transaction'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { requestTestSol } from '@slipway/sdk/solana/request-test-sol'
import { sendTransaction } from '@slipway/sdk/solana/send-transaction'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type { SolanaTokenDraft } from '@slipway/sdk/solana/solana-token-draft'
import type { SolanaTestWallet } from '@slipway/testing/wallet/solana-test-wallet'
import {
  type Address,
  getAddressDecoder,
  type Instruction,
  type TransactionPartialSigner,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'

/** A visitor's account, used by the test itself before the visitor comes: with test money, and without being asked. */
export class SolanaCreator {
  readonly signer: TransactionPartialSigner
  readonly #rpc: SolanaRpc

  constructor(rpc: SolanaRpc, wallet: SolanaTestWallet) {
    this.#rpc = rpc
    const address = getAddressDecoder().decode(wallet.publicKey)
    this.signer = {
      address,
      signTransactions: async (transactions) =>
        transactions.map(({ messageBytes }) => ({
          [address]: wallet.sign(new Uint8Array(messageBytes)) as never,
        })),
    }
  }

  async fund(): Promise<void> {
    await requestTestSol(this.#rpc, this.signer.address)
  }

  /** Creates a token, whose whole supply is the creator's. */
  async create(draft: SolanaTokenDraft): Promise<Address> {
    const mint = await generateMint(this.signer.address)
    const getRent = (bytes: number) =>
      this.#rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send()
    await this.send(await buildTokenDeployment({ draft, creator: this.signer, mint, getRent }))
    return mint.address
  }

  /** Sends some of it to somebody who has none yet. */
  async pay(
    { mint, decimals }: { readonly mint: Address; readonly decimals: number },
    owner: Address,
    amount: bigint,
  ): Promise<void> {
    const of = { mint, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS }
    const [source] = await findAssociatedTokenPda({ ...of, owner: this.signer.address })
    const [destination] = await findAssociatedTokenPda({ ...of, owner })
    const payer = this.signer
    await this.send([
      getCreateAssociatedTokenIdempotentInstruction({ payer, ata: destination, owner, ...of }),
      getTransferCheckedInstruction({
        ...{ source, mint, destination, decimals, amount },
        authority: payer,
      }),
    ])
  }

  async send(instructions: readonly Instruction[]): Promise<void> {
    const request = { payer: this.signer, instructions }
    const sent = await sendTransaction(this.#rpc, request, () => undefined)
    await followTransaction(this.#rpc, sent, systemFlowClock, AbortSignal.timeout(20_000))
  }
}
