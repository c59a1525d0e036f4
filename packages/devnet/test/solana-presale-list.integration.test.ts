import type { SolanaPresaleEntry } from '@slipway/sdk/solana/presale/types'
import type { KeyPairSigner } from '@solana/kit'
import { beforeEach, expect, test } from 'vitest'
import { PresaleWorld, sol, type TestPresale } from './presale-world.ts'
import type { TestToken } from './token-world.ts'

const hour = 3_600
const tiers = { whitelistMode: 1, t1Seconds: hour, t2Seconds: hour } as const

let world: PresaleWorld
let creator: KeyPairSigner
let first: KeyPairSigner
let second: KeyPairSigner
let stranger: KeyPairSigner
let token: TestToken
let list: readonly SolanaPresaleEntry[]

beforeEach(async () => {
  world = await PresaleWorld.open()
  creator = await world.person()
  ;[first, second, stranger] = [await world.person(), await world.person(), await world.person()]
  token = await world.token([creator])
  list = [
    { wallet: first.address, level: 1 },
    { wallet: second.address, level: 2 },
    { wallet: creator.address, level: 1 },
  ]
})

/** An entry’s place in the presale’s own list. */
const placeOf = ({ presale }: TestPresale, at: number) => ({
  level: list[at]?.level ?? 1,
  proof: world.treeOf(presale, list).proofOf(at),
})
const error = async (presale: TestPresale, by: KeyPairSigner, at?: number) =>
  (
    await world.contribute(presale, by, sol / 10n, {
      ...(at !== undefined && { listed: placeOf(presale, at) }),
    })
  ).error

test('each moment belongs to one window: the first tier, both, everybody', async () => {
  const presale = await world.presale(token, creator, tiers, list)
  const { startAt } = presale.draft
  const windows = [
    { at: startAt, first: undefined, second: 'TierOnly', stranger: 'NotWhitelisted' },
    { at: startAt + hour - 1, first: undefined, second: 'TierOnly', stranger: 'NotWhitelisted' },
    { at: startAt + hour, first: undefined, second: undefined, stranger: 'NotWhitelisted' },
    { at: startAt + 2 * hour - 1, first: undefined, second: undefined, stranger: 'NotWhitelisted' },
    { at: startAt + 2 * hour, first: undefined, second: undefined, stranger: undefined },
  ]
  for (const { at, ...expected } of windows) {
    world.setTime(at)
    expect({
      first: await error(presale, first, 0),
      second: await error(presale, second, 1),
      stranger: await error(presale, stranger),
    }).toEqual(expected)
  }
})

test('where listed wallets alone are admitted nobody else ever is', async () => {
  const presale = await world.presale(token, creator, { ...tiers, whitelistMode: 2 }, list)
  world.setTime(presale.draft.startAt)
  expect(await error(presale, second, 1)).toBe('TierOnly')
  world.setTime(presale.draft.endAt - 1)
  expect(await error(presale, first, 0)).toBeUndefined()
  expect(await error(presale, second, 1)).toBeUndefined()
  expect(await error(presale, stranger)).toBe('NotWhitelisted')
  expect(await error(presale, first)).toBe('NotWhitelisted')
})

test('nobody comes in by another place, tier, proof or presale', async () => {
  const presale = await world.presale(token, creator, tiers, list)
  const other = await world.presale(token, creator, tiers, list)
  world.setTime(other.draft.startAt)
  const { proof } = placeOf(presale, 1)
  const leaf = world.treeOf(presale.presale, [{ wallet: second.address, level: 2 }]).root
  const forged = [
    // Another's place, the better tier, none, one that there is not.
    placeOf(presale, 0),
    ...[1, 0, 3].map((level) => ({ level, proof })),
    // A hash less, one more, half of one, the list of the other presale, a leaf that stands for a pair.
    { level: 2, proof: proof.slice(1) },
    { level: 2, proof: [...proof, new Uint8Array(32)] },
    { level: 2, proof: [...proof, new Uint8Array(16)] },
    placeOf(other, 1),
    { level: 2, proof: [leaf, ...proof] },
  ]
  for (const place of forged)
    expect((await world.contribute(presale, second, sol, { listed: place })).error).toBe(
      'NotWhitelisted',
    )
  expect(
    (await world.contribute(presale, stranger, sol, { listed: placeOf(presale, 0) })).error,
  ).toBe('NotWhitelisted')
  expect(world.read(presale)).toMatchObject({ total: 0n, accounts: 0 })
})

