import type pg from 'pg'
import { expect } from 'vitest'
import type { SolanaIndexWorld } from './solana-world.ts'

const thingBytes = { lock: 200, airdrop: 280, presale: 424, pool: 304 } as const

/** The accounts that the chain has, without events, are the rows that are not closed. */
export async function expectSolanaAccounts(world: SolanaIndexWorld, pool: pg.Pool): Promise<void> {
  for (const { kind, address } of world.cluster.programs) {
    const accounts = await world.rpc.getProgramAccounts(address, { encoding: 'base64' }).send()
    const held = accounts.flatMap(({ pubkey, account }) => {
      const data = Buffer.from(account.data[0], 'base64')
      const isThing = kind === 'airdrop' ? data.length >= 280 : data.length === thingBytes[kind]
      return isThing ? [[pubkey, data.subarray(0, thingBytes[kind]).toString('base64')]] : []
    })
    const { rows } = await pool.query(
      'SELECT address, data FROM app.solana_thing WHERE kind = $1 AND NOT is_closed',
      [kind],
    )
    expect(Object.fromEntries(rows.map(({ address: one, data }) => [one, data]))).toEqual(
      Object.fromEntries(held),
    )
  }
}
