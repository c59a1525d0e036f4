import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildPresaleTree } from '@slipway/sdk/solana/presale/build-presale-tree'
import { writePresaleList } from '@slipway/sdk/solana/presale/presale-list-file'
import { address } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import { findListedPlace } from './find-listed-place.ts'
import { testPresale } from './test/presale-fixture.ts'

const ann = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const ben = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const stranger = '7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM'
const { mint, address: place } = testPresale()
const entries = [
  { wallet: ann, level: 2 },
  { wallet: ben, level: 1 },
] as const
const file = (all: readonly (typeof entries)[number][] = entries) =>
  new Blob([writePresaleList({ chainId: 902, mint, entries: all })])
const tree = buildPresaleTree(place, entries, await loadKeccak())
const presale = testPresale({ root: tree.root, infoKey: 'a'.repeat(59) })

test('a wallet is found with its tier and what leads to the root', async () => {
  const found = await findListedPlace(presale, ben, file())
  expect(found).toEqual({ level: 1, proof: tree.proofOf(1) })
  expect(await findListedPlace(presale, stranger, file())).toBe('none')
})

test('another list, none, and one that is not there say so', async () => {
  expect(await findListedPlace(presale, ann, file(entries.slice(0, 1)))).toBe('root')
  expect(await findListedPlace({ ...presale, address: ben }, ann, file())).toBe('root')
  expect(await findListedPlace(presale, ann, new Blob(['[]']))).toBe('unreadable')
  expect(await findListedPlace(presale, ann, new Blob(['not json']))).toBe('unreadable')
  expect(await findListedPlace({ ...presale, infoKey: '' }, ann)).toBe('missing')
})

test('the published list is read where its key leads', async () => {
  const asked = vi.fn(async () => new Response(file()))
  vi.stubGlobal('fetch', asked)
  expect(await findListedPlace(presale, ann)).toMatchObject({ level: 2 })
  expect(asked).toHaveBeenCalledWith(`/ipfs/${presale.infoKey}`)
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(await findListedPlace(presale, ann)).toBe('missing')
  vi.unstubAllGlobals()
})
