import { buyerBytes } from '@slipway/sdk/solana/presale/presale-codec'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import type { KeyPairSigner } from '@solana/kit'
import { beforeEach, expect, test } from 'vitest'
import { PresaleWorld, sol } from './presale-world.ts'
import { day, type TestToken } from './token-world.ts'

const hour = 3_600

let world: PresaleWorld
let creator: KeyPairSigner
let ann: KeyPairSigner
let token: TestToken

beforeEach(async () => {
  world = await PresaleWorld.open()
  ;[creator, ann] = [await world.person(), await world.person()]
  token = await world.token([creator])
})

const setTime = (startAt: number, endAt: number) => ({ kind: 'setTime', startAt, endAt }) as const

test('before the start both times move, by the rules of a new presale', async () => {
  const tiers = { whitelistMode: 1, t1Seconds: hour, t2Seconds: hour } as const
  const presale = await world.presale(token, creator, tiers)
  const set = async (startAt: number, endAt: number) =>
    (await world.act(presale, setTime(startAt, endAt))).error
  const start = world.now + 301
  expect((await world.act(presale, setTime(start, start + day), ann)).error).toBe('NotCreator')
  expect(await set(start - 1, start + day)).toBe('StartTooEarly')
  expect(await set(start, start)).toBe('EndNotAfterStart')
  expect(await set(start, start + 2 * hour)).toBe('TiersTooLong')
  expect(await set(start, world.now + 3_650 * day + 1)).toBe('EndTooLate')
  expect(await set(start, start + 2 * hour + 1)).toBeUndefined()
  expect(world.read(presale)).toMatchObject({
    ...{ startAt: start, endAt: start + 2 * hour + 1, termsChanged: false },
  })
})

test('of a presale with contributions the end moves with notice, and leaving is free from then on', async () => {
  const presale = await world.presale(token, creator)
  const { startAt, endAt } = presale.draft
  world.setTime(startAt)
  const set = async (start: number, end: number) =>
    (await world.act(presale, setTime(start, end))).error
  expect(await set(startAt + 400, endAt)).toBe('AlreadyBegun')
  // Nobody has contributed: the end may be the next second.
  world.pass(10)
  expect(await set(startAt, world.now)).toBe('EndTooEarly')
  expect(await set(startAt, world.now + 1)).toBeUndefined()
  expect(await set(startAt, endAt)).toBeUndefined()
  expect(world.read(presale).termsChanged).toBe(false)
  expect((await world.contribute(presale, ann, 2n * sol)).error).toBeUndefined()
  expect(await set(startAt, world.now + hour - 1)).toBe('EndTooEarly')
  expect(await set(startAt, world.now + hour)).toBeUndefined()
  expect(world.read(presale)).toMatchObject({ endAt: world.now + hour, termsChanged: true })
  const before = world.lamportsOf(ann)
  expect((await world.refund(presale, ann)).error).toBeUndefined()
  expect(world.lamportsOf(ann) - before).toBe(2n * sol + world.rentOf(buyerBytes) - 5_000n)
  expect(world.read(presale)).toMatchObject({ exitFees: 0n, total: 0n, accounts: 0 })
  world.pass(hour - 1)
  expect(await set(startAt, world.now + hour)).toBeUndefined()
  world.pass(hour)
  expect(await set(startAt, endAt)).toBe('Ended')
})

