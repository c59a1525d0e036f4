import type { Hash, Hex, TransactionReceipt } from 'viem'
import type { DeployClient } from './deploy-client.ts'
import { DeployError } from './deploy-errors.ts'

/** Most gas that one transaction may use (EIP-7825). */
export const transactionGasCap = 16_777_216n
/** Estimates are met with this much room, because state may change before the transaction is mined. */
const GAS_MARGIN_PERCENT = 15n
const RECEIPT_TIMEOUT_MS = 300_000

/** One transaction of a deployment: either built here and sent by the deployer, or sent as others have signed it. */
export type DeployStep = {
  /** Stable name, `area:subject`. */
  readonly id: string
  readonly title: string
  /** Reads the chain: true when there is nothing to do. */
  isDone(): Promise<boolean>
} & (
  | { build(): Promise<DeployTransaction> | DeployTransaction; readonly send?: undefined }
  | { readonly build?: undefined; send(): Promise<Hash> }
)

export interface DeployTransaction {
  readonly to: Hex
  readonly data?: Hex
  readonly value?: bigint
}

export type DeployProgress =
  | { readonly kind: 'skipped'; readonly step: DeployStep }
  | { readonly kind: 'sending'; readonly step: DeployStep }
  | { readonly kind: 'done'; readonly step: DeployStep; readonly receipt: TransactionReceipt }

/**
 * Does every step that is not done yet, in order, and looks at the chain after each one. Stopped at
 * any point and run again, it goes on where it was; when all is done it sends nothing.
 *
 * @throws {DeployError} with the step's name when a step fails or has no effect
 */
export async function runDeploySteps(
  client: DeployClient,
  steps: readonly DeployStep[],
  onProgress: (progress: DeployProgress) => void | Promise<void> = () => {},
): Promise<readonly TransactionReceipt[]> {
  await waitForEarlierTransactions(client)
  const receipts: TransactionReceipt[] = []
  for (const step of steps) {
    if (await step.isDone()) {
      await onProgress({ kind: 'skipped', step })
      continue
    }
    await onProgress({ kind: 'sending', step })
    const receipt = await mine(client, step)
    if (!(await step.isDone())) {
      throw new DeployError(
        'STEP_WITHOUT_EFFECT',
        `"${step.title}" was mined in ${receipt.transactionHash}, but the chain does not show its effect.`,
      )
    }
    receipts.push(receipt)
    await onProgress({ kind: 'done', step, receipt })
  }
  return receipts
}

/** A run that was stopped may have left a transaction on its way: sending the same again would fail. */
async function waitForEarlierTransactions(client: DeployClient): Promise<void> {
  const { address } = client.account
  const deadline = Date.now() + RECEIPT_TIMEOUT_MS
  for (;;) {
    const pending = await client.getTransactionCount({ address, blockTag: 'pending' })
    const mined = await client.getTransactionCount({ address, blockTag: 'latest' })
    if (pending <= mined) return
    if (Date.now() > deadline) {
      throw new DeployError(
        'TRANSACTION_FAILED',
        `${pending - mined} earlier transaction(s) of ${address} are not mined. Replace or wait for them, then run this again.`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, client.pollingInterval))
  }
}

async function mine(client: DeployClient, step: DeployStep): Promise<TransactionReceipt> {
  let hash: Hash
  try {
    hash = await (step.send === undefined
      ? sendWithinCap(client, step.title, await step.build())
      : step.send())
  } catch (cause) {
    if (cause instanceof DeployError) throw cause
    throw new DeployError(
      'TRANSACTION_FAILED',
      `"${step.title}" was refused: ${firstLine(cause)}`,
      { cause },
    )
  }
  const receipt = await client.waitForTransactionReceipt({ hash, timeout: RECEIPT_TIMEOUT_MS })
  if (receipt.status !== 'success') {
    throw new DeployError('TRANSACTION_FAILED', `"${step.title}" reverted in ${hash}.`)
  }
  return receipt
}

async function sendWithinCap(
  client: DeployClient,
  title: string,
  transaction: DeployTransaction,
): Promise<Hash> {
  const estimate = await client.estimateGas({ account: client.account, ...transaction })
  if (estimate > transactionGasCap) {
    throw new DeployError(
      'GAS_ABOVE_CAP',
      `"${title}" needs ${estimate} gas; one transaction may use ${transactionGasCap} (EIP-7825).`,
    )
  }
  const wanted = (estimate * (100n + GAS_MARGIN_PERCENT)) / 100n
  const gas = wanted > transactionGasCap ? transactionGasCap : wanted
  return client.sendTransaction({ ...transaction, gas, ...(await feeKind(client)) })
}

/** Chains without a base fee take the older kind of transaction only. */
async function feeKind(client: DeployClient): Promise<{ type: 'legacy' } | { type: 'eip1559' }> {
  const block = await client.getBlock({ blockTag: 'latest' })
  return block.baseFeePerGas === null ? { type: 'legacy' } : { type: 'eip1559' }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
}
