import { templateCodes } from '@slipway/deployments/template-codes'
import { type Address, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { isNodeAway } from '../../evm/is-node-away.ts'
import { getProxyFacts, type ProxyFacts } from './get-proxy-facts.ts'
import { findTemplateByCode } from './match-template-code.ts'
import { type CodePower, readCodePowers } from './read-code-powers.ts'

/** What a token's code shows without its source. */
export interface CodeFacts {
  /** Bytes of runtime code. */
  readonly size: number
  /** Contract name of the template whose code it is, byte for byte; undefined for any other. */
  readonly template: string | undefined
  /** How it runs code that stands elsewhere; undefined where it runs its own alone. */
  readonly proxy: ProxyFacts | undefined
  /** Of all the code that acts: its own, and what it hands calls on to. */
  readonly powers: readonly CodePower[]
  /** As `owner()` answers; the zero address when renounced, undefined when there is no such function. */
  readonly owner: Address | undefined
}

const ownerAbi = parseAbi([
  'function owner() view returns (address)',
  'function getOwner() view returns (address)',
])
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
  const [code, owner] = await Promise.all([
    client.getCode({ address: token }),
    getOwner(client, token),
  ])
  if (!code) return undefined
  const proxy = await getProxyFacts(client, token, code)
  const logic = await Promise.all(
    (proxy?.implementations ?? []).map((address) => client.getCode({ address })),
  )
  return {
    size: code.length / 2 - 1,
    template: findTemplateByCode(code, templateCodes),
    proxy,
    powers: readCodePowers(code, ...logic.filter((one) => one !== undefined)),
    owner,
  }
}
