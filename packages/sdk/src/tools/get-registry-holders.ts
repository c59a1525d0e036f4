import type { ReadClient } from '../evm/create-read-client.ts'
import { kindOfAirdropTemplate } from '../platform/airdrop-kinds.ts'
import { kindOfPool } from '../platform/pool-kinds.ts'
import { kindOfTemplate } from '../platform/presale-kinds.ts'
import { instanceRegistryAbi, tokenRegistryAbi } from './registry-abi.ts'
import { dividendTemplateIds, type HolderRegistry, type ValueHolder } from './value-holders.ts'

/** Entries of a registry that one look reads. */
export const registryPageLength = 40

/** Where the next look at the registries begins. */
export interface RegistryCursor {
  /** Place in the list of registries. */
  readonly registry: number
  /** Entries before this one are not read yet; absent for a registry that nobody has looked at. */
  readonly end?: number
}

export interface RegistryPage {
  /** Newest first. */
  readonly holders: readonly ValueHolder[]
  /** Absent when all registries are read. */
  readonly next?: RegistryCursor
}

/** Where the entries before `end` are to be read. */
function pageBefore(end: number) {
  const offset = Math.max(0, end - registryPageLength)
  return { offset, limit: end - offset }
}

async function getRecordCount(client: ReadClient, { factory }: HolderRegistry): Promise<number> {
  const contract = {
    address: factory,
    abi: instanceRegistryAbi,
    functionName: 'recordCount',
  } as const
  return Number(await client.readContract(contract))
}

/** The template of NFT sales. */
const NFT_SALE_TEMPLATE = 1

/** What a factory's template makes; undefined for one that this version does not know. */
const whatOf = {
  presales: (templateId: number) => {
    const presaleKind = kindOfTemplate(templateId)
    return presaleKind && ({ kind: 'presale', presaleKind } as const)
  },
  pools: (templateId: number) => {
    const poolKind = kindOfPool(templateId)
    return poolKind && ({ kind: 'pool', poolKind } as const)
  },
  airdrops: (templateId: number) => {
    const airdropKind = kindOfAirdropTemplate(templateId)
    return airdropKind && ({ kind: 'airdrop', airdropKind } as const)
  },
  collections: (templateId: number) =>
    templateId === NFT_SALE_TEMPLATE ? ({ kind: 'collection' } as const) : undefined,
} as const

async function getPage(
  client: ReadClient,
  { of, factory: address }: HolderRegistry,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ValueHolder[]> {
  const call = {
    address,
    functionName: 'records',
    args: [BigInt(offset), BigInt(limit)],
  } as const
  if (of === 'dividendTokens') {
    const records = await client.readContract({ ...call, abi: tokenRegistryAbi })
    return records.flatMap(({ addr, templateId }) =>
      dividendTemplateIds.has(templateId)
        ? [{ kind: 'dividendToken', address: addr, templateId, isPaged: false } as const]
        : [],
    )
  }
  const records = await client.readContract({ ...call, abi: instanceRegistryAbi })
  return records.flatMap(({ addr, templateId }) => {
    const what = whatOf[of](templateId)
    return what ? [{ ...what, address: addr, isPaged: false }] : []
  })
}

/**
 * Contracts that hold value from the factories' own registries, newest first: the chain lists them, so none can be left
 * out by a server. A page may hold none, where nothing in it holds value.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getRegistryHolders(
  client: ReadClient,
  registries: readonly HolderRegistry[],
  cursor: RegistryCursor = { registry: 0 },
): Promise<RegistryPage> {
  const registry = registries[cursor.registry]
  if (!registry) return { holders: [] }
  const end = cursor.end ?? (await getRecordCount(client, registry))
  const page = pageBefore(end)
  const holders = end > 0 ? await getPage(client, registry, page) : []
  const following = cursor.registry + 1
  const next =
    page.offset > 0
      ? { registry: cursor.registry, end: page.offset }
      : following < registries.length
        ? { registry: following }
        : undefined
  return { holders: holders.toReversed(), ...(next && { next }) }
}
