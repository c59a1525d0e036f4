import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AuthorityType,
  getInitializeAccount3Instruction,
  getSetAuthorityInstruction,
  getTokenSize,
} from '@solana-program/token-2022'
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
  const config = { programAddress: tokenProgram }
  const other = await generateKeyPairSigner()
  const space = getTokenSize()
  await world.succeed(creator, [
    getSetAuthorityInstruction(
      {
        owned: await world.accountOf(token, creator.address),
        owner: creator,
        authorityType: AuthorityType.AccountOwner,
        newAuthority: ben.address,
      },
      config,
    ),
    getCreateAccountInstruction({
      ...{ payer: creator, newAccount: other, space },
      ...{ lamports: world.rentOf(space), programAddress: tokenProgram },
    }),
    getInitializeAccount3Instruction(
      { account: other.address, mint: token.mint, owner: creator.address },
      config,
    ),
  ])
  expect((await world.act(presale, { kind: 'withdraw' })).error).toBeDefined()
  const withdraw = { kind: 'withdraw', destination: other.address } as const
  expect((await world.act(presale, withdraw)).error).toBeUndefined()
  // What was not sold.
  expect(world.balanceAt(other.address)).toBe(4_000_000n)
})
