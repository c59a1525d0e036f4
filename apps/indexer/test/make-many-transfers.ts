import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { runDeploySteps } from '@slipway/deployer/steps/run-deploy-steps'
import { standardTokenAbi } from '@slipway/deployments/abi'
import { describeMulticall3Steps, multicall3Address } from '@slipway/devnet/venue/multicall3'
import { type Address, encodeFunctionData, multicall3Abi, pad, toHex } from 'viem'
import { actOnToken } from './act-on-chain.ts'

/** Transfers in one transaction of one block. */
const BATCH = 500

/** Receiver number `n`, an address that nobody has. */
const receiver = (n: number): Address => pad(toHex(0xdead_0000n + BigInt(n)), { size: 20 })

/**
 * Makes many Transfer events in few blocks: the tokens go to Multicall3, which sends them on.
 *
 * @param total number of events, rounded up to whole batches
 * @param receivers number of different receivers
 */
export async function makeManyTransfers(
  client: DeployClient,
  tokens: readonly Address[],
  total: number,
  receivers: number,
): Promise<void> {
  await runDeploySteps(client, describeMulticall3Steps(client))
  for (const token of tokens)
    await actOnToken(client, token, 'transfer', [multicall3Address, 10n ** 20n])
  let nonce = await client.getTransactionCount({ address: client.account.address })
  let sent: `0x${string}` | undefined
  for (let first = 0, batch = 0; first < total; first += BATCH, batch++) {
    const target = tokens[batch % tokens.length]
    if (!target) throw new Error('no token')
    const calls = Array.from({ length: BATCH }, (_, index) => ({
      target,
      allowFailure: false,
      callData: encodeFunctionData({
        abi: standardTokenAbi,
        functionName: 'transfer',
        args: [receiver(((first + index) * 7_919) % receivers), 3n],
      }),
    }))
    sent = await client.sendTransaction({
      to: multicall3Address,
      data: encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] }),
      gas: BigInt(BATCH) * 70_000n,
      nonce: nonce++,
    })
  }
  if (!sent) return
  const receipt = await client.waitForTransactionReceipt({ hash: sent })
  if (receipt.status !== 'success') throw new Error('a batch of transfers failed')
}
