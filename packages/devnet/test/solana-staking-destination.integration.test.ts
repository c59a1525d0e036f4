import { type Address, generateKeyPairSigner, type KeyPairSigner } from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AuthorityType,
  getInitializeAccount3Instruction,
  getSetAuthorityInstruction,
  getTokenSize,
} from '@solana-program/token-2022'
import { beforeEach, expect, test } from 'vitest'
import { StakingWorld } from './staking-world.ts'
import { day, type TestToken, tokenKinds } from './token-world.ts'

let world: StakingWorld
let owner: KeyPairSigner
let ann: KeyPairSigner
let ben: KeyPairSigner

beforeEach(async () => {
  world = await StakingWorld.open()
  ;[owner, ann, ben] = [await world.person(), await world.person(), await world.person()]
})

/** The associated account of a token becomes Ben's, and its former owner opens another one. */
async function giveAway(token: TestToken, person: KeyPairSigner): Promise<Address> {
  const config = { programAddress: token.tokenProgram }
  const other = await generateKeyPairSigner()
  const space = getTokenSize()
  await world.succeed(person, [
    getSetAuthorityInstruction(
      {
        owned: await world.accountOf(token, person.address),
        owner: person,
        authorityType: AuthorityType.AccountOwner,
        newAuthority: ben.address,
      },
      config,
    ),
    getCreateAccountInstruction({
      ...{ payer: person, newAccount: other, space },
      ...{ lamports: world.rentOf(space), programAddress: token.tokenProgram },
    }),
    getInitializeAccount3Instruction(
      { account: other.address, mint: token.mint, owner: person.address },
      config,
    ),
  ])
  return other.address
}

test('who gave the associated account of a token away gets stake, reward and surplus into another own one', async () => {
  const [{ tokenProgram }] = tokenKinds
  const stake = await world.token([owner, ann], { tokenProgram })
  const reward = await world.token([owner, ann], { tokenProgram })
  const pool = await world.pool({ stake, reward }, owner)
  expect((await world.deposit(pool, ann, 1_000n)).error).toBeUndefined()
  world.setTime(pool.draft.startAt + day)
  const stakes = await giveAway(stake, ann)
  const rewards = await giveAway(reward, ann)
  expect((await world.withdraw(pool, ann, 1_000n)).error).toBeDefined()
  expect((await world.harvest(pool, ann)).error).toBeDefined()
  const own = {
    ...pool,
    stake: { ...pool.stake, account: stakes },
    reward: { ...pool.reward, account: rewards },
  }
  expect((await world.withdraw(own, ann, 1_000n)).error).toBeUndefined()
  expect((await world.harvest(own, ann)).error).toBeUndefined()
  expect(world.balanceAt(stakes)).toBe(1_000n)
  expect(world.balanceAt(rewards)).toBe(1_000n * BigInt(day))

  const left = await giveAway(reward, owner)
  expect((await world.act(pool, { kind: 'stop' })).error).toBeUndefined()
  expect((await world.act(pool, { kind: 'recover' })).error).toBeDefined()
  const owned = { ...pool, reward: { ...pool.reward, account: left } }
  expect((await world.act(owned, { kind: 'recover' })).error).toBeUndefined()
  expect(world.balanceAt(left)).toBe(9n * 1_000n * BigInt(day))
  expect((await world.act(owned, world.closing(owned))).error).toBeUndefined()
})
