import { buildAccountOpening } from '@slipway/sdk/solana/build-account-opening'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import { buildPresaleClaim } from '@slipway/sdk/solana/presale/build-buyer-action'
import { type KeyPairSigner, lamports } from '@solana/kit'
import { beforeEach, expect, test } from 'vitest'
import { PresaleWorld, sol, type TestPresale } from './presale-world.ts'
import { type TestToken, tokenKinds } from './token-world.ts'

let world: PresaleWorld
let creator: KeyPairSigner
let ann: KeyPairSigner
let ben: KeyPairSigner

beforeEach(async () => {
  world = await PresaleWorld.open()
  ;[creator, ann, ben] = [await world.person(), await world.person(), await world.person()]
})

/** Ann has left it for the fee, Ben has filled its soft cap, and it is over. */
async function overPresale(token: TestToken): Promise<TestPresale> {
  const presale = await world.presale(token, creator)
  world.setTime(presale.draft.startAt)
  await world.contribute(presale, ann, sol)
  await world.contribute(presale, ben, 6n * sol)
  expect((await world.refund(presale, ann)).error).toBeUndefined()
  world.setTime(presale.draft.endAt)
  return presale
}

test('a creator whose associated account is somebody else’s is paid into another one of its own', async () => {
  const [{ tokenProgram }] = tokenKinds
  const token = await world.token([creator], { tokenProgram })
  const presale = await overPresale(token)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const destination = await world.giveAway(token, creator, ben.address)
  expect((await world.act(presale, { kind: 'withdraw' })).error).toBeDefined()
  const withdraw = { kind: 'withdraw', destination } as const
  expect((await world.act(presale, withdraw)).error).toBeUndefined()
  // What was not sold.
  expect(world.balanceAt(destination)).toBe(4_000_000n)
})

test('a buyer whose associated account is somebody else’s claims into another one of its own', async () => {
  const [{ tokenProgram }] = tokenKinds
  const token = await world.token([creator], { tokenProgram })
  const presale = await overPresale(token)
  expect((await world.finalize(presale, creator)).error).toBeUndefined()
  const destination = await world.giveAway(token, ben, ann.address)
  expect((await world.claim(presale, ben, { signer: ben })).error).toBeDefined()
  expect((await world.claim(presale, creator, { address: ben.address })).error).toBeDefined()
  const claimed = await world.claim(presale, ben, { signer: ben, destination })
  expect(claimed.error).toBeUndefined()
  expect(world.balanceAt(destination)).toBe(6_000_000n)
  expect(await world.buyer(presale, ben)).toBeUndefined()
})

test.each(tokenKinds.slice(0, 2))(
  'a buyer whose associated account of $name was frozen before the right to freeze was given up claims into another one',
  async ({ tokenProgram }) => {
    const token = await world.token([creator], { tokenProgram, freezable: true })
    await world.freezeForever(token, ben.address)
    const presale = await overPresale(token)
    expect((await world.finalize(presale, creator)).error).toBeUndefined()
    const frozen = 17
    expect((await world.claim(presale, ben, { signer: ben })).error).toBe(frozen)
    expect((await world.claim(presale, creator, { address: ben.address })).error).toBe(frozen)
    const destination = await world.openSecond(token, ben)
    const claimed = await world.claim(presale, ben, { signer: ben, destination })
    expect(claimed.error).toBeUndefined()
    expect(world.balanceAt(destination)).toBe(6_000_000n)
    expect(await world.buyer(presale, ben)).toBeUndefined()
  },
)

test.each(tokenKinds.slice(0, 2))(
  'a buyer whose only account of $name is frozen opens another one by the claim, and signs alone',
  async ({ tokenProgram }) => {
    const token = await world.token([creator], { tokenProgram, freezable: true })
    await world.freezeForever(token, ben.address)
    const presale = await overPresale(token)
    expect((await world.finalize(presale, creator)).error).toBeUndefined()
    // As pages count it: as large as an associated account, which of Token-2022 has a mark of its own.
    const accountBytes = tokenProgram === firstTokenProgram ? 165 : 170
    const rent = lamports(world.rentOf(accountBytes))
    const opening = await buildAccountOpening({ ...token, accountBytes }, ben.address, rent)
    const who = { signer: ben, destination: opening.address }
    const claim = await buildPresaleClaim(presale, ben, who)
    const claimed = await world.send(ben, [...opening.instructions, ...claim])
    expect(claimed.error).toBeUndefined()
    expect(world.balanceAt(opening.address)).toBe(6_000_000n)
    expect(await world.buyer(presale, ben)).toBeUndefined()
  },
)
