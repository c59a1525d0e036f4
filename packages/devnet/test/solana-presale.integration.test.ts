import {
  buildPresaleClaim,
  buildPresaleRefund,
} from '@slipway/sdk/solana/presale/build-buyer-action'
import {
  buildCreatorAction,
  buildPresaleFinalize,
  type CreatorAction,
} from '@slipway/sdk/solana/presale/build-creator-action'
import { buildPresaleContribution } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { buildPresaleCreation } from '@slipway/sdk/solana/presale/build-presale-creation'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import { namePresaleError } from '@slipway/sdk/solana/presale/name-presale-error'
import { presaleDecoder } from '@slipway/sdk/solana/presale/presale-codec'
import type { SolanaPresaleDraft } from '@slipway/sdk/solana/presale/types'
import type { KeyPairSigner } from '@solana/kit'
import { expect, test } from 'vitest'
import { deployOnMachine } from './program-machine.ts'
import { day, TokenWorld, tokenKinds } from './token-world.ts'

const sol = 1_000_000_000n

async function open(
  tokenProgram: (typeof tokenKinds)[number]['tokenProgram'],
  change: Partial<SolanaPresaleDraft> = {},
) {
  const { machine, program } = await deployOnMachine('presale')
  const world = new TokenWorld(machine, program, namePresaleError)
  const [creator, ann, ben] = await Promise.all([world.person(), world.person(), world.person()])
  const token = await world.token([creator], { tokenProgram })
  const draft: SolanaPresaleDraft = {
    ...{ mint: token.mint, tokenProgram, amount: 10_000_000n, tokens: 10_000_000n },
    ...{ softCap: 5n * sol, hardCap: 10n * sol, minContribution: sol / 10n },
    ...{ maxContribution: 8n * sol, startAt: world.now + 400, endAt: world.now + 400 + day },
    ...{ t1Seconds: 0, t2Seconds: 0, cycleSeconds: 0, firstBps: 10_000, cycleBps: 0 },
    ...{ kind: 1, whitelistMode: 0, burnsUnsold: false, root: new Uint8Array(32), infoKey: '' },
    ...change,
  }
  const { presale, vault, instructions } = await buildPresaleCreation(program, creator, draft, 1n)
  await world.succeed(creator, instructions)
  const place = { program, tokenProgram, presale, vault, mint: token.mint }
  return {
    ...{ world, creator, ann, ben, token, draft, place },
    lamportsOf: (one: KeyPairSigner) => machine.getBalance(one.address) ?? 0n,
    contribute: async (one: KeyPairSigner, amount: bigint) =>
      world.send(one, [await buildPresaleContribution(program, presale, one, amount)]),
    refund: async (one: KeyPairSigner) =>
      world.send(one, [await buildPresaleRefund(place, { signer: one })]),
    refundFor: async (payer: KeyPairSigner, one: KeyPairSigner) =>
      world.send(payer, [await buildPresaleRefund(place, { address: one.address })]),
    finalize: (one: KeyPairSigner) => world.send(one, [buildPresaleFinalize(place, one)]),
    claim: async (payer: KeyPairSigner, one: KeyPairSigner) =>
      world.send(payer, await buildPresaleClaim(place, payer, { address: one.address })),
    act: async (action: CreatorAction, by = creator) =>
      world.send(by, await buildCreatorAction(place, by, action)),
    read() {
      const account = machine.getAccount(presale)
      if (!account.exists) throw new Error('There is no presale.')
      return presaleDecoder.decode(account.data)
    },
    hasBuyer: async (one: KeyPairSigner) =>
      machine.getAccount(await findBuyerAddress(program, presale, one.address)).exists,
  }
}

