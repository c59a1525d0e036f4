import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { runtimeConfig } from './runtime-config.ts'
import { isWalletApp } from './wallet-source.ts'

export interface RegionVerdict {
  readonly isRestricted: boolean
  /** True when nobody could say where the visitor is. */
  readonly isUnknown: boolean
}

const open: RegionVerdict = { isRestricted: false, isUnknown: false }

/**
 * Whether the restricted-region notice applies. Checked once when the frame is entered; the notice
 * does not apply to addresses that a wallet app opened (specification section 6). A check that fails
 * counts as restricted, in development as open (settled S-05).
 */
export function useRegion(): RegionVerdict & {
  readonly check: () => void
  readonly isChecking: boolean
} {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['region'],
    queryFn: ({ signal }) => api.getRegion({ signal }),
    enabled: !isWalletApp,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const verdict = isError
    ? { isRestricted: !runtimeConfig.development, isUnknown: true }
    : data
      ? { isRestricted: data.restricted, isUnknown: data.source === 'unknown' }
      : open
  return { ...verdict, check: () => void refetch(), isChecking: isFetching }
}
