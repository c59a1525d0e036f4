import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import { buildPresaleFinalize } from '@slipway/sdk/solana/presale/build-creator-action'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import { generateKeyPairSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { beforeEach, expect, test } from 'vitest'
import { openPresale, sol } from './presale-world.ts'
import { day, swapLast, tokenKinds } from './token-world.ts'

let p: Awaited<ReturnType<typeof openPresale>>
beforeEach(async () => {
  p = await openPresale(tokenKinds[1].tokenProgram)
  p.world.setTime(p.draft.startAt)
  expect((await p.contribute(p.ann, 5n * sol)).error).toBeUndefined()
  expect((await p.contribute(p.ben, 5n * sol)).error).toBeUndefined()
})

test('nobody but a wallet takes its contribution out of an open presale', async () => {
  expect((await p.refundFor(p.ben, p.ann)).error).toBe('SignatureMissing')
  const annsPlace = await findBuyerAddress(p.world.program, p.place.presale, p.ann.address)
  const own = await buildPresaleRefund(p.place, { signer: p.ben })
  const theirs = swapLast([own], 2, annsPlace)
  expect((await p.world.send(p.ben, theirs)).error).toBe('BuyerMismatch')
  expect(p.read().total).toBe(10n * sol)
})

test('only the creator cancels, moves times and withdraws', async () => {
  const times = { kind: 'setTime', startAt: p.draft.startAt, endAt: p.draft.endAt } as const
  for (const action of [
    { kind: 'cancel' },
    { kind: 'withdraw' },
    { kind: 'close' },
    times,
  ] as const)
    expect((await p.act(action, p.ann)).error).toBe('NotCreator')
  expect((await p.act({ kind: 'withdraw' })).error).toBe('NothingToWithdraw')
  expect((await p.act({ kind: 'close' })).error).toBe('StillRunning')
})

test('a wrong vault, a wrong mint, a fake token program and another wallet’s account', async () => {
  expect((await p.finalize(p.creator)).error).toBeUndefined()
  const claim = await buildPresaleClaim(p.place, p.ben, { signer: p.ben })
  const other = await p.world.token([p.ben])
  const bens = await p.world.accountOf(p.token, p.ben.address)
  const anns = await p.world.accountOf(p.token, p.ann.address)
  await p.world.succeed(p.ben, [await p.world.opening(p.token, p.ben, p.ann.address)])
  const expected = [
    [3, bens, 'VaultMismatch'],
    [4, anns, 'DestinationNotOwners'],
    [5, other.mint, 'MintMismatch'],
    [6, SYSTEM_PROGRAM_ADDRESS, 'TokenProgramUnknown'],
  ] as const
  for (const [at, address, error] of expected)
    expect((await p.world.send(p.ben, swapLast(claim, at, address))).error).toBe(error)
  const finalize = buildPresaleFinalize(p.place, p.creator)
  expect((await p.world.send(p.creator, [finalize])).error).toBe('NotOpen')
})

test('forged state: a presale or a wallet’s account of another program is none', async () => {
  const forged = (await generateKeyPairSigner()).address
  for (const [at, address] of [
    [1, p.place.presale],
    [2, await findBuyerAddress(p.world.program, p.place.presale, p.ann.address)],
  ] as const) {
    const real = p.world.machine.getAccount(address)
    if (!real.exists) throw new Error('There is no account.')
    p.world.machine.setAccount({ ...real, address: forged, programAddress: SYSTEM_PROGRAM_ADDRESS })
    const own = await buildPresaleRefund(p.place, { signer: p.ann })
    expect((await p.world.send(p.ann, swapLast([own], at, forged))).error).toBe('Unknown')
  }
  // A wallet's account is no presale.
  const place = await findBuyerAddress(p.world.program, p.place.presale, p.ann.address)
  const own = await buildPresaleRefund(p.place, { signer: p.ann })
  expect((await p.world.send(p.ann, swapLast([own], 1, place))).error).toBe('Unknown')
})

test('a wallet is refunded once, also within one transaction', async () => {
  p.world.setTime(p.draft.startAt + 10)
  expect((await p.act({ kind: 'cancel' })).error).toBeUndefined()
  const refund = await buildPresaleRefund(p.place, { signer: p.ann })
  expect((await p.world.send(p.ann, [refund, refund])).error).toBe('Unknown')
  expect((await p.refund(p.ann)).error).toBeUndefined()
  expect((await p.refund(p.ann)).error).toBe('Unknown')
  expect((await p.contribute(p.ann, sol)).error).toBe('NotOpen')
})

test('seven days after the end nobody finishes: everybody leaves for nothing', async () => {
  p.world.setTime(p.draft.endAt + 7 * day)
  expect((await p.finalize(p.creator)).error).toBe('Lapsed')
  for (const one of [p.ann, p.ben])
    expect((await p.refundFor(p.creator, one)).error).toBeUndefined()
  expect(p.read()).toMatchObject({ status: 2, reason: 3, total: 0n })
})

test('nobody can upgrade the program', () => {
  expect(p.world.codeAuthority()).toBe(0)
})
