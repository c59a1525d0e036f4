import { token } from '@slipway/database/token/indexed'
import { eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { nameFits } from '../database/name-fits.ts'
import { namePattern } from '../database/name-pattern.ts'
import type { TokenListQuery } from './schemas.ts'

/** One condition of a list: its name makes the query's text, its value is filled in. */
export interface TokenFilter {
  name: string
  condition: SQL | undefined
  values: Readonly<Record<string, unknown>>
}

const given = sql.placeholder

function searchFilter(search: string): TokenFilter {
  if (/^0x[0-9a-fA-F]{40}$/.test(search)) {
    return {
      name: 'address',
      condition: eq(token.address, given('address')),
      values: { address: search.toLowerCase() },
    }
  }
  const { kind, values } = namePattern(search)
  const condition = nameFits([token.symbol, token.name], search, given)
  return { name: kind, condition, values }
}

function filter(name: string, condition: SQL, value: unknown): TokenFilter[] {
  return value === undefined ? [] : [{ name, condition, values: { [name]: value } }]
}

/**
 * What a request narrows the list by, the network apart.
 *
 * @returns empty when nothing does
 */
export function readFilters(query: TokenListQuery): TokenFilter[] {
  const { owner, creator, template, launched, minTaxBps, maxTaxBps, search } = query
  return [
    ...filter('owner', eq(token.owner, given('owner')), owner),
    ...filter('creator', eq(token.creator, given('creator')), creator),
    ...filter('template', eq(token.templateId, given('template')), template),
    ...filter('launched', eq(token.launched, given('launched')), launched && launched === 'true'),
    ...filter('minTaxBps', gte(token.tradeTaxBps, given('minTaxBps')), minTaxBps),
    ...filter('maxTaxBps', lte(token.tradeTaxBps, given('maxTaxBps')), maxTaxBps),
    ...(search ? [searchFilter(search)] : []),
  ]
}

/** Narrows the list to one network. */
export const chainFilter = (chainId: number | undefined): TokenFilter[] =>
  filter('chainId', eq(token.chainId, given('chainId')), chainId)
