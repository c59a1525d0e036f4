import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import type { Address } from 'viem'
import { readPublishedCode } from '../venue/published-artifact.ts'

const folder = '@safe-global/safe-smart-account/build/artifacts/contracts'

/** Where the parts of Safes lie on a local chain. */
export interface SafeContracts {
  readonly singleton: Address
  readonly proxyFactory: Address
  readonly fallbackHandler: Address
  readonly multiSend: Address
  readonly signMessageLib: Address
}

/** Sends, for one account with money. */
export type SafeClient = Pick<
  DeployClient,
  'account' | 'readContract' | 'sendTransaction' | 'waitForTransactionReceipt' | 'writeContract'
>

async function deploy(client: SafeClient, path: string): Promise<Address> {
  const data = readPublishedCode(`${folder}/${path}`)
  const { account } = client
  const hash = await client.sendTransaction({ account, chain: null, data })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`${path} was not deployed.`)
  return contractAddress
}

/** Puts the contracts of Safes on a local chain, as they were published on npm. */
export async function deploySafeContracts(client: SafeClient): Promise<SafeContracts> {
  const paths = {
    singleton: 'Safe.sol/Safe.json',
    proxyFactory: 'proxies/SafeProxyFactory.sol/SafeProxyFactory.json',
    fallbackHandler: 'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json',
    multiSend: 'libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json',
    signMessageLib: 'libraries/SignMessageLib.sol/SignMessageLib.json',
  } as const
  return {
    singleton: await deploy(client, paths.singleton),
    proxyFactory: await deploy(client, paths.proxyFactory),
    fallbackHandler: await deploy(client, paths.fallbackHandler),
    multiSend: await deploy(client, paths.multiSend),
    signMessageLib: await deploy(client, paths.signMessageLib),
  }
}
