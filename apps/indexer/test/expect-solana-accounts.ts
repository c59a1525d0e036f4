import { getBuyers } from '@slipway/sdk/solana/presale/get-buyers'
import { getStakes } from '@slipway/sdk/solana/staking/get-stakes'
import type { Address } from '@solana/kit'
import type pg from 'pg'
import { expect } from 'vitest'
import { programs, type SolanaIndexWorld } from './solana-world.ts'

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

/** Presales and pools in which a wallet has an account with nothing of its own: its deposit waits for it at least. */
export async function listOwedTo(world: SolanaIndexWorld, wallet: Address): Promise<Address[]> {
  const buyers = await getBuyers(world.rpc, programs.presale, { wallet })
  const stakes = await getStakes(world.rpc, programs.staking, { wallet })
  return [
    ...buyers.filter(({ contributed }) => contributed === 0n).map(({ presale }) => presale),
    ...stakes.filter(({ amount }) => amount === 0n).map((stake) => stake.pool),
  ]
}

/** Who has nothing in a presale or pool any more, and can take something all the same, is so in the rows. */
export async function expectSolanaOwed(world: SolanaIndexWorld, pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(
    "SELECT wallet, array_remove(array_agg(CASE WHEN amount = 0 AND coalesce(is_owed, paid_to_leave) THEN address END), NULL) AS owed FROM app.solana_position WHERE kind <> 'airdrop' GROUP BY 1",
  )
  const found = []
  for (const { wallet, owed } of rows) {
    expect(owed.sort()).toEqual((await listOwedTo(world, wallet)).sort())
    found.push(...owed.map((address: string) => `${address}-${wallet}`))
  }
  return found.sort()
}
