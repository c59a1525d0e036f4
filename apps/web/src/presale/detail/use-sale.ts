import { presaleQueries } from '@slipway/sdk/presale/presale-queries'
import type { PresaleContracts } from '@slipway/sdk/presale/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../shell/active-chain.ts'
import { followEvents } from '../../shell/follow-events.ts'
import { presaleApi } from '../../shell/presale-api.ts'
import { readClient } from '../../transaction/read-client.ts'

const chain = activeChain.shortname

/** Prefix of every read about sales of this network, to have them anew together. */
export const saleKey = ['presale', activeChain.chainId] as const

/** A sale as its own contract has it; an address outside the factory's registry is no sale. */
export const useSale = (contracts: PresaleContracts, address: Address) =>
  useQuery(presaleQueries.detail(readClient, { address, contracts }))

/** One wallet in a sale; nothing without a wallet. */
export const useSaleAccount = (address: Address, account: Address | undefined) =>
  useQuery({
    ...presaleQueries.account(readClient, { address, account: account ?? zeroAddress }),
    enabled: account !== undefined,
  })

/** What only the index knows of a sale: its information, what finishing made, how many slots. */
export const useIndexedSale = (address: Address) =>
  useQuery({
    queryKey: [...saleKey, 'index', address],
    queryFn: ({ signal }) => presaleApi.getPresale({ chain, address }, { signal }),
    retry: false,
  })

/** Reads a sale anew as soon as the index has taken in something about it. */
export function useLiveSale(address: Address): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      followEvents({
        onPresale: (sale) => {
          const isThis =
            sale.chainId === activeChain.chainId &&
            sale.address.toLowerCase() === address.toLowerCase()
          if (isThis) void queries.invalidateQueries({ queryKey: saleKey })
        },
        onOpen: () => void queries.invalidateQueries({ queryKey: saleKey }),
      }),
    [queries, address],
  )
}
