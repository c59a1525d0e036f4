import { useQuery } from '@tanstack/react-query'
import { api } from '../core/api.ts'
import { pageAddress } from '../core/page-address.ts'

export interface RegionVerdict {
  readonly isRestricted: boolean
  /** True when nobody could say where the visitor is. */
  readonly isUnknown: boolean
}

const open: RegionVerdict = { isRestricted: false, isUnknown: false }

/** Tags with which wallet apps open addresses in their own browsers. */
const walletApps = [
  'binance',
  'bitget',
  'imtoken',
  'metamask',
  'okx',
  'safepal',
  'tokenpocket',
  'trust',
]

/** Whether an address's query says that a wallet app opened it: `utm_source` or `source`. */
export function hasWalletSource(search: string): boolean {
  const query = new URLSearchParams(search)
  const tags = [query.get('utm_source'), query.get('source')]
  return tags.some((tag) => tag !== null && walletApps.includes(tag.toLowerCase()))
}

/** Taken from the address that the page was opened with: later navigation drops the tag. */
const isWalletApp = hasWalletSource(pageAddress().search)

/**
 * Whether the restricted-region notice applies. Checked once when the frame is entered; the notice
 * does not apply to addresses that a wallet app opened (specification section 6). A check that fails
 * counts as restricted everywhere (specification section 7): on a developer's machine the API answers
 * that loopback is not restricted (settled S-05), so there is nothing to make an exception of.
 */
export function useRegion(): RegionVerdict & {
  readonly check: () => void
  readonly isChecking: boolean
} {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: ['region'],
    queryFn: ({ signal }) => api.getRegion({ signal }),
    enabled: !isWalletApp,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Every opened page asks; a failed answer stands until the visitor checks again.
    retryOnMount: false,
  })
  // While a failed check is repeated it still counts as failed: the notice must not blink.
  const hasFailed = data === undefined && errorUpdateCount > 0
  const verdict = hasFailed
    ? { isRestricted: true, isUnknown: true }
    : data
      ? { isRestricted: data.restricted, isUnknown: data.source === 'unknown' }
      : open
  return { ...verdict, check: () => void refetch(), isChecking: isFetching }
}