test('a tier that the list gives and there is not is nobody’s turn', async () => {
  for (const level of [0, 3] as const) {
    const odd = [{ wallet: first.address, level: level as 1 }]
    const presale = await world.presale(token, creator, { ...tiers, whitelistMode: 2 }, odd)
    world.setTime(presale.draft.endAt - 1)
    expect(
      (await world.contribute(presale, first, sol, { listed: { level, proof: [] } })).error,
    ).toBe('TierOnly')
  }
})

test('the list changes before the start, by its creator alone', async () => {
  const presale = await world.presale(token, creator, tiers, list)
  const alone = world.treeOf(presale.presale, [{ wallet: stranger.address, level: 1 }])
  const action = { kind: 'setWhitelist', root: alone.root } as const
  expect((await world.act(presale, action, first)).error).toBe('NotCreator')
  world.setTime(presale.draft.startAt - 1)
  expect((await world.act(presale, action)).error).toBeUndefined()
  expect(world.read(presale).root).toEqual(new Uint8Array(alone.root))
  world.setTime(presale.draft.startAt)
  expect((await world.act(presale, action)).error).toBe('WhitelistFixed')
  expect(await error(presale, first, 0)).toBe('NotWhitelisted')
  const own = { level: 1, proof: [] }
  expect((await world.contribute(presale, stranger, sol, { listed: own })).error).toBeUndefined()
  const open = await world.presale(token, creator)
  expect((await world.act(open, action)).error).toBe('WhitelistFixed')
})

test('a wallet contributes its most in all, however often', async () => {
  const presale = await world.presale(token, creator, { maxContribution: 2n * sol })
  world.setTime(presale.draft.startAt)
  expect((await world.contribute(presale, first, sol)).error).toBeUndefined()
  expect((await world.contribute(presale, first, 5n * sol)).error).toBeUndefined()
  expect((await world.buyer(presale, first))?.contributed).toBe(2n * sol)
  expect((await world.contribute(presale, first, sol)).error).toBe('AboveMax')
})

test('a fair presale takes nothing that buys nothing either, and no more than whole units cost', async () => {
  // A hundred lamports for a unit.
  const units = 1_000_000_000n
  const coarse = { kind: 2, tokens: units, amount: units, minContribution: 10n } as const
  const caps = { softCap: 50n * sol, hardCap: 100n * sol, maxContribution: 80n * sol }
  const presale = await world.presale(token, creator, { ...coarse, ...caps })
  world.setTime(presale.draft.startAt)
  expect((await world.contribute(presale, first, 50n)).error).toBe('BuysNothing')
  expect((await world.contribute(presale, first, 250n)).error).toBeUndefined()
  expect((await world.buyer(presale, first))?.contributed).toBe(200n)
  expect((await world.contribute(presale, second, 60n * sol)).error).toBeUndefined()
  world.setTime(presale.draft.endAt)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const { sold, proceeds } = world.read(presale)
  expect({ sold, proceeds }).toEqual({ sold: 600_000_002n, proceeds: 60n * sol + 200n })
  for (const { address } of [first, second])
    expect((await world.claim(presale, creator, { address })).error).toBeUndefined()
  expect(await world.balanceOf(token, first.address)).toBe(2n)
  expect(await world.balanceOf(token, second.address)).toBe(600_000_000n)
})

test('where a base unit costs many lamports a wallet pays for whole ones, and a rest that nobody can fill is none', async () => {
  // Three lamports and a third for a unit.
  const presale = await world.presale(token, creator, {
    ...{ tokens: 3_000_000n, amount: 3_000_000n, softCap: 10_000_000n, hardCap: 10_000_000n },
    ...{ minContribution: 0n, maxContribution: 10_000_000n },
  })
  world.setTime(presale.draft.startAt)
  expect((await world.contribute(presale, first, 3n)).error).toBe('BuysNothing')
  expect((await world.contribute(presale, first, 6n)).error).toBeUndefined()
  expect((await world.buyer(presale, first))?.contributed).toBe(4n)
  expect((await world.contribute(presale, second, 10_000_000n)).error).toBeUndefined()
  expect(world.read(presale).total).toBe(9_999_998n)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  expect(world.read(presale)).toMatchObject({
    status: 'finished',
    proceeds: 9_999_998n,
    sold: 2_999_999n,
  })
})
