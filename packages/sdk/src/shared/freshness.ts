/** How long a read may be shown and when it is repeated, in milliseconds; the names of TanStack Query's options. */
export interface Freshness {
  readonly staleTime: number
  readonly refetchInterval: number | false
  readonly gcTime: number
}

/** The only three strategies of freshness; a query names one. */
export const freshness = {
  /** Balances, supply, switches: repeated while somebody looks. */
  live: { staleTime: 4_000, refetchInterval: 12_000, gcTime: 300_000 },
  /** Fees, templates, settings: they change by somebody's decision. */
  slow: { staleTime: 60_000, refetchInterval: false, gcTime: 600_000 },
  /** Facts that never change once they are there. */
  fixed: { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false, gcTime: 3_600_000 },
} as const satisfies Record<string, Freshness>
