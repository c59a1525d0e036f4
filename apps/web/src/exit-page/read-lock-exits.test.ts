import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { answerReads } from '../../test/answer-reads.ts'
import {
  known,
  nobody,
  releaseOf,
  stranger,
  token,
  tokenAnswers,
  user,
} from '../../test/exit-world.ts'
import { readLockExits } from './read-lock-exits.ts'

const { tokenLocker, liquidityLocker, nftLocker } = releaseOf('1')
const times = { owner: user, lockedAt: 1n, unlockAt: 2_000n }

const lockedTokens = {
  ...times,
  ...{ token, rebasing: false, migratable: false, amount: 10n, initialAmount: 10n, units: 10n },
  initialUnits: 10n,
  schedule: { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n },
}

const read = async (
  locker: string | undefined,
  answers: Record<string, unknown>,
  now = 1_000,
  refused = false,
) => {
  const { client } = answerReads({ ...tokenAnswers, ...answers }, { now, refused })
  const report = await readLockExits(client, known('lock', locker as typeof token), user)
  const acts = report.acts.map(({ name, gets, about, transaction, abi }) => {
    const { functionName, args } = decodeFunctionData({ abi, data: transaction.data })
    return {
      name,
      about,
      gets: gets.map(({ amount }) => amount),
      call: [functionName, ...(args ?? [])],
    }
  })
  return { report, acts }
}

test('of tokens the released part is offered, of the owner’s locks alone', async () => {
  const lockOf = (id: bigint) => ({ ...lockedTokens, owner: id === 3n ? user : stranger })
  const answers = { findLocks: [[3n, 2n], 0n], lockOf, releasable: [4n, 4n] }
  const { report, acts } = await read(tokenLocker?.address, answers)
  expect(acts).toEqual([
    { name: 'unlock', about: '#3 · KEEL', gets: [4n], call: ['withdrawReleased', 3n] },
  ])
  // Six of the ten are locked still.
  expect(report.facts.map(({ amount }) => amount?.amount)).toEqual([6n])
})

test('what has come free is not said to be locked', async () => {
  const tokens = { findLocks: [[3n], 0n], lockOf: lockedTokens, releasable: [10n, 10n] }
  const nft = {
    ...times,
    ...{ collection: token, nftId: 7n, poolAddress: nobody, feeReceiver: user, held: true },
    ...{ kind: 0n, amount: 1n, changes: 0n },
  }
  for (const [locker, answers] of [
    [tokenLocker?.address, tokens],
    [nftLocker?.address, { lockCount: 1n, lockOf: nft }],
  ] as const) {
    const { report, acts } = await read(locker, answers, 2_000)
    expect(report.facts).toEqual([])
    expect(acts).toHaveLength(1)
  }
})

test('the walk ends where its numbers end', async () => {
  const findLocks = (_owner: string, _asset: string, newest: bigint) =>
    newest === 0n ? [[9n], 5n] : [[4n], 0n]
  const { report } = await read(tokenLocker?.address, {
    findLocks,
    lockOf: lockedTokens,
    releasable: [0n, 0n],
  })
  expect(report.facts.map(({ about }) => about)).toEqual(['#9 · KEEL', '#4 · KEEL'])
  expect(report.acts).toEqual([])
})

test('liquidity comes back whole once its time is over', async () => {
  const lock = { ...times, lpToken: token, amount: 8n, initialAmount: 8n, changes: 0n }
  const answers = { lockCount: 1n, lockOf: lock }
  expect((await read(liquidityLocker?.address, answers)).acts).toEqual([])
  const { acts } = await read(liquidityLocker?.address, answers, 2_000)
  expect(acts[0]?.call).toEqual(['withdraw', 1n, 8n])
})

test('liquidity is called by its pair, and by its own symbol where that says nothing', async () => {
  const lock = { ...times, lpToken: token, amount: 8n, initialAmount: 8n, changes: 0n }
  const answers = { lockCount: 1n, lockOf: lock, poolOf: [user, stranger, nobody] }
  const sides = { [`${user} symbol`]: 'SAIL', [`${stranger} symbol`]: 'WETH' }
  const { report } = await read(liquidityLocker?.address, { ...answers, ...sides })
  expect(report.facts.map(({ about, amount }) => [about, amount?.symbol])).toEqual([
    ['#1 · SAIL / WETH', 'SAIL / WETH'],
  ])
  const none = await read(liquidityLocker?.address, {
    ...answers,
    poolOf: [nobody, nobody, nobody],
  })
  expect(none.report.facts.map(({ about }) => about)).toEqual(['#1 · KEEL'])
})

test('an NFT comes back once its time is over; one locked for ever never does, and a position pays fees', async () => {
  const lock = {
    ...times,
    ...{ collection: token, nftId: 7n, poolAddress: nobody, feeReceiver: user, held: true },
    ...{ kind: 0n, amount: 1n, changes: 0n },
  }
  const answers = { lockCount: 1n, lockOf: lock }
  expect((await read(nftLocker?.address, answers)).acts).toEqual([])
  const { acts } = await read(nftLocker?.address, answers, 2_000)
  expect(acts.map(({ call }) => call)).toEqual([['withdraw', 1n]])
  const forever = { ...lock, unlockAt: lockForever, kind: 1n }
  const { report } = await read(nftLocker?.address, { ...answers, lockOf: forever }, 2_000)
  expect(report.acts.map(({ name }) => name)).toEqual(['fees'])
  expect(report.facts[0]?.time).toBe(0)
})

test('an NFT that its collection took out of the lock is offered to nobody, unless it came back', async () => {
  const lock = {
    ...times,
    ...{ collection: token, nftId: 7n, poolAddress: nobody, feeReceiver: user, held: false },
    ...{ kind: 1n, amount: 1n, changes: 0n },
  }
  const answers = { lockCount: 1n, lockOf: lock }
  const { report, acts } = await read(nftLocker?.address, answers, 2_000, true)
  expect(acts).toEqual([])
  expect(report.facts).toEqual([])
  const back = await read(nftLocker?.address, answers, 2_000)
  expect(back.acts.map(({ name }) => name)).toEqual(['unlock-nft', 'fees'])
})
