import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { presaleQueries } from '@slipway/sdk/presale/presale-queries'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { followEvents } from '../../core/follow-events.ts'
import { presaleApi } from '../../core/presale-api.ts'
import { readClient } from '../../core/read-client.ts'

const chain = activeChain.shortname

/** Prefix of every read about presales of this network, to have them anew together. */
export const presaleKey = ['presale', activeChain.chainId] as const

/** A presale as its own contract has it; an address outside the factory's registry is no presale. */
export const usePresale = (contracts: PresaleContracts, address: Address) =>
  useQuery(presaleQueries.detail(readClient, { address, contracts }))

/** One wallet in a presale; nothing without a wallet. */
export const usePresaleAccount = (
  contracts: PresaleContracts,
  address: Address,
  account: Address | undefined,
) =>
  useQuery({
    ...presaleQueries.account(readClient, { address, account: account ?? zeroAddress, contracts }),
    enabled: account !== undefined,
  })

/** What only the index knows of a presale: its information, what finishing made, how many slots. */
export const useIndexedPresale = (address: Address) =>
  useQuery({
    queryKey: [...presaleKey, 'index', address],
    queryFn: ({ signal }) => presaleApi.getPresale({ chain, address }, { signal }),
    retry: false,
  })

/** Reads a presale anew as soon as the index has taken in something about it. */
export function useLivePresale(address: Address): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      followEvents({
        onPresale: (presale) => {
          const isThis =
            presale.chainId === activeChain.chainId &&
            presale.address.toLowerCase() === address.toLowerCase()
          if (isThis) void queries.invalidateQueries({ queryKey: presaleKey })
        },
        onOpen: () => void queries.invalidateQueries({ queryKey: presaleKey }),
      }),
    [queries, address],
  )
}
