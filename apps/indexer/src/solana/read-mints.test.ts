import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { readMints } from './read-mints.ts'

const named = 'So11111111111111111111111111111111111111112'
const gone = '9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXej9'

// How tokens of either program are read is proven by tests of their own: here it is what is kept of them.
vi.mock('@slipway/sdk/solana/get-solana-token', () => ({
  getSolanaTokens: async () => [
    { address: named, name: `Har\0bor${'r'.repeat(300)}`, symbol: 'HBR', decimals: 3 },
  ],
}))

test('a token is kept with what it is called, cut short, and one that is gone without a name', async () => {
  const asked: (readonly [string, readonly unknown[]])[] = []
  const pool = {
    query: async (text: string, values: readonly unknown[] = []) => {
      asked.push([text, values])
      return { rows: text.startsWith('SELECT DISTINCT') ? [{ mint: gone }, { mint: named }] : [] }
    },
  } as unknown as pg.Pool
  await readMints(pool, {} as SolanaRpc, 902, 5_000)
  const stored = asked.find(([text]) => text.startsWith('INSERT INTO app.solana_mint'))
  const facts = { chain_id: 902, read_at: 5_000 }
  expect(JSON.parse(String(stored?.[1][0]))).toEqual([
    { ...facts, id: `902-${gone}`, mint: gone, name: '', symbol: '', decimals: null },
    {
      ...{ ...facts, id: `902-${named}`, mint: named, symbol: 'HBR', decimals: 3 },
      name: `Harbor${'r'.repeat(194)}`,
    },
  ])
})
