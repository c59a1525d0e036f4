import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { calculateClaimable } from '@slipway/sdk/solana/airdrop/calculate-claimable'
import { checkAirdropList } from '@slipway/sdk/solana/airdrop/check-airdrop-list'
import { readPaid } from '@slipway/sdk/solana/airdrop/read-paid'
import type { AirdropEntry } from '@slipway/sdk/solana/airdrop/types'
import type { KeyPairSigner } from '@solana/kit'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AirdropWorld, airdropFeeBps } from './airdrop-world.ts'
import { day, feeOf, largest, supply, type TestToken, tokenKinds } from './token-world.ts'

let world: AirdropWorld
beforeAll(async () => {
  world = await AirdropWorld.open()
})

describe.each(tokenKinds)('airdrops of $name', ({ tokenProgram, isTaxed }) => {
  let creator: KeyPairSigner
  let first: KeyPairSigner
  let second: KeyPairSigner
  let stranger: KeyPairSigner
  let token: TestToken
  let list: readonly AirdropEntry[]
  /** What of an amount arrives. */
  const net = (sent: bigint) => (isTaxed ? sent - (sent * 2n + 99n) / 100n : sent)

  beforeEach(async () => {
    ;[creator, first, second, stranger] = (await Promise.all(
      Array.from({ length: 4 }, () => world.person()),
    )) as [KeyPairSigner, KeyPairSigner, KeyPairSigner, KeyPairSigner]
    const extensions = isTaxed ? [feeOf(creator.address, airdropFeeBps)] : []
    token = await world.token([creator], { tokenProgram, extensions })
    list = [
      { claimant: first.address, amount: 1_000_000n },
      { claimant: second.address, amount: 250_000n },
      { claimant: first.address, amount: 7n },
    ]
  })

  test('each entry is paid once, to its claimant, whoever sends the claim', async () => {
    const startAt = world.now + day
    const airdrop = await world.airdrop(token, creator, list, { startAt, endIn: 10 * day })
    const made = world.read(airdrop.address)
    expect(made).toMatchObject({ creator: creator.address, mint: token.mint, startAt })
    expect(made).toMatchObject({ total: 1_250_007n, claimed: 0n, entries: 3, settled: 0 })
    expect(world.balanceAt(airdrop.vault)).toBe(made.deposited)
    world.setTime(startAt - 1)
    expect((await world.claim(airdrop, 0, stranger)).error).toBe('NotRunning')
    world.setTime(startAt)
    expect((await world.claim(airdrop, 0, stranger)).error).toBeUndefined()
    expect((await world.claim(airdrop, 0, first)).error).toBe('NothingToClaim')
    expect((await world.claim(airdrop, 1, second, { signer: second })).error).toBeUndefined()
    // One account may stand in the list twice.
    expect((await world.claim(airdrop, 2, first)).error).toBeUndefined()
    for (const index of [0, 1, 2])
      expect((await world.claim(airdrop, index, stranger)).error).toBe('NothingToClaim')
    expect(await world.balanceOf(token, first.address)).toBe(net(1_000_000n) + net(7n))
    expect(await world.balanceOf(token, second.address)).toBe(net(250_000n))
    expect(await world.balanceOf(token, stranger.address)).toBe(0n)
    const after = world.read(airdrop.address)
    expect(after).toMatchObject({ claimed: 1_250_007n, settled: 3 })
    expect(world.balanceAt(airdrop.vault)).toBe(made.deposited - after.claimed)
  })

  test('what is released is paid by the second, and not a unit more', async () => {
    const startAt = world.now + day
    const terms = { startAt, firstBps: 1_500, releaseSeconds: 100 * day, endIn: 120 * day }
    const airdrop = await world.airdrop(token, creator, list, terms)
    const paidOf = (index: number) =>
      readPaid(world.read(airdrop.address), index, list[index]?.amount ?? 0n)
    world.setTime(startAt)
    expect((await world.claim(airdrop, 0, first)).error).toBeUndefined()
    expect(paidOf(0)).toBe(150_000n)
    expect((await world.claim(airdrop, 0, first)).error).toBe('NothingToClaim')
    world.setTime(startAt + 40 * day)
    const entry = { index: 0, amount: 1_000_000n }
    expect(calculateClaimable(world.read(airdrop.address), entry, world.now)).toBe(340_000n)
    // Each payment costs a fee: what others send before the end of the release would multiply it.
    const others = await world.claim(airdrop, 0, stranger)
    expect(others.error).toBe(isTaxed ? 'PartOfTaxed' : undefined)
    if (isTaxed) expect((await world.claim(airdrop, 0, first)).error).toBeUndefined()
    expect(paidOf(0)).toBe(490_000n)
    expect((await world.claim(airdrop, 1, second)).error).toBeUndefined()
    // 15 % of 250 000 and two fifths of the rest; of 7 units 1 at the start and 2.4 since.
    expect(paidOf(1)).toBe(122_500n)
    expect((await world.claim(airdrop, 2, first)).error).toBeUndefined()
    expect(paidOf(2)).toBe(3n)
    expect(world.read(airdrop.address).settled).toBe(0)
    world.setTime(startAt + 100 * day - 1)
    expect((await world.claim(airdrop, 0, first)).error).toBeUndefined()
    expect(paidOf(0)).toBeLessThan(1_000_000n)
    world.setTime(startAt + 100 * day)
    for (const index of [0, 1, 2]) {
      expect((await world.claim(airdrop, index, stranger)).error).toBeUndefined()
      expect((await world.claim(airdrop, index, stranger)).error).toBe('NothingToClaim')
    }
    const { claimed, settled, deposited } = world.read(airdrop.address)
    expect({ claimed, settled }).toEqual({ claimed: 1_250_007n, settled: 3 })
    expect(world.balanceAt(airdrop.vault)).toBe(deposited - claimed)
  })

  test('the creator takes what nobody claimed from the end on, to the second, and never before', async () => {
    const airdrop = await world.airdrop(token, creator, list, { endIn: 5 * day })
    expect((await world.close(airdrop)).error).toBe('StillRunning')
    await world.succeed(first, await world.claimOf(airdrop, 0, first))
    const { endAt = 0, deposited } = world.read(airdrop.address)
    world.setTime(endAt - 1)
    expect((await world.close(airdrop)).error).toBe('StillRunning')
    expect((await world.claim(airdrop, 1, second)).error).toBeUndefined()
    world.setTime(endAt)
    expect((await world.claim(airdrop, 2, first)).error).toBe('NotRunning')
    expect((await world.close(airdrop, stranger)).error).toBe('NotCreator')
    const before = await world.balanceOf(token, creator.address)
    expect((await world.close(airdrop)).error).toBeUndefined()
    const left = deposited - 1_250_000n
    expect((await world.balanceOf(token, creator.address)) - before).toBe(net(left))
    expect(world.find(airdrop.address)).toBeUndefined()
    expect(world.machine.getAccount(airdrop.vault).exists).toBe(false)
  })

  test('without an end nothing is taken back before every entry was paid; then the deposits are', async () => {
    const airdrop = await world.airdrop(token, creator, list, { endAt: undefined })
    world.pass(10_000 * day)
    expect((await world.close(airdrop)).error).toBe('StillRunning')
    for (const index of [0, 1])
      await world.succeed(first, await world.claimOf(airdrop, index, first))
    expect((await world.close(airdrop)).error).toBe('StillRunning')
    await world.succeed(first, await world.claimOf(airdrop, 2, first))
    const lamports = world.machine.getBalance(creator.address) ?? 0n
    const deposits = [airdrop.address, airdrop.vault].map(
      (one) => world.machine.getBalance(one) ?? 0n,
    )
    expect((await world.close(airdrop)).error).toBeUndefined()
    const sum = deposits.reduce<bigint>((one, next) => one + next, 0n)
    expect(world.machine.getBalance(creator.address)).toBe(lamports + sum - 5_000n)
  })

  test('a list is covered when its airdrop begins: not by a unit less than arrives', async () => {
    const { amount } = world.draft(token, list)
    const short = await world.creation(token, creator, list, { amount: amount - 1n })
    expect(await world.send(creator, short.instructions)).toMatchObject({
      error: 'NotCovered',
      at: 1,
    })
    const airdrop = await world.airdrop(token, creator, list, { amount })
    const { deposited, total } = world.read(airdrop.address)
    expect(deposited).toBe(net(amount))
    expect(deposited).toBe(total)
    expect(await world.balanceOf(token, creator.address)).toBe(supply - amount)
  })

  test('what strangers pay in counts for the list, and is left at the end', async () => {
    const airdrop = await world.airdrop(token, creator, list.slice(0, 2), { total: 1_000_000n })
    await world.succeed(first, await world.claimOf(airdrop, 0, first))
    // The list takes more than its maker said: whoever has it sees that.
    expect(checkAirdropList(world.read(airdrop.address), airdrop.list, await loadKeccak())).toBe(
      'total',
    )
    expect((await world.claim(airdrop, 1, second)).error).toBe('PoolTooSmall')
    await world.succeed(creator, [await world.transfer(token, creator, airdrop.vault, 300_000n)])
    expect((await world.claim(airdrop, 1, second)).error).toBeUndefined()
    const before = await world.balanceOf(token, creator.address)
    expect((await world.close(airdrop)).error).toBeUndefined()
    const left = net(300_000n) - 250_000n
    expect((await world.balanceOf(token, creator.address)) - before).toBe(net(left))
  })
})

