import type { Address, Hex } from 'viem'
import { create2Deployer } from '../steps/create2.ts'
import type { DeployClient } from '../steps/deploy-client.ts'
import type { DeployStep } from '../steps/run-deploy-steps.ts'

/**
 * The published transaction that creates the deployment proxy, and who signed it
 * (https://github.com/Arachnid/deterministic-deployment-proxy): its signature is made up (r = s =
 * 0x22…22), so nobody holds the key and the proxy is the signer's only contract.
 */
const published = {
  signer: '0x3fAB184622Dc19b6109349B94811493BF2a45362' as Address,
  priceWei: 10_000_000_000_000_000n, // 100 000 gas at 100 gwei
  transaction:
    `0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba0${'22'.repeat(32)}a0${'22'.repeat(32)}` as Hex,
} as const

/** Creates the deployment proxy on a chain that has none; local nodes and almost all live chains have it. */
export function describeCreate2DeployerSteps(client: DeployClient): readonly DeployStep[] {
  const isThere = async () => (await client.getCode({ address: create2Deployer })) !== undefined
  return [
    {
      id: 'create2-deployer:fund',
      title: 'Send the price of its creation to the signer of the deployment proxy',
      isDone: async () =>
        (await isThere()) ||
        (await client.getBalance({ address: published.signer })) >= published.priceWei,
      build: () => ({ to: published.signer, value: published.priceWei }),
    },
    {
      id: 'create2-deployer:create',
      title: 'Create the deployment proxy by its published transaction',
      isDone: isThere,
      send: () => client.sendRawTransaction({ serializedTransaction: published.transaction }),
    },
  ]
}
