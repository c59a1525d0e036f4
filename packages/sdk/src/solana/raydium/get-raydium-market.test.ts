import { type Address, getAddressDecoder } from '@solana/kit'
import { expect, test } from 'vitest'
import { findTokenAccount } from '../find-token-account.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import { findLockAuthority } from './find-lock-authority.ts'
import { findPoolAddress } from './find-pool-address.ts'
import { getRaydiumMarket } from './get-raydium-market.ts'
import { raydiumSdk } from './test/raydium-sdk.ts'
import { type PoolTerms, RaydiumWorld, writeHolding } from './test/raydium-world.ts'

const { program, lockProgram, mints, configs, feeAccount } = raydiumSdk.mainnet
const programs = { pools: program, locks: lockProgram, feeAccount }
const config = configs[0]?.address as Address
const [sol, mint] = mints
const keyOf = (number: number) =>
  getAddressDecoder().decode(
    new Uint8Array(32)
      .fill(7)
      .fill(number, 0, 2)
      .fill(number >> 8, 2, 4),
  )
/** Above and below the token in the order of addresses. */
const [usdc, high] = [keyOf(5), keyOf(255)]
const now = 1_900_000_000
const lpSupply = 1_000_000n
const ask = { mint, currencies: [sol, usdc] }

type Held = { readonly vaults: readonly [bigint, bigint]; readonly minted: bigint }

function createWorld() {
  const world = new RaydiumWorld(program, now)
  const add = (address: Address, terms: Partial<PoolTerms> = {}, held: Partial<Held> = {}) =>
    world.addPool(
      program,
      address,
      { mints: [sol, mint], config, lpSupply, ...terms },
      { vaults: [1_000n, 500n], minted: lpSupply - 100n, ...held },
    )
  return { world, add, read: () => getRaydiumMarket(world.rpc, programs, ask) }
}

test('a cluster without the program claims nothing', async () => {
  const { world, add, read } = createWorld()
  await add(keyOf(1))
  world.accounts.delete(program)
  expect(await read()).toBeUndefined()
  world.accounts.set(program, { owner: program, data: new Uint8Array(36) })
  expect(await read()).toBeUndefined()
})

test('a token without a pool has none, and one of another token is not its', async () => {
  const { add, read } = createWorld()
  await add(keyOf(1), { mints: [sol, high] })
  expect(await read()).toEqual({ pools: [], total: 0, search: 'all' })
})

test('pools are found with the token at either place, and read from its side', async () => {
  const { world, add, read } = createWorld()
  const fees = [
    [100n, 10n],
    [20n, 5n],
    [3n, 1n],
  ] as const
  await add(keyOf(1), { fees, decimals: [9, 6] })
  await add(keyOf(2), { mints: [mint, high], decimals: [6, 2] })
  world.accounts.set(config, {
    owner: program,
    data: raydiumSdk.ammConfig,
  })
  const found = await read()
  expect(found).toMatchObject({ total: 2, search: 'all' })
  expect(found?.pools[0]).toMatchObject({
    ...{ address: keyOf(1), other: sol, decimals: { token: 6, other: 9 } },
    ...{ reserves: { token: 484n, other: 877n }, trading: 'open', feePpm: 10_000n },
  })
  expect(found?.pools[1]).toMatchObject({
    ...{ address: keyOf(2), other: high, decimals: { token: 6, other: 2 } },
    reserves: { token: 1_000n, other: 500n },
  })
})

test('a fee of the creator is part of what a trade pays', async () => {
  const { world, add, read } = createWorld()
  await add(keyOf(1), { hasCreatorFee: true })
  expect((await read())?.pools[0]?.feePpm).toBeUndefined()
  world.accounts.set(config, {
    owner: program,
    data: raydiumSdk.ammConfig,
  })
  expect((await read())?.pools[0]?.feePpm).toBe(10_500n)
})

