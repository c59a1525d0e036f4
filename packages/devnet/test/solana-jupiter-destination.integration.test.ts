import { buildEscrowClaim } from '@slipway/sdk/solana/jupiter-lock/build-escrow-claim'
import { testEscrow } from '@slipway/sdk/solana/jupiter-lock/test/test-escrow'
import type { Address } from '@solana/kit'
import { getApproveInstruction } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { LockerWorld } from './locker-world.ts'
import { tokenKinds } from './token-world.ts'

// Jupiter Lock itself is not run: this is what stands before its claim.
test('a claim into another account than the associated one begins with what refuses accounts of strangers', async () => {
  const world = await LockerWorld.open()
  const [recipient, stranger] = [await world.person(), await world.person()]
  const [{ tokenProgram }] = tokenKinds
  const token = await world.token([stranger], { tokenProgram })
  const escrow = testEscrow({ mint: token.mint, tokenProgram, recipient: recipient.address })
  const begin = async (destination: Address) => {
    const all = await buildEscrowClaim(escrow, recipient, destination)
    return world.send(recipient, all.slice(0, -1))
  }
  const own = await world.giveAway(token, recipient, stranger.address)
  expect((await begin(own)).error).toBeUndefined()
  const source = await world.accountOf(token, stranger.address)
  expect((await begin(source)).error).toBeDefined()
  // Whom its owner lets spend is not its owner.
  const approval = { source, delegate: recipient.address, owner: stranger, amount: 2n ** 64n - 1n }
  await world.succeed(stranger, [getApproveInstruction(approval, { programAddress: tokenProgram })])
  expect((await begin(source)).error).toBeDefined()
})
