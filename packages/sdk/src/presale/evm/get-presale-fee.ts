import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'
import { creationFeeAbi } from '../../shared/creation-fee-abi.ts'

/** What one presale costs one account now, in wei of the native currency. */
export interface PresaleFee {
  /** What the account pays, after fee whitelist and membership. */
  readonly feeWei: bigint
  /** What everybody else pays. */
  readonly fullFeeWei: bigint
  /** Taken off the full fee, in basis points. */
  readonly discountBps: bigint
}

/** Platform fee of a presale (specification, section 9: 0.2 of the native currency unless the factory's owner set another). */
export async function getPresaleFee(
  client: ReadClient,
  contracts: Pick<PresaleContracts, 'factory'>,
  query: { readonly account: Address; readonly templateId: number },
): Promise<PresaleFee> {
  const factory = { address: contracts.factory, abi: creationFeeAbi } as const
  const templateId = BigInt(query.templateId)
  const [feeWei, fullFeeWei, discountBps] = await Promise.all([
    client.readContract({ ...factory, functionName: 'feeOf', args: [query.account, templateId] }),
    client.readContract({ ...factory, functionName: 'templateFee', args: [templateId] }),
    client.readContract({ ...factory, functionName: 'feeWhitelist', args: [query.account] }),
  ])
  return { feeWei, fullFeeWei, discountBps }
}
