import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { readArtifact } from '@slipway/deployments/read-artifact'
import {
  type Address,
  concat,
  createWalletClient,
  encodeAbiParameters,
  type Hex,
  http,
  keccak256,
  numberToHex,
  publicActions,
  size,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { TokenContracts } from '../src/platform/token-contracts.ts'
import { developmentKeys } from './development-keys.ts'

/** Wei of one creation on the test chain, and the inviter's part of it. */
export const testFee = { feeWei: 20_000_000_000_000_000n, inviterShareBps: 1_000n } as const

/** Contract whose code is `data`, as template code is stored: init code that returns what follows it. */
function storageInitCode(data: Hex): Hex {
  return concat(['0x61', numberToHex(size(data) + 1, { size: 2 }), '0x80600a3d393df300', data])
}

/** Deploys the token contracts from the shipped artifacts and opens template 1; the owner is the first account. */
export async function deployTokenContracts(rpcUrl: string): Promise<TokenContracts> {
  const account = privateKeyToAccount(developmentKeys.owner)
  const client = createWalletClient({ account, transport: http(rpcUrl) }).extend(publicActions)

  async function settle(hash: Hex) {
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    if (receipt.status !== 'success') throw new Error(`${hash} reverted`)
    return receipt
  }

  async function create(data: Hex): Promise<Address> {
    const { contractAddress } = await settle(await client.sendTransaction({ data, chain: null }))
    if (!contractAddress) throw new Error('nothing was created')
    return contractAddress
  }

  function createFrom(name: string, args: readonly unknown[]): Promise<Address> {
    const { bytecode, constructorInputs } = readArtifact(name)
    const inputs = constructorInputs as Parameters<typeof encodeAbiParameters>[0]
    return create(concat([bytecode, encodeAbiParameters(inputs, args as never)]))
  }

  const template = readArtifact('StandardToken').bytecode
  const chunk = await create(storageInitCode(template))
  const counts = { strings: 3n, addresses: 2n, numbers: 4n, bools: 1n }
  const generator = await createFrom('TokenCodeGenerator', [[chunk], keccak256(template), counts])
  const registry = await createFrom('PlatformRegistry', [account.address])
  const factory = await createFrom('TokenFactory', [account.address, registry])
  const detector = await createFrom('TokenDetector', [factory])
  const owned = { address: factory, abi: tokenFactoryAbi, chain: null } as const
  const setTemplate = async (isOpen: boolean) =>
    settle(
      await client.writeContract({
        ...owned,
        functionName: 'setTemplate',
        args: [1n, generator, isOpen],
      }),
    )
  await setTemplate(false)
  await settle(
    await client.writeContract({ ...owned, functionName: 'setFee', args: [1n, testFee.feeWei] }),
  )
  await settle(
    await client.writeContract({
      ...owned,
      functionName: 'setInviterShare',
      args: [testFee.inviterShareBps],
    }),
  )
  await setTemplate(true)
  return { factory, detector }
}
