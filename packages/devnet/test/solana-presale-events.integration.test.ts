import { decodePresale } from '@slipway/sdk/solana/presale/decode-presale'
import { presaleBytes, presaleDecoder } from '@slipway/sdk/solana/presale/presale-codec'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { expect, test } from 'vitest'
import { PresaleWorld, sol } from './presale-world.ts'
import { programEventReader } from './program-event-reader.ts'
import { day } from './token-world.ts'

const readBytes = programEventReader('presale', {
  ...{ called: 'presale', bytes: presaleBytes, decoder: presaleDecoder, decode: decodePresale },
})
/** The one event of a transaction. */
function readEvent(events: readonly Buffer[]) {
  expect(events).toHaveLength(1)
  return readBytes(events[0])
}

test('events tell all of a presale that succeeds: an index needs nothing but them', async () => {
  const world = await PresaleWorld.open()
  const [creator, ann] = [await world.person(), await world.person()]
  const token = await world.token([creator])
  const change = { whitelistMode: 1, infoKey: 'bafkrei', burnsUnsold: true } as const
  const made = await world.creation(token, creator, change, 77n)
  const created = await world.succeed(creator, made.instructions)
  const state = () => world.find(made.presale)
  expect(readEvent(created.events)).toEqual({ name: 'created', state: state() })
  expect(state()).toMatchObject({ id: 77n, creator: creator.address, infoKey: 'bafkrei' })
  const draft = world.draft(token, change)
  const { mint, tokenProgram } = token
  const place = { program: world.program, tokenProgram, mint }
  const presale = { ...place, ...made, token, creator, draft }
  const listed = await world.act(presale, {
    kind: 'setWhitelist',
    root: new Uint8Array(32).fill(5),
  })
  expect(readEvent(listed.events)).toEqual({ name: 'whitelistSet', state: state() })
  const { startAt, endAt } = draft
  const moved = await world.act(presale, { kind: 'setTime', startAt, endAt: endAt + 5 })
  expect(readEvent(moved.events)).toEqual({ name: 'timeSet', state: state() })
  world.setTime(startAt)
  const wallet = ann.address
  const paid = await world.contribute(presale, ann, 6n * sol)
  expect(readEvent(paid.events)).toEqual({
    ...{ name: 'contributed', state: state(), wallet, contributed: 6n * sol },
    ...{ kept: 6n * sol, amount: 6n * sol, inviter: SYSTEM_PROGRAM_ADDRESS },
  })
  const left = await world.refund(presale, ann)
  expect(readEvent(left.events)).toEqual({
    ...{ name: 'refunded', state: state(), wallet, contributed: 0n },
    ...{ paid: (54n * sol) / 10n, fee: (6n * sol) / 10n, inviter: SYSTEM_PROGRAM_ADDRESS },
  })
  const again = await world.contribute(presale, ann, 9n * sol)
  expect(readEvent(again.events)).toMatchObject({ kept: 8n * sol, amount: 9n * sol })
  world.setTime(endAt + 5)
  const finished = await world.finalize(presale, creator)
  expect(readEvent(finished.events)).toEqual({
    ...{ name: 'finished', state: state(), burned: 2_000_000n },
  })
  expect(state()).toMatchObject({ status: 'finished', proceeds: (86n * sol) / 10n, unsold: 0n })
  const taken = await world.act(presale, { kind: 'withdraw' })
  expect(readEvent(taken.events)).toEqual({
    ...{ name: 'withdrawn', state: state(), lamports: (86n * sol) / 10n, tokens: 0n },
  })
  const claimed = await world.claim(presale, creator, { address: wallet })
  expect(readEvent(claimed.events)).toEqual({
    ...{ name: 'claimed', state: state(), wallet, contributed: 8n * sol },
    ...{ tokens: 8_000_000n, excess: 0n, inviter: SYSTEM_PROGRAM_ADDRESS },
  })
  const last = state()
  const closed = await world.act(presale, { kind: 'close', isTaxed: false })
  expect(readEvent(closed.events)).toEqual({ name: 'closed', state: last, tokens: 0n })
})

test('and of those that fail: what the clock says of one is in the event that finds it', async () => {
  const world = await PresaleWorld.open()
  const [creator, ann] = [await world.person(), await world.person()]
  const token = await world.token([creator])
  const presale = await world.presale(token, creator)
  const state = () => world.read(presale)
  world.setTime(presale.draft.startAt)
  await world.contribute(presale, ann, 5n * sol)
  world.setTime(presale.draft.endAt + 7 * day)
  const { events } = await world.refund(presale, creator, { address: ann.address })
  expect(readEvent(events)).toMatchObject({ name: 'refunded', state: state(), paid: 5n * sol })
  expect(state()).toMatchObject({ status: 'canceled', reason: 'lapsed' })
  const last = state()
  const closed = await world.act(presale, { kind: 'close', isTaxed: false })
  expect(readEvent(closed.events)).toEqual({ name: 'closed', state: last, tokens: 10_000_000n })
  const other = await world.presale(token, creator)
  const canceled = await world.act(other, { kind: 'cancel' })
  expect(readEvent(canceled.events)).toEqual({ name: 'canceled', state: world.read(other) })
})

test('events tell who invited whom, and what that paid', async () => {
  const world = await PresaleWorld.open()
  const [creator, ann, ben] = [await world.person(), await world.person(), await world.person()]
  const token = await world.token([creator])
  const presale = await world.presale(token, creator, { inviterBps: [1_000] })
  const state = () => world.read(presale)
  const registered = await world.registerInviter(presale, ben)
  expect(readEvent(registered.events)).toEqual({
    ...{ name: 'inviterRegistered', state: state(), wallet: ben.address, contributed: 0n },
  })
  world.setTime(presale.draft.startAt)
  const wallet = ann.address
  const paid = await world.contribute(presale, ann, 6n * sol, { inviter: ben })
  expect(readEvent(paid.events)).toMatchObject({ name: 'contributed', inviter: ben.address })
  expect(state().earned).toBe((6n * sol) / 10n)
  await world.contribute(presale, ben, sol)
  world.setTime(presale.draft.endAt)
  await world.finalize(presale, creator)
  const rewarded = await world.claimReward(presale, creator, { address: ben.address })
  expect(readEvent(rewarded.events)).toEqual({
    ...{ name: 'rewardPaid', state: state(), wallet: ben.address, contributed: sol },
    paid: (6n * sol) / 10n,
  })
  const claimed = await world.claim(presale, creator, { address: wallet })
  expect(readEvent(claimed.events)).toMatchObject({ name: 'claimed', inviter: ben.address })
})

test('and a last claim says apart what it paid for inviting', async () => {
  const world = await PresaleWorld.open()
  const [creator, ann, ben] = [await world.person(), await world.person(), await world.person()]
  const token = await world.token([creator])
  const presale = await world.presale(token, creator, { inviterBps: [1_000] })
  world.setTime(presale.draft.startAt)
  await world.contribute(presale, ann, sol)
  await world.contribute(presale, ben, 6n * sol, { inviter: ann })
  world.setTime(presale.draft.endAt)
  await world.finalize(presale, creator)
  const { events } = await world.claim(presale, creator, { address: ann.address })
  expect(events.map((one) => readBytes(one))).toMatchObject([
    { name: 'claimed', tokens: 1_000_000n, excess: 0n },
    { name: 'rewardPaid', paid: (6n * sol) / 10n, state: world.read(presale) },
  ])
})
