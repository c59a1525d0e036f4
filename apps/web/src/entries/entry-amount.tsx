import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import { AmountText } from '@slipway/ui/amount-text'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { zeroAddress } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import { useEntryChain } from '../core/use-entry-chain.ts'
import { NativeDollars } from '../worth/lazy-dollars.tsx'

/** What an amount is counted in, as far as the index knows it. */
export interface EntryAsset {
  readonly address: string
  readonly symbol: string | null
  readonly decimals: number | null
}

interface EntryAmountProps {
  chainId: number
  asset: EntryAsset
  /** Base units, decimal text. */
  units: string
}

/** Symbol and decimals: by the index, by the network's own list of currencies, on the page's network by the token. */
function useNamedAsset(chainId: number, asset: EntryAsset) {
  const chain = useEntryChain(chainId)
  const isNative = asset.address === zeroAddress
  const listed = chain?.currencies.find(
    ({ address }) => address.toLowerCase() === asset.address.toLowerCase(),
  )
  const isUnknown = !isNative && !listed && asset.decimals === null
  const { data } = useQuery({
    ...tokenFactsQuery(readClient, { address: asset.address as Address }),
    enabled: isUnknown && chainId === activeChain.chainId,
    retry: 1,
    refetchInterval: false,
  })
  if (isNative) return chain?.nativeCurrency
  if (asset.decimals !== null) return { symbol: asset.symbol ?? '', decimals: asset.decimals }
  if (listed?.decimals !== undefined) return { symbol: listed.name, decimals: listed.decimals }
  return data
}

/** An amount of a token on any network; nothing while nobody says how many decimals it has. */
export function EntryAmount({ chainId, asset, units }: EntryAmountProps) {
  const named = useNamedAsset(chainId, asset)
  if (!named) return null
  return (
    <>
      <AmountText
        units={BigInt(units)}
        decimals={named.decimals}
        symbol={named.symbol}
        maximumFractionDigits={4}
      />
      {asset.address === zeroAddress && chainId === activeChain.chainId && (
        <NativeDollars units={BigInt(units)} />
      )}
    </>
  )
}