test('the largest sum there is: nothing overflows, and all of it is paid', async () => {
  const [creator, one] = [await world.person(), await world.person()]
  const token = await world.token([creator])
  await world.mint(token, creator, largest - supply)
  const list = [
    { claimant: one.address, amount: largest - 1n },
    { claimant: creator.address, amount: 1n },
  ]
  const seconds = 1_000
  const terms = { releaseSeconds: seconds, firstBps: 3_333, endIn: 10 * day }
  const airdrop = await world.airdrop(token, creator, list, terms)
  const claim = () => world.claim(airdrop, 0, one, { signer: one })
  const first = ((largest - 1n) * 3_333n) / 10_000n
  for (const elapsed of [0, 1, 500, seconds - 1]) {
    world.setTime(world.read(airdrop.address).startAt + elapsed)
    expect((await claim()).error).toBeUndefined()
    const later = ((largest - 1n - first) * BigInt(elapsed)) / BigInt(seconds)
    expect(await world.balanceOf(token, one.address)).toBe(first + later)
  }
  world.pass(1)
  expect((await claim()).error).toBeUndefined()
  expect((await claim()).error).toBe('NothingToClaim')
  expect((await world.claim(airdrop, 1, one)).error).toBeUndefined()
  expect(await world.balanceOf(token, one.address)).toBe(largest - 1n)
  expect(world.balanceAt(airdrop.vault)).toBe(0n)
})
