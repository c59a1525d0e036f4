import { drawVaultId } from '@slipway/sdk/solana/draw-vault-id'
import { findNumberedAddress } from '@slipway/sdk/solana/find-numbered-address'
import { drawPoolId } from '@slipway/sdk/solana/staking/draw-pool-id'
import { findRewardsAddress } from '@slipway/sdk/solana/staking/find-pool-addresses'
import type { KeyPairSigner, ProgramDerivedAddress } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { AirdropWorld } from './airdrop-world.ts'
import { findKept, furtherTries, unitsOfTry } from './first-try.ts'
import { LockerWorld } from './locker-world.ts'
import { PresaleWorld, sol } from './presale-world.ts'
import { StakingWorld } from './staking-world.ts'
import { feeOf, type TestToken, type TokenWorld } from './token-world.ts'
import { unitBounds, unitsMax } from './unit-bounds.ts'

const times = 50
/** Of a list whose proofs are all as long. */
const claimants = 64
/** What comparing and copying other bytes may change. */
const noiseUnits = 30

interface Sample {
  readonly units: number
  readonly found: readonly ProgramDerivedAddress[]
}

/** That 1 500 units for each further try are all that samples differ in. @returns what one without any takes */
function expectSearchAlone(name: string, all: readonly Sample[]): number {
  const bases = all.map(({ units, found }) => units - furtherTries(found) * unitsOfTry)
  const once = Math.max(...bases)
  console.info(name, once, 'worst', Math.max(...all.map(({ units }) => units)))
  expect(once - Math.min(...bases)).toBeLessThanOrEqual(noiseUnits)
  return once
}

/** Somebody with a token that has a transfer fee, which takes the most. */
async function takeFees(world: TokenWorld): Promise<[KeyPairSigner, TestToken]> {
  const person = await world.person()
  return [person, await world.token([person], { extensions: [feeOf(person.address, 200)] })]
}

async function findVaulted(
  world: TokenWorld,
  kind: 'lock' | 'airdrop' | 'presale',
  place: TestToken & { readonly creator: KeyPairSigner['address']; readonly id: bigint },
) {
  const own = await findNumberedAddress(world.program, kind, place)
  return [own, await findAssociatedTokenPda({ ...place, owner: own[0] })]
}

const vaulted = [
  {
    kind: 'lock',
    bound: unitBounds.locker.create.create,
    open: async () => {
      const world = await LockerWorld.open()
      return { world, build: world.creation.bind(world) }
    },
  },
  {
    kind: 'airdrop',
    bound: unitBounds.airdrop.create.create,
    open: async () => {
      const world = await AirdropWorld.open()
      const build: Build = (token, creator, _, id) =>
        world.creation(token, creator, [{ claimant: creator.address, amount: 1_000n }], {}, id)
      return { world, build }
    },
  },
  {
    kind: 'presale',
    bound: unitBounds.presale.create.create,
    open: async () => {
      const world = await PresaleWorld.open()
      return { world, build: world.creation.bind(world) }
    },
  },
] as const

type Build = (
  token: TestToken,
  creator: KeyPairSigner,
  terms: object,
  id: bigint,
) => ReturnType<LockerWorld['creation'] | AirdropWorld['creation'] | PresaleWorld['creation']>

test.each(vaulted)(
  'a new $kind with a drawn number takes what it is bound to, whoever makes it; one with any number takes 1 500 more for each try',
  async ({ kind, bound, open }) => {
    const { world, build } = await open()
    const [counted, drawn]: [Sample[], Sample[]] = [[], []]
    for (let at = 0; at < times; at++) {
      const [creator, token] = await takeFees(world)
      const of = { ...token, creator: creator.address }
      const create = async (id: bigint): Promise<Sample> => {
        const { instructions } = await build(token, creator, {}, id)
        const { units } = await world.succeed(creator, instructions)
        return { units, found: await findVaulted(world, kind, { ...of, id }) }
      }
      counted.push(await create(BigInt(at)))
      drawn.push(await create(await drawVaultId(world.program, kind, of)))
    }
    expect(Math.max(...drawn.map(({ units }) => units))).toBeLessThanOrEqual(bound)
    expectSearchAlone(kind, [...counted, ...drawn])
  },
)

