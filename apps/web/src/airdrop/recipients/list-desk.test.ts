import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { expect, test } from 'vitest'
import { ListDesk } from './list-desk.ts'
import type { ListQuestions, ListRequest } from './list-messages.ts'

const address = (at: number) => `0x${(at + 1).toString(16).padStart(40, '0')}` as const

function deskOf() {
  const desk = new ListDesk()
  const parts: number[] = []
  const ask = async <Name extends keyof ListQuestions>(
    name: Name,
    params: ListQuestions[Name]['params'],
  ): Promise<ListQuestions[Name]['answer']> =>
    (await desk.answer({ ...params, name, ticket: 1 } as unknown as ListRequest, (part) =>
      parts.push(part),
    )) as ListQuestions[Name]['answer']
  return { ask, parts }
}

const fileOf = (lines: readonly string[]) => new Blob([lines.join('\n')])
const head = { chainId: 56, token: address(99), title: 'Spring' } as const

test('a list is read, merged, shown by pages, and forgotten tree by tree', async () => {
  const { ask, parts } = deskOf()
  const lines = [`${address(0)},1`, `${address(1)},2`, `${address(0)},3`]
  const read = await ask('read', { file: fileOf(lines), decimals: 0 })
  expect(read).toMatchObject({ count: 3, total: 6n, duplicates: 1, issueCount: 0 })
  expect(parts.at(-1)).toBe(1)
  const before = await ask('tree', {})
  const merged = await ask('merge', {})
  expect(merged).toMatchObject({ count: 2, total: 6n, duplicates: 0 })
  // The tree of the list before the merge would prove what nobody is paid.
  expect(await ask('tree', {})).not.toBe(before)
  expect(await ask('page', { offset: 1, limit: 5 })).toMatchObject([{ index: 1, amount: 2n }])
})

test('what was written opens again, with the same root and proofs of the public tree', async () => {
  const { ask } = deskOf()
  const lines = Array.from({ length: 100 }, (_, at) => `${address(at)},${at + 1}`)
  await ask('read', { file: fileOf(lines), decimals: 0 })
  const [root, file] = [await ask('tree', {}), await ask('write', { head })]
  const reader = deskOf()
  expect(await reader.ask('open', { file })).toMatchObject({ ...head, count: 100, total: 5_050n })
  expect(await reader.ask('tree', {})).toBe(root)
  const [found] = await reader.ask('find', { account: address(41) })
  const tree = StandardMerkleTree.of(
    lines.map((_, at) => [BigInt(at), address(at), BigInt(at + 1)]),
    ['uint256', 'address', 'uint256'],
  )
  expect(tree.root).toBe(root)
  expect(found).toMatchObject({ index: 41, amount: 42n, proof: tree.getProof(41) })
  expect(await reader.ask('find', { account: address(500) })).toEqual([])
})

test('what is no list opens as none', async () => {
  const { ask } = deskOf()
  for (const text of ['', '<html>', '{"version":2}']) {
    expect(await ask('open', { file: new Blob([text]) })).toBeNull()
  }
})

test('a list that is sent comes back whole, of tokens and of NFTs, with its faults by line', async () => {
  const { ask } = deskOf()
  const rows = Array.from({ length: 20_000 }, (_, at) => `${address(at)},1`)
  const sent = await ask('send', { text: rows.join('\n'), kind: 'token', decimals: 18 })
  expect(sent.list).toMatchObject({ count: 20_000, total: 20_000n * 10n ** 18n })
  // A worker's answer is copied on its way: nothing of it may be bound to where it was made.
  expect(structuredClone(sent)).toEqual(sent)
  const text = `${address(0)},7\n${address(1)},7`
  const nfts = await ask('send', { text, kind: 'nft', decimals: 0 })
  expect(nfts.issues).toMatchObject([{ line: 2, code: 'PayList_NftTwice' }])
})