test('a creator cancels an open presale: removed before its start, canceled after it', async () => {
  const early = await world.presale(token, creator)
  world.setTime(early.draft.startAt - 1)
  expect((await world.act(early, { kind: 'cancel' })).error).toBeUndefined()
  expect(world.read(early)).toMatchObject({ status: 'canceled', reason: 'removed' })
  expect((await world.act(early, { kind: 'cancel' })).error).toBe('NotOpen')
  const end = { kind: 'close', isTaxed: false } as const
  expect((await world.act(early, end)).error).toBeUndefined()
  expect(await world.balanceOf(token, creator.address)).toBe(10n ** 15n)

  const late = await world.presale(token, creator)
  world.setTime(late.draft.startAt)
  expect((await world.contribute(late, ann, 6n * sol)).error).toBeUndefined()
  expect((await world.act(late, { kind: 'cancel' })).error).toBeUndefined()
  expect(world.read(late)).toMatchObject({ status: 'canceled', reason: 'owner' })
  expect((await world.contribute(late, ann, sol)).error).toBe('NotOpen')
  expect((await world.finalize(late, creator)).error).toBe('NotOpen')
  expect((await world.act(late, setTime(late.draft.startAt, late.draft.endAt))).error).toBe(
    'NotOpen',
  )
  expect((await world.act(late, end)).error).toBe('StillOwing')
  // In the last minutes too, and for nothing.
  world.setTime(late.draft.endAt - 1)
  const before = world.lamportsOf(ann)
  expect((await world.refund(late, ann)).error).toBeUndefined()
  expect(world.lamportsOf(ann) - before).toBe(6n * sol + world.rentOf(buyerBytes) - 5_000n)
})

test('seven days after the end nobody finishes: everybody leaves for nothing', async () => {
  const presale = await world.presale(token, creator)
  world.setTime(presale.draft.startAt)
  expect((await world.contribute(presale, ann, 6n * sol)).error).toBeUndefined()
  world.setTime(presale.draft.endAt + 7 * day - 1)
  expect(solanaPresaleStatus(world.read(presale), world.now).label).toBe('waiting')
  expect((await world.refund(presale, ann)).error).toBe('ExitClosed')
  world.pass(1)
  expect(solanaPresaleStatus(world.read(presale), world.now)).toEqual({
    ...{ label: 'canceled', reason: 'lapsed' },
  })
  expect((await world.finalize(presale, creator)).error).toBe('Lapsed')
  const { address } = ann
  expect((await world.refund(presale, creator, { address })).error).toBeUndefined()
  expect(world.read(presale)).toMatchObject({ status: 'canceled', reason: 'lapsed', total: 0n })
})

test('whoever finishes late, the release counts from the end of the first day on', async () => {
  const change = { firstBps: 1_000, cycleBps: 1_000, cycleSeconds: day }
  const presale = await world.presale(token, creator, change)
  const { startAt, endAt } = presale.draft
  world.setTime(startAt)
  expect((await world.contribute(presale, ann, 6n * sol)).error).toBeUndefined()
  world.setTime(endAt + 5 * day)
  expect((await world.finalize(presale, ann)).error).toBeUndefined()
  expect(world.read(presale).vestingStart).toBe(endAt + day)
  expect((await world.claim(presale, ann, { signer: ann })).error).toBeUndefined()
  expect(await world.balanceOf(token, ann.address)).toBe(3_000_000n)
})

test('anybody finishes until the second before seven days are over, and puts nothing off', async () => {
  const change = { firstBps: 1_000, cycleBps: 1_000, cycleSeconds: day }
  const presale = await world.presale(token, creator, change)
  const { startAt, endAt } = presale.draft
  world.setTime(startAt)
  expect((await world.contribute(presale, ann, 6n * sol)).error).toBeUndefined()
  world.setTime(endAt + 7 * day - 1)
  expect((await world.finalize(presale, ann)).error).toBeUndefined()
  expect(world.read(presale)).toMatchObject({ status: 'finished', vestingStart: endAt + day })
  // Five days of the release are over, and all but a second of the sixth.
  expect((await world.claim(presale, ann, { signer: ann })).error).toBeUndefined()
  expect(await world.balanceOf(token, ann.address)).toBe(3_600_000n)
  world.pass(1)
  expect((await world.claim(presale, ann, { signer: ann })).error).toBeUndefined()
  expect(await world.balanceOf(token, ann.address)).toBe(4_200_000n)
})
