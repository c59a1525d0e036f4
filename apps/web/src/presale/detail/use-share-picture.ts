import { shareImageUrl } from '@slipway/api-client'
import { getLocale } from '@slipway/messages'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { api } from '../../core/api.ts'
import { runtimeConfig } from '../../core/runtime-config.ts'

/** As long as the API lets it be kept: its figures move on. */
const FRESH_MS = 60_000
/** A picture that is drawn for the first time needs fonts that are opened first. */
const TIMEOUT_MS = 15_000

/**
 * The picture that chats show with a presale's link, in the language of the page: a PNG of 1200 × 630 pixels (ADR 0199).
 * It fails while the API or its index is away, and in a static bundle.
 */
export function useSharePicture(presale: string) {
  const url = shareImageUrl(api.baseUrl, {
    kind: 'presale',
    subject: presale,
    chain: activeChain.shortname,
    lang: getLocale(),
  })
  return useQuery({
    queryKey: ['share-picture', url],
    queryFn: async ({ signal }) => {
      if (runtimeConfig.isStatic) throw new Error('A static bundle has no API that draws.')
      const answer = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`)
      return new File([await answer.blob()], 'slipway.png', { type: 'image/png' })
    },
    staleTime: FRESH_MS,
    refetchInterval: false,
    retry: false,
  })
}
