import { type Address, encodeFunctionData, parseEventLogs, zeroAddress } from 'viem'
import type { SafeClient, SafeContracts } from './deploy-safe-contracts.ts'
import { safeAbi as abi } from './safe-abi.ts'

/** Creates a Safe, as its own web app does. @returns its address */
export async function createSafe(
  client: SafeClient,
  contracts: SafeContracts,
  terms: {
    readonly owners: readonly Address[]
    readonly threshold: number
    readonly salt?: bigint
  },
): Promise<Address> {
  const nobody = [
    zeroAddress,
    '0x',
    contracts.fallbackHandler,
    zeroAddress,
    0n,
    zeroAddress,
  ] as const
  const initializer = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [terms.owners, BigInt(terms.threshold), ...nobody],
  })
  const hash = await client.writeContract({
    account: client.account,
    chain: null,
    address: contracts.proxyFactory,
    abi,
    functionName: 'createProxyWithNonce',
    args: [contracts.singleton, initializer, terms.salt ?? 0n],
  })
  const { logs } = await client.waitForTransactionReceipt({ hash })
  const [created] = parseEventLogs({ abi, eventName: 'ProxyCreation', logs })
  if (!created) throw new Error('No Safe was created.')
  return created.args.proxy
}
