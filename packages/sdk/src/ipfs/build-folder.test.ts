import { importer } from 'ipfs-unixfs-importer'
import type { CID } from 'multiformats/cid'
import { expect, it } from 'vitest'
import { buildFolder } from './build-folder.ts'
import { describeContent } from './content-id.ts'

const contentOf = (number: number) => new TextEncoder().encode(`{"name":"No ${number}"}`)

async function describeAll(count: number) {
  return await Promise.all(
    Array.from({ length: count }, async (_, number) => ({
      name: `${number}.json`,
      ...(await describeContent(contentOf(number))),
    })),
  )
}

/** The same folder by an import of all files, whole. */
async function importAll(count: number) {
  const store = { put: async (cid: CID) => cid } as unknown as Parameters<typeof importer>[1]
  const files = Array.from({ length: count }, (_, number) => ({
    path: `${number}.json`,
    content: contentOf(number),
  }))
  let root = { cid: '', dagSize: 0 }
  for await (const entry of importer(files, store, { cidVersion: 1, wrapWithDirectory: true }))
    if (!entry.path) root = { cid: entry.cid.toString(), dagSize: Number(entry.size) }
  return root
}

it('addresses a folder as an import of its files does, without reading them', async () => {
  const { cid, dagSize, blocks } = await buildFolder(await describeAll(20))
  expect({ cid, dagSize }).toEqual(await importAll(20))
  expect(blocks).toHaveLength(1)
})

it('shards a folder whose names fill more than a block, and says each of its blocks', async () => {
  const { cid, dagSize, blocks } = await buildFolder(await describeAll(6_000))
  expect({ cid, dagSize }).toEqual(await importAll(6_000))
  expect(blocks.length).toBeGreaterThan(100)
  expect(blocks.at(-1)?.cid).toBe(cid)
})

it('gives one address whatever the order', async () => {
  const entries = await describeAll(30)
  const { cid } = await buildFolder(entries)
  expect((await buildFolder(entries.toReversed())).cid).toBe(cid)
})

it('counts all blocks of a large file in the link to it', async () => {
  const large = await describeContent(new Uint8Array(600_000))
  expect(large.dagSize).toBeGreaterThan(600_000)
  const { dagSize } = await buildFolder([{ name: 'film.mp4', ...large }])
  expect(dagSize).toBeGreaterThan(large.dagSize)
})
