import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { type Address, namehash, parseAbi } from 'viem'
import { planLocalNames } from './plan-local-names.ts'

const abi = parseAbi([
  'function resolver() view returns (address)',
  'function reverseRegistrar() view returns (address)',
  'function register(string label)',
  'function setAddr(bytes32 node, address account)',
  'function setAddr(bytes32 node, uint256 coinType, bytes account)',
  'function setName(string name) returns (bytes32)',
])

interface LocalName {
  /** Without `.eth`. */
  readonly label: string
  readonly points: Address
  /** Also the name that the client's account goes by. */
  readonly isPrimary?: boolean
}

const readPart = (client: DeployClient, functionName: 'resolver' | 'reverseRegistrar') =>
  client.readContract({ address: planLocalNames().address, abi, functionName })

/** Points a name of the client's account somewhere else. */
export async function pointLocalName(
  client: DeployClient,
  { label, points }: LocalName,
): Promise<void> {
  const hash = await client.writeContract({
    address: await readPart(client, 'resolver'),
    abi,
    functionName: 'setAddr',
    args: [namehash(`${label}.eth`), points],
  })
  await client.waitForTransactionReceipt({ hash })
}

/** Takes a name on a local chain for the client's account, as people do on Ethereum. */
export async function claimLocalName(client: DeployClient, name: LocalName): Promise<void> {
  const { label, isPrimary = false } = name
  const hash = await client.writeContract({
    address: planLocalNames().address,
    abi,
    functionName: 'register',
    args: [label],
  })
  await client.waitForTransactionReceipt({ hash })
  await pointLocalName(client, name)
  if (!isPrimary) return
  const named = await client.writeContract({
    address: await readPart(client, 'reverseRegistrar'),
    abi,
    functionName: 'setName',
    args: [`${label}.eth`],
  })
  await client.waitForTransactionReceipt({ hash: named })
}
