import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildAirdropTree } from '@slipway/sdk/solana/airdrop/build-airdrop-tree'
import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { AirdropDesk } from './list-desk.ts'
import type { AirdropQuestions, AirdropRequest } from './list-messages.ts'

const one = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS' as Address
const two = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi' as Address
const mint = 'So11111111111111111111111111111111111111112' as Address
/** On no point of the curve: nobody has its key. */
const offCurve = '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR'

/** A desk, and how it is asked. */
function open() {
  const desk = new AirdropDesk()
  const ask = async <Name extends keyof AirdropQuestions>(
    name: Name,
    params: AirdropQuestions[Name]['params'],
  ) => {
    const request = { ...params, name, ticket: 1 } as AirdropRequest
    return (await desk.answer(request, () => undefined)) as AirdropQuestions[Name]['answer']
  }
  const read = (text: string) => ask('read', { file: new Blob([text]), mint, decimals: 2 })
  return { ask, read }
}

test('a list is read with its sum, its doubles and its faults by line, and merged', async () => {
  const { ask, read } = open()
  expect(await read(`wallet,amount\n${one},1.5\n${two},2\n${one},3`)).toEqual({
    ...{ count: 3, total: 650n, duplicates: 1, issues: [], issueCount: 0 },
    heading: { line: 1, text: 'wallet, amount' },
  })
  expect(await ask('merge', {})).toMatchObject({ count: 2, total: 650n, duplicates: 0 })
  expect(await ask('page', { offset: 0, limit: 1 })).toEqual([
    { line: 2, address: one, amount: 450n },
  ])
  const faulty = await read(`${one},1\n${offCurve},1\n${mint},1\n${two},0`)
  expect(faulty.issues.map(({ line, code }) => [line, code])).toEqual([
    [2, 'SolanaInput_OffCurve'],
    [3, 'SolanaInput_OwnMint'],
    [4, 'Input_AmountZero'],
  ])
})

test('a list of more than 10 000 lines is taken, as an airdrop has places for it', async () => {
  const { read } = open()
  const { count, issueCount } = await read(`${one},1\n`.repeat(10_001))
  expect([count, issueCount]).toEqual([10_001, 0])
})

test('a published list is compared with its airdrop, and proves its entries', async () => {
  const { ask, read } = open()
  await read(`${one},1\n${two},2\n${one},3`)
  const root = await ask('tree', {})
  const file = await ask('write', { head: { chainId: 902, mint } })
  const airdrop = { root, entries: 3, total: 600n }
  const other = open()
  expect(await other.ask('open', { file, airdrop })).toEqual({
    ...{ count: 3, total: 600n, problem: undefined },
  })
  const found = await other.ask('find', { account: one })
  expect(found.map(({ index, amount }) => [index, amount])).toEqual([
    [0, 100n],
    [2, 300n],
  ])
  const tree = buildAirdropTree(
    [
      { claimant: one, amount: 100n },
      { claimant: two, amount: 200n },
      { claimant: one, amount: 300n },
    ],
    await loadKeccak(),
  )
  expect(found[1]?.proof).toEqual(tree.proofOf(2))
  expect(await other.ask('find', { account: mint })).toEqual([])
  const wrong = { ...airdrop, root: new Uint8Array(32) }
  expect(await other.ask('open', { file, airdrop: wrong })).toMatchObject({ problem: 'root' })
  expect(await other.ask('open', { file: new Blob(['[]']), airdrop })).toBeNull()
})
