import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { DeployError } from '@slipway/deployer/steps/deploy-errors'
import type { DeployStep } from '@slipway/deployer/steps/run-deploy-steps'
import { type Address, type Hash, type Hex, keccak256 } from 'viem'
import published from './multicall3.json' with { type: 'json' }

/** Multicall3's address on every chain. */
export const multicall3Address = published.address as Address

/**
 * The two steps that give a chain the real Multicall3: money for the account that signed the
 * published transaction, then that transaction itself.
 */
export function describeMulticall3Steps(client: DeployClient): readonly DeployStep[] {
  const sender = published.sender as Address
  const funding = BigInt(published.fundingWei)
  return [
    {
      id: 'multicall3:fund',
      title: 'Send the price of its creation to the signer of Multicall3',
      isDone: async () =>
        (await isMulticall3There(client)) ||
        (await client.getBalance({ address: sender })) >= funding,
      build: () => ({ to: sender, value: funding }),
    },
    {
      id: 'multicall3:create',
      title: 'Create Multicall3 by its published transaction',
      isDone: () => isMulticall3There(client),
      send: (): Promise<Hash> =>
        client.sendRawTransaction({ serializedTransaction: published.transaction as Hex }),
    },
  ]
}

/** @throws {DeployError} `CODE_DIFFERS` when something else stands at the canonical address */
async function isMulticall3There(client: DeployClient): Promise<boolean> {
  const code = await client.getCode({ address: multicall3Address })
  if (code === undefined) return false
  if (keccak256(code) === published.codeHash) return true
  throw new DeployError('CODE_DIFFERS', `${multicall3Address} holds other code than Multicall3.`)
}
