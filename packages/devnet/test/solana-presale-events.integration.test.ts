import { readFileSync } from 'node:fs'
import { decodePresale } from '@slipway/sdk/solana/presale/decode-presale'
import { presaleBytes } from '@slipway/sdk/solana/presale/presale-codec'
import { getAddressDecoder } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { expect, test } from 'vitest'
import { PresaleWorld, sol } from './presale-world.ts'
import { day } from './token-world.ts'

interface Field {
  readonly name: string
  readonly type: unknown
}

const idl = JSON.parse(
  readFileSync(new URL('../../../programs/presale/idl.json', import.meta.url), 'utf8'),
) as {
  readonly events: readonly { readonly name: string; readonly discriminator: readonly number[] }[]
  readonly types: readonly {
    readonly name: string
    readonly type: { readonly fields: readonly Field[] }
  }[]
}

const readAddress = (bytes: Uint8Array) => getAddressDecoder().decode(bytes)

/** The one event by the fields that the program’s interface gives it; nothing may be left over. */
function readEvent(events: readonly Buffer[]) {
  expect(events).toHaveLength(1)
  return readBytes(events[0])
}

function readBytes(bytes: Buffer = Buffer.alloc(0)) {
  const name = idl.events.find(({ discriminator }) => discriminator[0] === bytes[0])?.name ?? ''
  const fields = idl.types.find((type) => type.name === name)?.type.fields ?? []
  expect(fields.slice(0, 3).map((field) => field.name)).toEqual(['presale', 'layout', 'state'])
  let at = 33 + presaleBytes
  const more: Record<string, unknown> = {}
  for (const field of fields.slice(3)) {
    const isAmount = field.type === 'u64'
    more[field.name] = isAmount ? bytes.readBigUInt64LE(at) : readAddress(bytes.subarray(at))
    at += isAmount ? 8 : 32
  }
  expect(bytes.length).toBe(at)
  const data = new Uint8Array(bytes.subarray(33, 33 + presaleBytes))
  const address = readAddress(bytes.subarray(1, 33))
  return { name, state: decodePresale({ address, data }), ...more }
}

test('events tell all of a presale that succeeds: an index needs nothing but them', async () => {
  const world = await PresaleWorld.open()
  const [creator, ann] = [await world.person(), await world.person()]
  const token = await world.token([creator])
  const change = { whitelistMode: 1, infoKey: 'bafkrei', burnsUnsold: true } as const
  const made = await world.creation(token, creator, change, 77n)
  const created = await world.succeed(creator, made.instructions)
  const state = () => world.find(made.presale)
  expect(readEvent(created.events)).toEqual({ name: 'Created', state: state() })
  expect(state()).toMatchObject({ id: 77n, creator: creator.address, infoKey: 'bafkrei' })
  const draft = world.draft(token, change)
  const { mint, tokenProgram } = token
  const place = { program: world.program, tokenProgram, mint }
  const presale = { ...place, ...made, token, creator, draft }
  const listed = await world.act(presale, {
    kind: 'setWhitelist',
    root: new Uint8Array(32).fill(5),
  })
  expect(readEvent(listed.events)).toEqual({ name: 'WhitelistSet', state: state() })
  const { startAt, endAt } = draft
  const moved = await world.act(presale, { kind: 'setTime', startAt, endAt: endAt + 5 })
  expect(readEvent(moved.events)).toEqual({ name: 'TimeSet', state: state() })
  world.setTime(startAt)
  const wallet = ann.address
  const paid = await world.contribute(presale, ann, 6n * sol)
  expect(readEvent(paid.events)).toEqual({
    ...{ name: 'Contributed', state: state(), wallet, contributed: 6n * sol },
    ...{ kept: 6n * sol, amount: 6n * sol, inviter: SYSTEM_PROGRAM_ADDRESS },
  })
  const left = await world.refund(presale, ann)
  expect(readEvent(left.events)).toEqual({
    ...{ name: 'Refunded', state: state(), wallet, contributed: 0n },
    ...{ paid: (54n * sol) / 10n, fee: (6n * sol) / 10n, inviter: SYSTEM_PROGRAM_ADDRESS },
  })
  const again = await world.contribute(presale, ann, 9n * sol)
  expect(readEvent(again.events)).toMatchObject({ kept: 8n * sol, amount: 9n * sol })
  world.setTime(endAt + 5)
  const finished = await world.finalize(presale, creator)
  expect(readEvent(finished.events)).toEqual({
    ...{ name: 'Finished', state: state(), burned: 2_000_000n },
  })
  expect(state()).toMatchObject({ status: 'finished', proceeds: (86n * sol) / 10n, unsold: 0n })
  const taken = await world.act(presale, { kind: 'withdraw' })
  expect(readEvent(taken.events)).toEqual({
    ...{ name: 'Withdrawn', state: state(), lamports: (86n * sol) / 10n, tokens: 0n },
  })
  const claimed = await world.claim(presale, creator, { address: wallet })
  expect(readEvent(claimed.events)).toEqual({
    ...{ name: 'Claimed', state: state(), wallet, contributed: 8n * sol },
    ...{ tokens: 8_000_000n, excess: 0n, inviter: SYSTEM_PROGRAM_ADDRESS },
  })
  const last = state()
  const closed = await world.act(presale, { kind: 'close', isTaxed: false })
  expect(readEvent(closed.events)).toEqual({ name: 'Closed', state: last, tokens: 0n })
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
  expect(readEvent(events)).toMatchObject({ name: 'Refunded', state: state(), paid: 5n * sol })
  expect(state()).toMatchObject({ status: 'canceled', reason: 'lapsed' })
  const last = state()
  const closed = await world.act(presale, { kind: 'close', isTaxed: false })
  expect(readEvent(closed.events)).toEqual({ name: 'Closed', state: last, tokens: 10_000_000n })
  const other = await world.presale(token, creator)
  const canceled = await world.act(other, { kind: 'cancel' })
  expect(readEvent(canceled.events)).toEqual({ name: 'Canceled', state: world.read(other) })
})

test('events tell who invited whom, and what that paid', async () => {
  const world = await PresaleWorld.open()
  const [creator, ann, ben] = [await world.person(), await world.person(), await world.person()]
  const token = await world.token([creator])
  const presale = await world.presale(token, creator, { inviterBps: [1_000] })
  const state = () => world.read(presale)
  const registered = await world.registerInviter(presale, ben)
  expect(readEvent(registered.events)).toEqual({
    ...{ name: 'InviterRegistered', state: state(), wallet: ben.address, contributed: 0n },
  })
  world.setTime(presale.draft.startAt)
  const wallet = ann.address
  const paid = await world.contribute(presale, ann, 6n * sol, { inviter: ben })
  expect(readEvent(paid.events)).toMatchObject({ name: 'Contributed', inviter: ben.address })
  expect(state().earned).toBe((6n * sol) / 10n)
  await world.contribute(presale, ben, sol)
  world.setTime(presale.draft.endAt)
  await world.finalize(presale, creator)
  const rewarded = await world.claimReward(presale, creator, { address: ben.address })
  expect(readEvent(rewarded.events)).toEqual({
    ...{ name: 'RewardPaid', state: state(), wallet: ben.address, contributed: sol },
    paid: (6n * sol) / 10n,
  })
  const claimed = await world.claim(presale, creator, { address: wallet })
  expect(readEvent(claimed.events)).toMatchObject({ name: 'Claimed', inviter: ben.address })
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
    { name: 'Claimed', tokens: 1_000_000n, excess: 0n },
    { name: 'RewardPaid', paid: (6n * sol) / 10n, state: world.read(presale) },
  ])
})
