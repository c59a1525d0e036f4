import { templateCodes } from '@slipway/deployments/template-codes'
import { type Address, getAddress, type Hex, parseAbi, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { isNodeAway } from './is-node-away.ts'
import { findTemplateByCode } from './match-template-code.ts'
import { type CodePower, readCodePowers } from './read-code-powers.ts'

/** What a token's code shows without its source. */
export interface CodeFacts {
  /** Bytes of runtime code. */
  readonly size: number
  /** Contract name of the template whose code it is, byte for byte; undefined for any other. */
  readonly template: string | undefined
  /** Where the real code stands when this one only forwards to it. */
  readonly implementation: Address | undefined
  /** The forwarding can be pointed elsewhere. */
  readonly isUpgradeable: boolean
  readonly powers: readonly CodePower[]
  /** As `owner()` answers; the zero address when renounced, undefined when there is no such function. */
  readonly owner: Address | undefined
}

/** `keccak256("eip1967.proxy.implementation") - 1` (EIP-1967). */
const implementationSlot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
const ownerAbi = parseAbi([
  'function owner() view returns (address)',
  'function getOwner() view returns (address)',
])
/** Minimal proxy (EIP-1167): prefix, address, suffix. */
const minimalProxy = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/i

async function getUpgradeTarget(client: ReadClient, token: Address): Promise<Address | undefined> {
  const word = await client.request({
    method: 'eth_getStorageAt',
    params: [token, implementationSlot, 'latest'],
  })
  const target = getAddress(`0x${(word ?? '0x').slice(2).padStart(64, '0').slice(24)}`)
  return target === zeroAddress ? undefined : target
}

/** A contract that has no such function answers with nothing; a node that is away is another matter. */
function orUndefined(error: unknown): undefined {
  if (isNodeAway(error)) throw error
  return undefined
}

async function getOwner(client: ReadClient, token: Address): Promise<Address | undefined> {
  const contract = { address: token, abi: ownerAbi } as const
  return client
    .readContract({ ...contract, functionName: 'owner' })
    .catch(orUndefined)
    .then((found) => found ?? client.readContract({ ...contract, functionName: 'getOwner' }))
    .catch(orUndefined)
}

/**
 * Reads a token's code and says what it shows by itself: whose template it is, whether it is a proxy, which powers its
 * function names promise. Works for any token on any network.
 * @returns undefined for an address without code.
 */
export async function getCodeFacts(
  client: ReadClient,
  token: Address,
): Promise<CodeFacts | undefined> {
  const [code, upgradeTarget, owner] = await Promise.all([
    client.getCode({ address: token }),
    getUpgradeTarget(client, token),
    getOwner(client, token),
  ])
  if (!code) return undefined
  const fixed = minimalProxy.exec(code)?.[1]
  const implementation = upgradeTarget ?? (fixed ? getAddress(`0x${fixed}`) : undefined)
  const implementationCode: Hex | undefined = implementation
    ? await client.getCode({ address: implementation })
    : undefined
  return {
    size: code.length / 2 - 1,
    template: findTemplateByCode(code, templateCodes),
    implementation,
    isUpgradeable: upgradeTarget !== undefined,
    powers: readCodePowers(implementationCode ?? code),
    owner,
  }
}
