import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { pageLimit } from './page-limit.ts'

const pages = Array.from({ length: 100 }, (_, place) => {
  const limit = place + 1
  return { limit, ...new PgDialect().sqlToQuery(pageLimit(limit)) }
})

it('reads one row more than a page shows, at least', () => {
  for (const { limit, sql } of pages)
    expect(Number(sql.replace('LIMIT ', ''))).toBeGreaterThan(limit)
})

it('is written into the text, of which there are four', () => {
  expect(pages.flatMap(({ params }) => params)).toEqual([])
  expect([...new Set(pages.map(({ sql }) => sql))]).toEqual([
    'LIMIT 11',
    'LIMIT 21',
    'LIMIT 51',
    'LIMIT 101',
  ])
})
