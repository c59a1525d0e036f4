import type { Address } from 'viem'
import { ChainMismatch } from '../evm/errors.ts'
import type { FlowRun } from './flow-run.ts'
import { contextOf, withStep } from './flow-state.ts'
import type { FlowChain } from './types.ts'

const ownNonce = async (chain: FlowChain, account: Address) =>
  (await chain.getMultisig(account))?.nonce

/**
 * Runs the step on a node before the wallet opens, unless that was done a moment ago: a revert is told as a reason and
 * not as a lost fee. Then notes nonce and block, by which a transaction is found again if the page goes away while the
 * wallet asks.
 */
export async function simulateStep<Input>(run: FlowRun<Input>): Promise<void> {
  const { ports } = run
  const state = run.state()
  try {
    const walletChain = await ports.wallet.getChainId()
    if (walletChain !== state.chainId) throw new ChainMismatch(state.chainId, walletChain)
    const transaction = run.build()
    if (!run.wasRehearsed(transaction))
      await run.step().simulate(transaction, contextOf(state), ports.chain)
    const isContract = await ports.chain.isContract(state.account)
    const [nonce, askedAtBlock] = await Promise.all([
      isContract ? ownNonce(ports.chain, state.account) : ports.chain.getNextNonce(state.account),
      ports.chain.getBlockNumber(),
    ])
    const { isContract: _before, ...next } = withStep(state, {
      askedAtBlock,
      ...(nonce !== undefined && { nonce }),
    })
    await run.set({ ...next, ...(isContract && { isContract }), status: 'awaiting-signature' })
  } catch (error) {
    await run.end('failed', run.decode(error))
  }
}
