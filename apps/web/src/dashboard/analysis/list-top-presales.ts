import type { PresaleSummary } from '@slipway/api-client'
import { presaleApi } from '../../shell/presale-api.ts'

interface TopQuery {
  readonly chain?: string
  readonly limit: number
}

/**
 * Presales with the most contributors. Canceled ones are left out: each refund takes a wallet away, so that what they have left
 * says nothing of how many took part.
 */
export async function listTopPresales(
  query: TopQuery,
  options: { readonly signal?: AbortSignal } = {},
): Promise<readonly PresaleSummary[]> {
  const pages = await Promise.all(
    (['running', 'finished'] as const).map((status) =>
      presaleApi.listPresales({ ...query, status, sort: '-users' }, options),
    ),
  )
  return pages
    .flatMap(({ items }) => items)
    .sort((one, other) => other.userCount - one.userCount)
    .slice(0, query.limit)
}
