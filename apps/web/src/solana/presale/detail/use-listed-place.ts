import type { ListedPlace } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withChunkTimeout } from '../../../core/lazy-part.ts'
import type { PresaleView } from '../types.ts'
import type { PlaceReading } from './find-listed-place.ts'

/** What is known of a wallet's place in a presale's list. */
export interface ListedPlaceHandle {
  /** Undefined while it is looked for, or where the presale has no list. */
  readonly reading: PlaceReading | undefined
  /** The wallet's place, where it has one. */
  readonly place: ListedPlace | undefined
  /** Name of a file that was chosen in place of the published list. */
  readonly fileName: string | undefined
  readonly take: (file: File) => void
  readonly retry: () => void
}

/** Looks for a wallet in the list of a presale: the published one, or a file that is chosen. */
export function useListedPlace({ presale }: PresaleView, wallet: string): ListedPlaceHandle {
  const [chosen, setChosen] = useState<{ readonly file: File; readonly version: number }>()
  const found = useQuery({
    queryKey: [
      'solana-presale-place',
      presale.address,
      presale.root.join(),
      chosen?.version,
      wallet,
    ],
    queryFn: async () => {
      const { findListedPlace } = await withChunkTimeout(import('./find-listed-place.ts'))
      return await findListedPlace(presale, wallet, chosen?.file)
    },
    enabled: presale.whitelistMode !== 'none',
    ...{ retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  const reading = found.isError ? 'missing' : found.data
  return {
    reading,
    place: typeof reading === 'object' ? reading : undefined,
    fileName: chosen?.file.name,
    take: (file) => setChosen((before) => ({ file, version: (before?.version ?? 0) + 1 })),
    retry: () => void found.refetch(),
  }
}
