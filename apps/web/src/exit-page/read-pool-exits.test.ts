import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { answerReads } from '../../test/answer-reads.ts'
import { known, nobody, stranger, token, tokenAnswers, user } from '../../test/exit-world.ts'
import { readPoolExits } from './read-pool-exits.ts'

const numbers = {
  ...{ rewardPerBlock: 1n, startBlock: 1n, bonusEndBlock: 2n, stakeDeadline: 2n },
  ...{ poolLimitPerUser: 0n, numberBlocksForUserLimit: 0n, lengthOflockTime: 0n, inviteBps: 0n },
  ...{ totalStaked: 5n, stakerCount: 1n, apr: 0n, rebateBudget: 0n, recoverable: 11n, id: 1n },
  ...{ createdAt: 1n, rewardTokenAmount: 1n, serviceFee: 0n },
}
const pool = {
  ...tokenAnswers,
  ...numbers,
  ...{ isPool: true, hasUserLimit: false, exitOpen: false, solvency: [], ipfsKey: '', baseUri: '' },
  ...{ kind: 1n, owner: stranger, admin: stranger, stakedToken: token, rewardToken: token },
  ...{ balanceOf: 0n, allowance: 0n, isApprovedForAll: false },
  ...{ userInfo: [5n, 0n], pendingReward: 2n, lockTime: 1n, unlockTime: 900n, canWithdraw: true },
  ...{ inviterOf: nobody, rebateOf: 0n },
}

async function read(answers: Record<string, unknown> = {}) {
  const { client } = answerReads({ ...pool, ...answers })
  const report = await readPoolExits(client, known('pool'), user)
  const acts = report.acts.map(({ name, gets, costs, transaction, abi }) => {
    const { functionName, args } = decodeFunctionData({ abi, data: transaction.data })
    const call = [functionName, ...(args ?? [])]
    return { name, gets: gets.map(({ amount }) => amount), costs: costs?.amount, call }
  })
  return { report, acts }
}

test('a stake is taken out with its reward, or without it in an emergency, which gives nothing up', async () => {
  expect((await read()).acts).toEqual([
    { name: 'unstake', gets: [5n, 2n], costs: undefined, call: ['withdraw', 5n] },
    { name: 'emergency', gets: [5n], costs: undefined, call: ['emergencyWithdraw'] },
    { name: 'harvest', gets: [2n], costs: undefined, call: ['harvest'] },
  ])
})

test('staked liquidity is called by its pair', async () => {
  const sides = { token0: user, token1: stranger }
  const names = { [`${user} symbol`]: 'SAIL', [`${stranger} symbol`]: 'WETH' }
  const { report } = await read({ kind: 2n, ...sides, ...names })
  expect(report.title).toBe('SAIL / WETH')
  expect(report.facts[0]?.amount?.symbol).toBe('SAIL / WETH')
  expect(report.acts[0]?.gets.map(({ symbol }) => symbol)).toEqual(['SAIL / WETH', 'KEEL'])
})

test('a locked stake waits, and the page says until when', async () => {
  const { report, acts } = await read({ canWithdraw: false, unlockTime: 5_000n, pendingReward: 0n })
  expect(acts).toEqual([])
  expect(report.facts.find(({ name }) => name === 'unstake-from')?.time).toBe(5_000)
})

test('NFTs are taken out by their numbers', async () => {
  const { acts } = await read({ kind: 3n, nftsOf: [4n, 6n], userInfo: [2n, 0n], pendingReward: 0n })
  expect(acts.map(({ call }) => call)).toEqual([
    ['withdraw', [4n, 6n]],
    ['emergencyWithdraw', [4n, 6n]],
  ])
})

test('rebates are the inviter’s, what nobody can earn is the admin’s', async () => {
  const empty = { userInfo: [0n, 0n], pendingReward: 0n }
  expect((await read({ ...empty, rebateOf: 3n })).acts.map(({ name }) => name)).toEqual(['rebate'])
  const admin = await read({ ...empty, admin: user })
  expect(admin.acts.map(({ name, gets }) => [name, gets])).toEqual([['rewards-left', [11n]]])
})
