import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { getLocalDeployment } from '@slipway/deployments'
import { standardTokenAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import { type Address, keccak256, parseEventLogs, sliceHex, toHex, zeroAddress } from 'viem'

const COOLDOWN_SECONDS = 3n * 86_400n

/** What a test may say about a token; the rest is fixed. */
export interface TokenTerms {
  name: string
  symbol?: string
  supply?: bigint
  decimals?: number
  uri?: string
  mintable?: boolean
  inviter?: Address
}

function factoryAddress(): Address {
  const factory = getLocalDeployment().contracts.tokenFactory
  if (!factory) throw new Error('there is no local factory')
  return factory.address
}

/** Creates a token of template 1 through the factory; the receiver is the creator. */
export async function createToken(client: DeployClient, terms: TokenTerms): Promise<Address> {
  const fee = await client.readContract({
    address: factoryAddress(),
    abi: tokenFactoryAbi,
    functionName: 'feeOf',
    args: [client.account.address, 1n],
  })
  const hash = await client.writeContract({
    address: factoryAddress(),
    abi: tokenFactoryAbi,
    functionName: 'deploy',
    args: [
      1n,
      [terms.name, terms.symbol ?? terms.name.slice(0, 5).toUpperCase(), terms.uri ?? ''],
      [client.account.address],
      [
        terms.supply ?? 10n ** 24n,
        BigInt(terms.decimals ?? 18),
        terms.mintable ? COOLDOWN_SECONDS : 0n,
        terms.mintable ? 1_000n : 0n,
      ],
      [terms.mintable ?? false],
      terms.inviter ?? zeroAddress,
      zeroAddress,
      sliceHex(keccak256(toHex(`${terms.name}${client.account.address}`)), 0, 12),
    ],
    value: fee,
  })
  const receipt = await client.waitForTransactionReceipt({ hash })
  const [event] = parseEventLogs({
    abi: tokenFactoryAbi,
    logs: receipt.logs,
    eventName: 'TokenDeployed',
  })
  if (!event) throw new Error('the factory created nothing')
  return event.args.token
}

/** Sends one call to a token and waits until it is mined. */
export async function actOnToken(
  client: DeployClient,
  token: Address,
  functionName:
    | 'transfer'
    | 'burn'
    | 'mint'
    | 'disableMint'
    | 'setContractURI'
    | 'freezeContractURI'
    | 'transferOwnership'
    | 'renounceOwnership',
  args: readonly unknown[] = [],
): Promise<void> {
  const hash = await client.writeContract({
    address: token,
    abi: standardTokenAbi,
    functionName,
    args,
  } as Parameters<typeof client.writeContract>[0])
  const receipt = await client.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error(`${functionName} failed`)
}
