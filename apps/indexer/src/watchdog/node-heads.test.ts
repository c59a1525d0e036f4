import { expect, it } from 'vitest'
import { makeNodeHeads } from './node-heads.ts'

const [first, second, third] = ['a', 'b', 'c'].map((host) => `https://${host}.example/key`)
const rpcUrls = [first, second, third] as string[]
const blockAt = (number: number) => ({ number, hash: `0x${number}`, timestamp: number })

function headsOf(told: Record<string, number | undefined>) {
  const asked: string[] = []
  const heads = makeNodeHeads({ rpcUrls }, async (url) => {
    asked.push(new URL(url).host)
    const number = told[new URL(url).host]
    if (number === undefined) throw new Error('away')
    return blockAt(number)
  })
  return { heads, asked, told }
}

it('asks the first node and one other at each look, and takes the newest head', async () => {
  const { heads, asked } = headsOf({ 'a.example': 100, 'b.example': 102, 'c.example': 101 })
  expect((await heads.look(0)).head?.number).toBe(102)
  expect((await heads.look(0)).head?.number).toBe(102)
  expect(asked).toEqual(['a.example', 'b.example', 'a.example', 'c.example'])
})

it('names a node that is behind until it is asked again and is not, by its host alone', async () => {
  const { heads, told } = headsOf({ 'a.example': 100, 'b.example': 80, 'c.example': 100 })
  const named = [{ node: 'b.example', headBlock: 80 }]
  expect((await heads.look(0)).behind).toEqual(named)
  told['b.example'] = 100
  expect((await heads.look(0)).behind).toEqual(named)
  expect((await heads.look(0)).behind).toEqual([])
})

it('does not take a node for behind because the others went on since it was asked', async () => {
  const { heads, told } = headsOf({ 'a.example': 100, 'b.example': 100, 'c.example': 100 })
  await heads.look(0)
  told['a.example'] = 200
  told['c.example'] = 200
  expect((await heads.look(0)).behind).toEqual([])
})

it('names the only node that answers where it is below what is indexed, and knows no head where none does', async () => {
  const { heads, told } = headsOf({ 'c.example': 94 })
  expect(await heads.look(100)).toEqual({
    head: blockAt(94),
    behind: [{ node: 'c.example', headBlock: 94 }],
  })
  told['c.example'] = undefined
  expect(await heads.look(100)).toEqual({ head: undefined, behind: [] })
})
