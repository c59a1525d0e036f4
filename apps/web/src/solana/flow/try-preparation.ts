import type { SolanaChainDefinition } from '@slipway/chains'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { failureText } from './failure-text.ts'
import type { SolanaPlan } from './solana-plan.ts'

/** A plan, or why there is none, in the visitor's language. */
export async function tryPreparation(
  prepare: () => Promise<SolanaPlan | string>,
  chain: SolanaChainDefinition,
): Promise<SolanaPlan | string> {
  try {
    return await prepare()
  } catch (error) {
    return failureText(recogniseSolanaFailure(error), chain).text
  }
}
