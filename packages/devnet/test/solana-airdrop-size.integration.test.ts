import { buildAirdropExtension } from '@slipway/sdk/solana/airdrop/build-airdrop-extension'
import { calculateWholeBytes, countExtensions } from '@slipway/sdk/solana/airdrop/count-extensions'
import { readPaid } from '@slipway/sdk/solana/airdrop/read-paid'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import type { AirdropEntry } from '@slipway/sdk/solana/airdrop/types'
import { drawVaultId } from '@slipway/sdk/solana/draw-vault-id'
import type { KeyPairSigner } from '@solana/kit'
import { beforeAll, expect, test } from 'vitest'
import { AirdropWorld, airdropFeeBps } from './airdrop-world.ts'
import { day, feeOf, tokenKinds } from './token-world.ts'

const claimants = 10_000
/** Who claims for somebody else pays for each byte that is tried on the way to the claimant's account. */
const bounds = new Map([
  ['create', 36_000],
  ['extend', 3_000],
  ['claim', 12_000],
  ['claim for another', 60_000],
  ['close', 14_000],
])

let world: AirdropWorld
let first: KeyPairSigner
let second: KeyPairSigner
let stranger: KeyPairSigner
let list: readonly AirdropEntry[]
beforeAll(async () => {
  world = await AirdropWorld.open()
  ;[first, second, stranger] = [await world.person(), await world.person(), await world.person()]
  list = Array.from({ length: claimants }, (_, at) => ({
    claimant: (at % 2 === 0 ? first : second).address,
    amount: BigInt(1_000 + at),
  }))
})

const releases = [
  { name: 'once', terms: { releaseSeconds: 0, firstBps: 10_000 } },
  { name: 'in parts', terms: { releaseSeconds: 10 * day, firstBps: 100 } },
]
const cases = tokenKinds.flatMap((kind) => releases.map((release) => ({ kind, release })))

test.each(cases)(
  '10 000 recipients of $kind.name, released $release.name: claims anywhere in the list, and compute units',
  async ({ kind: { name, tokenProgram, isTaxed }, release }) => {
    const creator = await world.person()
    const extensions = isTaxed ? [feeOf(creator.address, airdropFeeBps)] : []
    const token = await world.token([creator], { tokenProgram, extensions })
    const units: Record<string, number> = {}
    const of = { ...token, creator: creator.address }
    const id = await drawVaultId(world.program, 'airdrop', of)
    const made = await world.creation(token, creator, list, release.terms, id)
    units.create = (await world.succeed(creator, made.instructions)).units
    const { airdrop: address, vault, extensions: missing } = made
    expect(missing).toHaveLength(countExtensions(claimants, release.terms.releaseSeconds))
    const airdrop = { token, creator, list, tree: world.treeOf(list), address, vault }
    const last = claimants - 1
    if (missing.length > 0)
      expect((await world.claim(airdrop, last, second)).error).toBe('LedgerTooShort')
    for (const _ of missing) {
      const extension = buildAirdropExtension(world.program, stranger, address)
      units.extend = (await world.succeed(stranger, [extension])).units
    }
    const whole = buildAirdropExtension(world.program, stranger, address)
    expect((await world.send(stranger, [whole])).error).toBe('LedgerWhole')
    const bytes = calculateWholeBytes(claimants, release.terms.releaseSeconds)
    expect(world.machine.getBalance(address)).toBe(world.rentOf(bytes))

    const places = [0, 1, 7, 8, 1_244, 1_245, 5_000, last - 1, last]
    for (const index of places) {
      const claimant = index % 2 === 0 ? first : second
      await world.succeed(claimant, await world.claimOf(airdrop, index, claimant))
    }
    const now = world.read(address)
    const wrong = list.filter(({ amount }, index) => {
      const due = release.terms.releaseSeconds === 0 ? amount : amount / 100n
      return readPaid(now, index, amount) !== (places.includes(index) ? due : 0n)
    })
    expect(wrong).toEqual([])
    world.pass(day)
    const own = await world.claimOf(airdrop, 9_000, first, { signer: first })
    units.claim = (await world.succeed(first, own.slice(-1))).units
    world.pass(10 * day)
    const others = await world.claimOf(airdrop, 9_001, stranger)
    units['claim for another'] = (await world.succeed(stranger, others.slice(-1))).units
    world.pass(30 * day)
    units.close = (await world.succeed(creator, (await world.closeOf(airdrop)).slice(1))).units
    console.info(name, release.name, units)
    for (const [what, used] of Object.entries(units))
      expect(used, what).toBeLessThanOrEqual(bounds.get(what) ?? 0)
  },
  120_000,
)

test('a list of 10 000 in parts begins in one transaction of one packet, with room for everybody', async () => {
  const creator = await world.person()
  const token = await world.token([creator])
  const made = await world.creation(token, creator, list, releases[1]?.terms)
  await world.succeed(creator, [...made.instructions, ...made.extensions])
  const { ledger } = world.read(made.airdrop)
  expect(ledger).toHaveLength(8 * claimants)
  expect(ledger.every((byte) => byte === 0)).toBe(true)
})

test('the longest list in parts: what every instruction takes stays under 60 000 units', async () => {
  const creator = await world.person()
  const extensions = [feeOf(creator.address, airdropFeeBps)]
  const token = await world.token([creator], { extensions })
  const terms = { ...releases[1]?.terms, entries: solanaAirdropLimits.entriesMax }
  const few = list.slice(0, 16)
  const made = await world.creation(token, creator, few, terms)
  await world.succeed(creator, made.instructions)
  const batch = solanaAirdropLimits.extensionsAtOnce
  for (let at = 0; at < made.extensions.length; at += batch)
    await world.succeed(creator, made.extensions.slice(at, at + batch))
  expect(world.read(made.airdrop).ledger).toHaveLength(8 * terms.entries)
  const { airdrop: address, vault } = made
  const airdrop = { token, creator, list: few, tree: world.treeOf(few), address, vault }
  await world.succeed(first, await world.claimOf(airdrop, 14, first))
  world.pass(day)
  const claim = await world.claimOf(airdrop, 14, first, { signer: first })
  const claimed = (await world.succeed(first, claim.slice(-1))).units
  world.pass(30 * day)
  const closed = (await world.succeed(creator, (await world.closeOf(airdrop)).slice(1))).units
  console.info('the longest list', { claimed, closed })
  expect(claimed).toBeLessThanOrEqual(60_000)
  expect(closed).toBeLessThanOrEqual(60_000)
})
