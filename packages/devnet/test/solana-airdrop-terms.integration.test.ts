import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import type { KeyPairSigner } from '@solana/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { AirdropWorld } from './airdrop-world.ts'
import { hostileMints } from './hostile-mints.ts'
import { day, firstTokenProgram, type TestToken } from './token-world.ts'

const { minSeconds, maxSeconds, entriesMax } = solanaAirdropLimits

let world: AirdropWorld
let creator: KeyPairSigner
beforeAll(async () => {
  world = await AirdropWorld.open()
  creator = await world.person()
})

const listFor = (...amounts: readonly bigint[]) =>
  amounts.map((amount) => ({ claimant: creator.address, amount }))

describe('terms that are refused', () => {
  let token: TestToken
  beforeAll(async () => {
    token = await world.token([creator])
  })

  test.each([
    { what: 'no root', error: 'RootZero', terms: { root: new Uint8Array(32) } },
    { what: 'a total of nothing', error: 'TotalZero', terms: { total: 0n, amount: 1n } },
    { what: 'no entries', error: 'EntriesOutOfRange', terms: { entries: 0 } },
    { what: 'too many entries', error: 'EntriesOutOfRange', terms: { entries: entriesMax + 1 } },
    { what: 'nothing taken', error: 'NotCovered', terms: { amount: 0n } },
    { what: 'less than all at once', error: 'ReleaseUnusable', terms: { firstBps: 9_999 } },
    { what: 'more than all', error: 'ReleaseUnusable', terms: { firstBps: 10_001 } },
    {
      what: 'all at the start of a release',
      error: 'ReleaseUnusable',
      terms: { firstBps: 10_000, releaseSeconds: day },
    },
    {
      what: 'a release in milliseconds',
      error: 'ReleaseUnusable',
      terms: { firstBps: 0, releaseSeconds: maxSeconds + 1, endAt: undefined },
    },
    { what: 'an end in four minutes', error: 'EndTooEarly', terms: { endIn: minSeconds - 1 } },
    {
      what: 'an end before everything is released',
      error: 'EndTooEarly',
      terms: { firstBps: 0, releaseSeconds: day, endIn: day + minSeconds - 1 },
    },
    { what: 'an end in milliseconds', error: 'EndTooLate', terms: { endIn: maxSeconds + 1 } },
  ])('$what', async ({ terms, error }) => {
    const { instructions } = await world.creation(token, creator, listFor(5n), terms)
    expect(await world.send(creator, instructions)).toMatchObject({ error, at: 1 })
  })

  test('a start in milliseconds, and an end before the start', async () => {
    const refused = async (terms: { startAt: number; endAt: number | undefined }) => {
      const { instructions } = await world.creation(token, creator, listFor(5n), terms)
      return (await world.send(creator, instructions)).error
    }
    const startAt = world.now + maxSeconds + 1
    expect(await refused({ startAt, endAt: undefined })).toBe('StartTooLate')
    expect(await refused({ startAt: world.now + 2 * day, endAt: world.now + day })).toBe(
      'EndTooEarly',
    )
  })

  test('the shortest, the longest and the endless airdrop; a start that is past is now', async () => {
    const endings = [minSeconds, maxSeconds].map((seconds) => world.now + seconds)
    for (const endAt of [...endings, undefined]) {
      const terms = { endAt, startAt: world.now - day, listKey: 'bafkreigh2akiscaildcqabsyg3dfr6' }
      const { address } = await world.airdrop(token, creator, listFor(5n), terms)
      expect(world.read(address)).toMatchObject({
        startAt: world.now,
        endAt,
        listKey: terms.listKey,
      })
    }
  })

  test('one entry is a list, and so are 200 000', async () => {
    const single = await world.airdrop(token, creator, listFor(5n))
    expect((await world.claim(single, 0, creator)).error).toBeUndefined()
    const made = await world.creation(token, creator, listFor(5n), { entries: entriesMax })
    await world.succeed(creator, [...made.instructions, ...made.extensions])
    expect(world.read(made.airdrop).ledger).toHaveLength(entriesMax / 8)
  })

  test('a stranger who pays the address beforehand stops nothing', async () => {
    const made = await world.creation(token, creator, listFor(5n))
    world.machine.airdrop(made.airdrop, world.rentOf(0))
    await world.succeed(creator, made.instructions)
    expect(world.read(made.airdrop).deposited).toBe(5n)
  })
})

describe('tokens that could defeat an airdrop are refused', () => {
  test.each(hostileMints)('$error', async ({ error, extensionsOf, ...more }) => {
    const extensions = [...extensionsOf(creator.address)]
    const token = await world.token([creator], { extensions, ...more })
    const { instructions } = await world.creation(token, creator, listFor(5n))
    expect(await world.send(creator, instructions)).toMatchObject({ error, at: 1 })
  })

  test('a freezable token of the first program too', async () => {
    const token = await world.token([creator], { tokenProgram: firstTokenProgram, freezable: true })
    const { instructions } = await world.creation(token, creator, listFor(5n))
    expect((await world.send(creator, instructions)).error).toBe('MintFreezable')
  })
})