test.each(tokenKinds.slice(0, 2))('a presale of $name that succeeds', async ({ tokenProgram }) => {
  const p = await open(tokenProgram, { firstBps: 2_500, cycleBps: 2_500, cycleSeconds: day })
  expect((await p.contribute(p.ann, sol)).error).toBe('NotStarted')
  p.world.setTime(p.draft.startAt)
  expect((await p.contribute(p.ann, 3n * sol)).error).toBeUndefined()
  expect((await p.contribute(p.ben, sol / 100n)).error).toBe('BelowMin')
  // What does not fit never leaves.
  const before = p.lamportsOf(p.ben)
  expect((await p.contribute(p.ben, 9n * sol)).error).toBeUndefined()
  expect(before - p.lamportsOf(p.ben)).toBeLessThan(7n * sol + sol / 100n)
  expect(p.read()).toMatchObject({ total: 10n * sol, buyers: 2, accounts: 2 })
  expect((await p.contribute(p.ann, sol)).error).toBe('HardCapReached')
  expect((await p.claim(p.ann, p.ann)).error).toBe('NotFinished')
  expect((await p.finalize(p.ann)).error).toBe('OwnerOnly')
  expect((await p.finalize(p.creator)).error).toBeUndefined()
  expect(p.read()).toMatchObject({ status: 1, sold: 10_000_000n, proceeds: 10n * sol })
  expect((await p.claim(p.ben, p.ann)).error).toBeUndefined()
  expect(await p.world.balanceOf(p.token, p.ann.address)).toBe(750_000n)
  expect((await p.claim(p.ben, p.ann)).error).toBe('NothingToClaim')
  const owned = p.lamportsOf(p.creator)
  expect((await p.act({ kind: 'withdraw' })).error).toBeUndefined()
  expect(p.lamportsOf(p.creator) - owned).toBe((10n * sol) / 4n - 5_000n)
  expect((await p.act({ kind: 'withdraw' })).error).toBe('NothingToWithdraw')
  expect((await p.act({ kind: 'close' })).error).toBe('StillOwing')
  p.world.pass(3 * day)
  for (const one of [p.ann, p.ben]) expect((await p.claim(p.ben, one)).error).toBeUndefined()
  expect(await p.world.balanceOf(p.token, p.ann.address)).toBe(3_000_000n)
  expect(await p.world.balanceOf(p.token, p.ben.address)).toBe(7_000_000n)
  expect((await p.act({ kind: 'close' })).error).toBeUndefined()
  expect(p.lamportsOf(p.creator) - owned).toBeGreaterThan(10n * sol - 20_000n)
})

test('a presale that misses its soft cap gives everything back, fees of leaving included', async () => {
  const p = await open(tokenKinds[1].tokenProgram)
  p.world.setTime(p.draft.startAt)
  const before = p.lamportsOf(p.ann)
  expect((await p.contribute(p.ann, 2n * sol)).error).toBeUndefined()
  expect((await p.refund(p.ann)).error).toBeUndefined()
  expect(p.read()).toMatchObject({ total: 0n, exitFees: sol / 5n, buyers: 0, accounts: 1 })
  expect((await p.contribute(p.ben, 4n * sol)).error).toBeUndefined()
  p.world.setTime(p.draft.endAt - 900)
  expect((await p.refund(p.ben)).error).toBe('ExitClosed')
  p.world.setTime(p.draft.endAt)
  expect((await p.finalize(p.creator)).error).toBe('SoftCapNotReached')
  for (const one of [p.ann, p.ben])
    expect((await p.refundFor(p.creator, one)).error).toBeUndefined()
  expect(before - p.lamportsOf(p.ann)).toBe(10_000n)
  expect([await p.hasBuyer(p.ann), await p.hasBuyer(p.ben)]).toEqual([false, false])
  expect(p.read()).toMatchObject({ status: 2, reason: 2, total: 0n, exitFees: 0n, accounts: 0 })
  expect((await p.act({ kind: 'withdraw' })).error).toBeUndefined()
  expect((await p.act({ kind: 'close' })).error).toBeUndefined()
})

test('an over-subscribed fair presale shares out the hard cap and gives the rest back', async () => {
  const p = await open(tokenKinds[0].tokenProgram, { kind: 2, maxContribution: 100n * sol })
  p.world.setTime(p.draft.startAt)
  expect((await p.contribute(p.ann, 30n * sol)).error).toBeUndefined()
  expect((await p.contribute(p.ben, 10n * sol)).error).toBeUndefined()
  p.world.setTime(p.draft.endAt + day)
  expect((await p.finalize(p.ann)).error).toBeUndefined()
  const before = p.lamportsOf(p.ann)
  expect((await p.claim(p.ben, p.ann)).error).toBeUndefined()
  expect(await p.world.balanceOf(p.token, p.ann.address)).toBe(7_500_000n)
  expect(p.lamportsOf(p.ann) - before).toBeGreaterThanOrEqual((225n * sol) / 10n)
})
