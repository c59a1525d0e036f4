import type { ReadClient } from '../evm/create-read-client.ts'
import { getPresaleRecords } from '../presale/evm/get-presale-records.ts'
import { getTokenRecords } from '../token/evm/get-token-records.ts'
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

async function readRecords(
  client: ReadClient,
  { of, factory }: HolderRegistry,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly holders: readonly ValueHolder[]; readonly total: number }> {
  if (of === 'sales') {
    const { records, total } = await getPresaleRecords(client, { factory }, page)
    const holders = records.map(
      ({ address, kind }) => ({ kind: 'sale', address, saleKind: kind, isPaged: false }) as const,
    )
    return { holders, total }
  }
  // Reading the registry asks the factory alone.
  const { records, total } = await getTokenRecords(client, { factory, detector: factory }, page)
  const holders = records.flatMap(({ address, templateId }) =>
    dividendTemplateIds.has(templateId)
      ? [{ kind: 'dividendToken', address, templateId, isPaged: false } as const]
      : [],
  )
  return { holders, total }
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
  const end = cursor.end ?? (await readRecords(client, registry, { offset: 0, limit: 1 })).total
  const page = pageBefore(end)
  const { holders } = end > 0 ? await readRecords(client, registry, page) : { holders: [] }
  const following = cursor.registry + 1
  const next =
    page.offset > 0
      ? { registry: cursor.registry, end: page.offset }
      : following < registries.length
        ? { registry: following }
        : undefined
  return { holders: holders.toReversed(), ...(next && { next }) }
}
