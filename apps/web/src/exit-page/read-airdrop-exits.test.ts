import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { answerReads } from '../../test/answer-reads.ts'
import {
  addressOf,
  known,
  nobody,
  stranger,
  token,
  tokenAnswers,
  user,
} from '../../test/exit-world.ts'
import { readExits } from './read-exits.ts'
import type { ExitKind } from './types.ts'

const root = `0x${'12'.repeat(32)}` as const
const claims = {
  ...tokenAnswers,
  ...{ owner: stranger, token, root, startTime: 100n, endTime: 2_000n, firstBps: 10_000n },
  ...{ releaseSeconds: 0n, total: 9n, tokensLeft: 9n, ipfsKey: '' },
}
const entry = { index: 3, amount: 9n, proof: [root] } as const
const proven = { isInList: true, claimedOf: 2n, releasedOf: 6n }

async function read(kind: ExitKind, answers: Record<string, unknown>, now = 1_000) {
  const { client } = answerReads(answers, { now })
  const report = await readExits(client, known(kind), user, [entry])
  const acts = report.acts.map(({ name, gets, transaction, abi }) => {
    const { functionName, args } = decodeFunctionData({ abi, data: transaction.data })
    return { name, gets: gets.map(({ amount }) => amount), call: [functionName, ...(args ?? [])] }
  })
  return { report, acts }
}

test('an entry is paid what is released of it and was not paid yet', async () => {
  const { acts } = await read('claims', { ...claims, ...proven })
  const call = ['claim', 3n, expect.stringMatching(new RegExp(user, 'i')), 9n, [root]]
  expect(acts).toEqual([{ name: 'claim-entry', gets: [4n], call }])
})

test('an entry that the contract refuses is paid nothing, and so is one outside the time', async () => {
  const refused = await read('claims', { ...claims, ...proven, isInList: false })
  expect([refused.acts, refused.report.facts.some(({ name }) => name === 'entry')]).toEqual([
    [],
    false,
  ])
  expect((await read('claims', { ...claims, ...proven }, 2_000)).acts).toEqual([])
})

test('the creator takes back what is left, and only once it is over', async () => {
  const own = { ...claims, ...proven, owner: user, isInList: false }
  expect((await read('claims', own)).acts).toEqual([])
  expect((await read('claims', own, 2_000)).acts[0]?.call).toEqual(['withdrawLeft'])
})

test('the creator of a swap takes both tokens once it is over', async () => {
  const mapping = {
    ...tokenAnswers,
    ...{ origin: token, target: addressOf('ee'), balanceOf: 5n, id: 1n, owner: user, rate: 1n },
    ...{ startTime: 100n, endTime: 2_000n, ipfsKey: '', targetLeft: 7n, totals: [5n, 5n, 1n] },
  }
  expect((await read('mapping', mapping)).acts).toEqual([])
  expect((await read('mapping', mapping, 2_000)).acts).toEqual([
    { name: 'take-back', gets: [7n], call: ['withdrawTarget'] },
    { name: 'take-brought', gets: [5n], call: ['withdrawOrigin'] },
  ])
  expect((await read('mapping', { ...mapping, owner: stranger }, 2_000)).acts).toEqual([])
})

test('of an NFT sale inviters get rewards, the beneficiary gets the proceeds', async () => {
  const sale = { paymentToken: nobody, pendingReward: 3n, beneficiary: stranger, proceeds: 8n }
  expect((await read('nft', sale)).acts.map(({ name, gets }) => [name, gets])).toEqual([
    ['reward', [3n]],
  ])
  const own = await read('nft', { ...sale, pendingReward: 0n, beneficiary: user })
  expect(own.acts.map(({ name, gets }) => [name, gets])).toEqual([['proceeds', [8n]]])
})