test('what was burned or sent to the dead is gone, what the lock program holds is locked', async () => {
  const { world, add, read } = createWorld()
  const { lpMint } = await add(keyOf(1), {}, { minted: 600_000n })
  const hold = async (
    owner: Address,
    amount: bigint,
    says: { mint?: Address; owner?: Address } = {},
  ) =>
    world.accounts.set(
      await findTokenAccount(owner, { mint: lpMint, program: firstTokenProgram }),
      {
        owner: firstTokenProgram,
        data: writeHolding(says.mint ?? lpMint, says.owner ?? owner, amount),
      },
    )
  const authority = await findLockAuthority(programs.locks)
  await hold(authority, 300_000n)
  await hold('1nc1nerator11111111111111111111111111111111' as Address, 30_000n)
  await hold('11111111111111111111111111111111' as Address, 20_000n)
  const shares = async () => (await read())?.pools[0]?.shares
  expect(await shares()).toEqual({ burnedBps: 4_500, lockedBps: 3_000, withdrawableBps: 2_500 })
  await hold(authority, 300_000n, { owner: keyOf(9) })
  expect(await shares()).toMatchObject({ lockedBps: 0, withdrawableBps: 5_500 })
  await hold(authority, 300_000n, { mint })
  expect(await shares()).toMatchObject({ lockedBps: 0, withdrawableBps: 5_500 })
})

test.each<[string, string, Partial<PoolTerms>, Partial<Held>]>([
  ['open', 'its moment has come', { opensAt: BigInt(now) }, {}],
  ['waiting', 'a later moment', { opensAt: BigInt(now) + 1n }, {}],
  ['waiting', 'a moment that never comes', { opensAt: 2n ** 64n - 1n }, {}],
  ['stopped', 'Raydium stopped swaps', { status: 4 }, {}],
  ['open', 'Raydium stopped deposits and withdrawals', { status: 3 }, {}],
  ['empty', 'only what nobody can get is left', { lpSupply: 100n }, { minted: 0n }],
  ['empty', 'nothing of one side is left', {}, { vaults: [0n, 5n] }],
  ['short', 'a vault lacks what it owes', { fees: [[2_000n, 0n]] }, {}],
])('a pool is %s: %s', async (trading, _, terms, held) => {
  const { add, read } = createWorld()
  await add(keyOf(1), terms, held)
  expect((await read())?.pools[0]?.trading).toBe(trading)
})

test('a pool with a frozen vault cannot be traded', async () => {
  const { world, add, read } = createWorld()
  const { vaults } = await add(keyOf(1))
  world.accounts.set(vaults[1], {
    owner: firstTokenProgram,
    data: writeHolding(mint, keyOf(1), 500n, true),
  })
  expect((await read())?.pools[0]?.trading).toBe('frozen')
})

test('a pool whose parts are not where the program puts them is left out', async () => {
  const { world, add, read } = createWorld()
  await add(keyOf(1))
  const state = world.accounts.get(keyOf(1))
  // At another address, the same bytes name the parts of the first.
  if (state) world.accounts.set(keyOf(2), state)
  expect(await read()).toMatchObject({ pools: [{ address: keyOf(1) }], total: 1 })
})

test('where the node refuses lists, the usual pools are read, and that is said', async () => {
  const { world, add, read } = createWorld()
  const usual = await findPoolAddress(program, config, [mint, sol])
  await add(usual)
  await add(keyOf(1))
  world.refusesLists = true
  expect(await read()).toMatchObject({ pools: [{ address: usual }], total: 1, search: 'usual' })
  world.refusesLists = false
  expect(await read()).toMatchObject({ total: 2, search: 'all' })
})

test('the fullest pool of each currency comes first, by what it holds of the currency', async () => {
  const { add, read } = createWorld()
  // Whoever made the token can put any amount of it beside one unit of SOL.
  await add(keyOf(1), { lpSupply: 9_000_000n }, { vaults: [1n, 9_000_000n] })
  await add(keyOf(2), {}, { vaults: [700n, 5n] })
  await add(keyOf(3), { mints: [mint, high] }, { vaults: [10_000_000n, 10_000_000n] })
  await add(keyOf(4), { mints: [usdc, mint] }, { vaults: [20n, 5n] })
  const order = (await read())?.pools.map(({ address }) => address)
  expect(order).toEqual([keyOf(2), keyOf(4), keyOf(1), keyOf(3)])
})

test('of very many pools a hundred are read, those with listed currencies first', async () => {
  const { world, add, read } = createWorld()
  for (let number = 300; number < 405; number++)
    await add(keyOf(number), { mints: [mint, high], lpSupply: lpSupply + BigInt(number) })
  await add(keyOf(1))
  const found = await read()
  expect(found?.total).toBe(106)
  expect(found?.pools).toHaveLength(100)
  expect(found?.pools[0]?.address).toBe(keyOf(1))
  expect(found?.pools.some(({ address }) => address === keyOf(300))).toBe(false)
  expect(world.asked.filter((method) => method === 'getMultipleAccounts')).toHaveLength(9)
})
