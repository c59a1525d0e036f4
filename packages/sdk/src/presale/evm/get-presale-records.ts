import { presaleFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'
import {
  kindOfTemplate,
  type PresaleKind,
  presaleTemplateIds,
} from '../../platform/presale-kinds.ts'
import type { PresaleRecord } from '../types.ts'

/** A page of the registry, oldest first; of one owner or of one kind when one is given. */
export interface PresaleRecordsQuery {
  readonly owner?: Address
  /** Read only without an owner. */
  readonly kind?: PresaleKind
  readonly offset: number
  /** 1 to 100, so that the answer fits any node's gas for a call. */
  readonly limit: number
}

function readPage(
  client: ReadClient,
  factory: Address,
  { owner, kind, offset, limit }: PresaleRecordsQuery,
) {
  const contract = { address: factory, abi: presaleFactoryAbi } as const
  const page = [BigInt(offset), BigInt(limit)] as const
  if (owner) {
    return Promise.all([
      client.readContract({ ...contract, functionName: 'recordsOf', args: [owner, ...page] }),
      client.readContract({ ...contract, functionName: 'recordCountOf', args: [owner] }),
    ])
  }
  if (kind) {
    const id = BigInt(presaleTemplateIds[kind])
    return Promise.all([
      client.readContract({ ...contract, functionName: 'recordsByTemplate', args: [id, ...page] }),
      client.readContract({ ...contract, functionName: 'recordCountByTemplate', args: [id] }),
    ])
  }
  return Promise.all([
    client.readContract({ ...contract, functionName: 'records', args: page }),
    client.readContract({ ...contract, functionName: 'recordCount' }),
  ])
}

/** Registry entries straight from the chain: what the list falls back on while the index is away. */
export async function getPresaleRecords(
  client: ReadClient,
  contracts: Pick<PresaleContracts, 'factory'>,
  query: PresaleRecordsQuery,
): Promise<{ readonly records: readonly PresaleRecord[]; readonly total: number }> {
  const [raw, total] = await readPage(client, contracts.factory, query)
  const records = raw.flatMap(({ owner, addr, createdAt, templateId }) => {
    const kind = kindOfTemplate(templateId)
    return kind ? [{ owner, address: addr, createdAt, kind }] : []
  })
  return { records, total: Number(total) }
}
