import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { getPresale } from '@slipway/sdk/presale/evm/get-presale'
import { getPresaleRecords } from '@slipway/sdk/presale/evm/get-presale-records'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { rowOfPresale } from './presale-row.ts'

/** The newest entries of the registry that one look reads. */
const SHOWN = 24

async function getNewestPresales(contracts: PresaleContracts, owner: Address | undefined) {
  const whose = owner ? { owner } : {}
  const first = await getPresaleRecords(readClient, contracts, { ...whose, offset: 0, limit: 1 })
  const page = { ...whose, offset: Math.max(0, first.total - SHOWN), limit: SHOWN }
  const [{ records }, { timestamp }] = await Promise.all([
    getPresaleRecords(readClient, contracts, page),
    readClient.getBlock(),
  ])
  const rows = await Promise.all(
    records.map(async ({ address }) => {
      const presale = await getPresale(readClient, { address })
      return rowOfPresale(presale, presaleStatus(presale, Number(timestamp)), activeChain.chainId)
    }),
  )
  return { rows: rows.reverse(), total: first.total }
}

/** The list from the factory's own registry: what stays true while the index is away. */
export function useRegistryPresales(contracts: PresaleContracts, owner: Address | undefined) {
  return useQuery({
    queryKey: ['presale', activeChain.chainId, 'registry', owner ?? null],
    queryFn: () => getNewestPresales(contracts, owner),
    refetchInterval: 15_000,
  })
}
