import type { Address } from 'viem'
import type { DeployClient } from '../steps/deploy-client.ts'

/**
 * Number of the block that created a contract, by halving the range in which its code appeared.
 * Nodes without old states can only look back so far: then the oldest block that they still know
 * to be without the code decides, and failing that the contract is taken to be from the last block
 * that could be asked about.
 */
export async function getCreationBlock(client: DeployClient, address: Address): Promise<number> {
  let without = -1n
  let withCode = await client.getBlockNumber()
  while (withCode - without > 1n) {
    const middle = (withCode + without) / 2n
    if (await hadCode(client, address, middle)) withCode = middle
    else without = middle
  }
  return Number(withCode)
}

/** A block whose state the node has forgotten is older than the deployment that just ran. */
async function hadCode(
  client: DeployClient,
  address: Address,
  blockNumber: bigint,
): Promise<boolean> {
  try {
    return (await client.getCode({ address, blockNumber })) !== undefined
  } catch {
    return false
  }
}
