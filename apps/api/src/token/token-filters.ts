import { type SQL, sql } from 'drizzle-orm'
import { nameFits } from '../database/name-fits.ts'
import { namePattern } from '../database/name-pattern.ts'
import type { TokenListQuery } from './schemas.ts'

const isAddress = (search: string): boolean => /^0x[0-9a-fA-F]{40}$/.test(search)

/**
 * Whether the tokens that a text names are gathered before they are sorted. Those whose name begins with one or two letters are
 * too many for that.
 */
export const isGathered = (search: string | undefined): search is string =>
  search !== undefined && !isAddress(search) && namePattern(search).kind !== 'start'

/** What a token `token` is found by, whole address or part of its names. */
export const searchCondition = (search: string): SQL =>
  isAddress(search)
    ? sql`token.address = ${search.toLowerCase()}`
    : nameFits(['token.symbol', 'token.name'], search)

/**
 * What a request narrows the list of tokens `token` by, network and search apart.
 *
 * @returns empty when nothing does
 */
export function readConditions(query: TokenListQuery): SQL[] {
  const { owner, creator, template, launched, minTaxBps, maxTaxBps } = query
  return [
    owner && sql`token.owner = ${owner}`,
    creator && sql`token.creator = ${creator}`,
    template !== undefined && sql`token.template_id = ${template}`,
    launched && sql`token.launched = ${launched === 'true'}`,
    minTaxBps !== undefined && sql`token.trade_tax_bps >= ${minTaxBps}`,
    maxTaxBps !== undefined && sql`token.trade_tax_bps <= ${maxTaxBps}`,
  ].filter((condition): condition is SQL => Boolean(condition))
}
