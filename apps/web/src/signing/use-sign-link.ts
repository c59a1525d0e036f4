import { readSignLink, type SignLinkReading } from '@slipway/sdk/signing/sign-link'
import { useQuery } from '@tanstack/react-query'
import { useKeptPayload } from './use-kept-payload.ts'

/**
 * The request of the page's link.
 * @returns undefined while it is unpacked; `missing` where the address has none
 */
export function useSignLink(id: string): SignLinkReading | 'missing' | undefined {
  const payload = useKeptPayload(id)
  const { data } = useQuery({
    queryKey: ['sign', id, payload],
    queryFn: () => readSignLink({ id, payload }),
    enabled: payload !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return payload === '' ? 'missing' : data
}
