import { expect, test } from 'vitest'
import { AirdropWorld } from './airdrop-world.ts'
import { tokenKinds } from './token-world.ts'

test('claimant and creator whose associated accounts are somebody else’s are paid into others of their own', async () => {
  const world = await AirdropWorld.open()
  const people = [await world.person(), await world.person(), await world.person()] as const
  const [creator, claimant, stranger] = people
  const [{ tokenProgram }] = tokenKinds
  const token = await world.token([creator], { tokenProgram })
  const list = [
    { claimant: claimant.address, amount: 1_000n },
    { claimant: stranger.address, amount: 70n },
  ]
  const airdrop = await world.airdrop(token, creator, list)
  const claimed = await world.giveAway(token, claimant, stranger.address)
  expect((await world.claim(airdrop, 0, claimant, { signer: claimant })).error).toBeDefined()
  // What somebody else sends goes to the associated account alone.
  expect((await world.claim(airdrop, 0, stranger)).error).toBeDefined()
  const own = { signer: claimant, destination: claimed }
  expect((await world.claim(airdrop, 0, claimant, own)).error).toBeUndefined()
  expect(world.balanceAt(claimed)).toBe(1_000n)

  world.setTime(world.read(airdrop.address).endAt ?? 0)
  const destination = await world.giveAway(token, creator, stranger.address)
  expect((await world.close(airdrop)).error).toBeDefined()
  expect((await world.close(airdrop, creator, { destination })).error).toBeUndefined()
  expect(world.balanceAt(destination)).toBe(70n)
  expect(world.find(airdrop.address)).toBeUndefined()
})
