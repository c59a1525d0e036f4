import { type Abi, type Address, encodeFunctionData, type Hash, numberToHex } from 'viem'
import type { ReadClient } from '../src/evm/create-read-client.ts'
import { withGasMargin } from '../src/evm/with-gas-margin.ts'

/** A call of a test that is no flow of the product. */
export interface TestCall {
  readonly address: Address
  readonly abi: Abi
  readonly functionName: string
  readonly args?: readonly unknown[]
  readonly valueWei?: bigint
}

const waitMs = 20
const mostWaits = 250

async function waitForReceipt(client: ReadClient, hash: Hash) {
  for (let wait = 0; wait < mostWaits; wait++) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch {
      // A node answers once the block is written.
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  throw new Error(`${hash} was not mined`)
}

/** Sends a call from an unlocked account and waits for it. @throws where it reverts */
export async function sendCall(
  client: ReadClient,
  from: Address,
  { valueWei = 0n, ...call }: TestCall,
): Promise<void> {
  const data = encodeFunctionData(call)
  const params = [{ from, to: call.address, data, value: numberToHex(valueWei) }]
  const request = withGasMargin((args) => client.request(args as never))
  const hash = (await request({ method: 'eth_sendTransaction', params })) as Hash
  const { status } = await waitForReceipt(client, hash)
  if (status !== 'success') throw new Error(`${call.functionName} reverted`)
}
