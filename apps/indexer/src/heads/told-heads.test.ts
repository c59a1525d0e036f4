import { expect, it } from 'vitest'
import { makeToldHeads } from './told-heads.ts'

/** A block of one of several branches, each named by a letter. */
const block = (number: number, branch = 'a', parentBranch = branch) => ({
  number: `0x${number.toString(16)}`,
  hash: `${branch}${number}`,
  parentHash: `${parentBranch}${number - 1}`,
})

function told(from: number, to: number) {
  const heads = makeToldHeads()
  for (let number = from; number <= to; number++) heads.takeHead(block(number))
  return heads
}

it('goes on with the newest head where a node tells an ancestor of it', () => {
  const heads = told(90, 100)
  expect(heads.takeHead(block(95))).toEqual(block(100))
  expect(heads.takeHead(block(100))).toEqual(block(100))
  expect(heads.takeHead(block(101))).toEqual(block(101))
})

it('lets a chain pass that was replaced, be it shorter, and forgets what it replaced', () => {
  const heads = told(90, 100)
  const shorter = block(98, 'b', 'a')
  expect(heads.takeHead(shorter)).toEqual(shorter)
  expect(heads.takeHead(block(97))).toEqual(shorter)
  expect(heads.takeHead(block(99))).toEqual(block(99))
})

it('knows blocks that were fetched between two heads', () => {
  const heads = told(90, 90)
  heads.takeHead(block(100))
  expect(heads.takeHead(block(95))).toEqual(block(95))
  heads.takeHead(block(100))
  for (let number = 91; number < 100; number++) heads.takeBlock(block(number))
  expect(heads.takeHead(block(95))).toEqual(block(100))
})

it('takes a head in a gap that is still being fetched for an old one', () => {
  const heads = told(60, 90)
  heads.takeHead(block(100))
  expect(heads.takeHead(block(95))).toEqual(block(100))
  heads.takeBlock(block(95))
  expect(heads.takeHead(block(95, 'b'))).toEqual(block(95, 'b'))
})

it('takes a head far below all that can be replaced for an old one, but not while little is known', () => {
  expect(told(50, 100).takeHead(block(10))).toEqual(block(100))
  expect(told(90, 100).takeHead(block(10))).toEqual(block(10))
})

it('reads blocks that may be among the newest alone', () => {
  const heads = told(1_000, 1_001)
  expect([heads.isNear(1_000), heads.isNear(502), heads.isNear(501)]).toEqual([true, true, false])
  expect(makeToldHeads().isNear(1)).toBe(false)
})