test('a new pool with a drawn number takes what it is bound to, whoever makes it; one with any number takes 1 500 more for each try', async () => {
  const world = await StakingWorld.open()
  const { program } = world
  const [counted, drawn]: [Sample[], Sample[]] = [[], []]
  for (let at = 0; at < times; at++) {
    const [owner, stake] = await takeFees(world)
    const reward = await world.token([owner], { extensions: [feeOf(owner.address, 200)] })
    const create = async (id: bigint): Promise<Sample> => {
      const { instructions } = await world.creation({ stake, reward }, owner, {}, id)
      const { units } = await world.succeed(owner, instructions)
      const place = { creator: owner.address, mint: stake.mint, id }
      const pool = await findNumberedAddress(program, 'pool', place)
      const rewards = await findRewardsAddress(program, pool[0])
      const vaults = await Promise.all([
        findAssociatedTokenPda({ ...stake, owner: pool[0] }),
        findAssociatedTokenPda({ ...reward, owner: rewards[0] }),
      ])
      return { units, found: [pool, rewards, ...vaults] }
    }
    counted.push(await create(BigInt(at)))
    drawn.push(await create(await drawPoolId(program, owner.address, { stake, reward })))
  }
  const bound = unitBounds.staking.create.create
  expect(Math.max(...drawn.map(({ units }) => units))).toBeLessThanOrEqual(bound)
  expectSearchAlone('pool', [...counted, ...drawn])
})

/** A program looks for what nobody chooses: half of all numbers are on the curve, so a further try is as likely as none. */
function expectRare(once: number): void {
  expect((unitsMax - once) / unitsOfTry).toBeGreaterThan(29)
}

test('a first contribution takes 1 500 more for each try on the way to the wallet’s place, and nothing else', async () => {
  const world = await PresaleWorld.open()
  const [creator, token] = await takeFees(world)
  const presale = await world.presale(token, creator)
  world.setTime(presale.draft.startAt)
  const samples: Sample[] = []
  for (let at = 0; at < times; at++) {
    const buyer = await world.person()
    const found = [await findKept(world.program, 'buyer', [presale.presale, buyer.address])]
    const { units } = await world.contribute(presale, buyer, sol / 10n)
    samples.push({ units, found })
  }
  expectRare(expectSearchAlone('first contribution', samples))
})

test('a first stake takes 1 500 more for each try on the way to the wallet’s place, and nothing else', async () => {
  const world = await StakingWorld.open()
  const [owner, token] = await takeFees(world)
  const pool = await world.pool({ stake: token, reward: token }, owner)
  world.setTime(pool.draft.startAt)
  const samples: Sample[] = []
  for (let at = 0; at < times; at++) {
    const staker = await world.person()
    await world.succeed(owner, [
      await world.opening(token, owner, staker.address),
      await world.transfer(token, owner, await world.accountOf(token, staker.address), 5_000n),
    ])
    const found = [await findKept(world.program, 'stake', [pool.pool, staker.address])]
    const { units } = await world.deposit(pool, staker, 3_000n)
    samples.push({ units, found })
  }
  expectRare(expectSearchAlone('first stake', samples))
})

test('a claim for another takes 1 500 more for each try on the way to the claimant’s account, and nothing else', async () => {
  const world = await AirdropWorld.open()
  const [creator, token] = await takeFees(world)
  const people = await Promise.all(Array.from({ length: claimants }, () => world.person()))
  const list = people.map(({ address: claimant }) => ({ claimant, amount: 1_000n }))
  const airdrop = await world.airdrop(token, creator, list)
  const samples: Sample[] = []
  for (const [at, { address: owner }] of people.entries()) {
    const [opening, claim] = await world.claimOf(airdrop, at, creator)
    if (!opening || !claim) throw new Error('There is no claim.')
    await world.succeed(creator, [opening])
    const { units } = await world.succeed(creator, [claim])
    samples.push({ units, found: [await findAssociatedTokenPda({ ...token, owner })] })
  }
  expectRare(expectSearchAlone('claim for another', samples))
})
