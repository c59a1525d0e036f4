import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { ToldProposal } from '@slipway/sdk/multisig/types'
import { isHash, withTimeout } from 'viem'
import { safeOptions } from '../core/safe-options.ts'

/** Time in which the wallet has to say what it knows; the chain is asked in any case. */
const ANSWER_MS = 5_000

let sdk: SafeAppsSDK | undefined

/**
 * What the wallet around the page knows of a proposal: its number, who has signed, and the transaction that executed it.
 * @throws what the wallet answers, or that it does not
 */
export async function getSafeProposal(id: string): Promise<ToldProposal> {
  sdk ??= new SafeAppsSDK(safeOptions())
  const { txs } = sdk
  const told = await withTimeout(() => txs.getBySafeTxHash(id), {
    timeout: ANSWER_MS,
    errorInstance: new Error('The wallet of the Safe did not answer.'),
  })
  const { detailedExecutionInfo: info, txHash } = told
  const signed =
    info && 'confirmationsRequired' in info
      ? {
          nonce: info.nonce,
          confirmations: info.confirmations.length,
          required: info.confirmationsRequired,
        }
      : {}
  return { ...signed, ...(txHash && isHash(txHash) && { transactionHash: txHash }) }
}
