import { ApiError } from '@slipway/api-client'
import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import { describe, expect, it } from 'vitest'
import type { AssetApi } from './asset-api.ts'
import { assetLimits } from './asset-limits.ts'
import type { Content } from './asset-messages.ts'
import { sortFiles } from './asset-set.ts'
import { type AssetProgress, storeAssets } from './store-assets.ts'
import { inBatches, StoreDiffers, type StoreParts } from './store-folder.ts'

const shared = { name: 'Buoy #', description: '' }
const picture = (number: number) => new File([`picture ${number}`], `${number}.png`)
const assetsOf = (count: number) =>
  sortFiles(Array.from({ length: count }, (_, number) => picture(number))).assets

/** A server that keeps what it is sent; `fail` is asked before each call. */
function makeServer(fail: (call: string, times: number) => ApiError | undefined = () => undefined) {
  const kept = new Map<string, Blob>()
  const folders = new Map<string, { name: string; cid: string }[]>()
  const sent: number[] = []
  const waits: number[] = []
  const times = new Map<string, number>()
  const check = (call: string) => {
    const count = (times.get(call) ?? 0) + 1
    times.set(call, count)
    const error = fail(call, count)
    if (error) throw error
  }
  const api = {
    uploadAssets: async (files: readonly Content[]) => {
      check('upload')
      sent.push(files.length)
      const answers = []
      for (const content of files) {
        const file = new Blob([content])
        const cid = await calculateCid(new Uint8Array(await file.arrayBuffer()))
        kept.set(cid, file)
        answers.push({ cid })
      }
      return { files: answers }
    },
    makeFolder: async (entries: { name: string; cid: string }[]) => {
      check('folder')
      const missing = [...new Set(entries.map(({ cid }) => cid))].filter((cid) => !kept.has(cid))
      if (missing.length > 0)
        throw new ApiError('FILES_MISSING', 'missing', { status: 409, details: { missing } })
      const uri = `ipfs://${entries.map(({ cid }) => cid.slice(-6)).join('-')}/`
      folders.set(uri, entries)
      return { uri }
    },
  } as unknown as AssetApi
  const parts: StoreParts = {
    api,
    address: (files) =>
      Promise.all(
        files.map(async (file) =>
          calculateCid(new Uint8Array(await new Blob([file]).arrayBuffer())),
        ),
      ),
    wait: async (seconds) => {
      waits.push(seconds)
    },
  }
  return { parts, kept, folders, sent, waits }
}

const away = () => new ApiError('NETWORK', 'away', { status: 0 })
const never = new AbortController().signal

describe('a folder of assets', () => {
  it('holds pictures by number, and metadata that lead to them', async () => {
    const { parts, kept, folders } = makeServer()
    const told: AssetProgress[] = []
    const params = { kind: 'folder', assets: assetsOf(3), shared } as const
    const uri = await storeAssets(params, (progress) => told.push(progress), parts, never)
    const [media, words] = [...folders.entries()]
    expect(media?.[1].map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png'])
    expect(uri).toBe(words?.[0])
    expect(words?.[1].map(({ name }) => name)).toEqual(['0.json', '1.json', '2.json'])
    const last = kept.get(words?.[1][2]?.cid ?? '')
    expect(JSON.parse((await last?.text()) ?? '')).toEqual({
      name: 'Buoy #2',
      image: `${media?.[0]}2.png`,
    })
    expect(told.at(-1)).toMatchObject({ part: 'words', step: 'send', done: 3, total: 3 })
  })

  it('sends equal files once, and nothing that the server has', async () => {
    const { parts, sent } = makeServer()
    const equal = ['0.png', '1.png'].map((name) => new File(['same'], name))
    const params = { kind: 'folder', assets: sortFiles(equal).assets, shared } as const
    await storeAssets(params, () => undefined, parts, never)
    expect(sent).toEqual([1, 2])
    await storeAssets(params, () => undefined, parts, never)
    expect(sent).toEqual([1, 2])
  })

  it('goes on after a break with what is missing only', async () => {
    let isBroken = true
    const { parts, sent } = makeServer((call, times) =>
      isBroken && call === 'upload' && times > 1 ? away() : undefined,
    )
    const count = assetLimits.batchFiles + 7
    const params = { kind: 'folder', assets: assetsOf(count), shared } as const
    const store = () => storeAssets(params, () => undefined, parts, never)
    await expect(store()).rejects.toMatchObject({ code: 'NETWORK' })
    expect(sent).toEqual([assetLimits.batchFiles])
    isBroken = false
    await store()
    expect(sent.slice(1, 2)).toEqual([7])
  })

  it('waits for a network that comes back, longer each time', async () => {
    const { parts, waits, folders } = makeServer((call, times) =>
      call === 'upload' && times < 4 ? away() : undefined,
    )
    const params = { kind: 'folder', assets: assetsOf(1), shared } as const
    await storeAssets(params, () => undefined, parts, never)
    expect(waits).toEqual([1, 2, 4])
    expect(folders.size).toBe(2)
  })

  it('waits as long as the server asks, however often', async () => {
    const { parts, waits } = makeServer((call, times) =>
      call === 'folder' && times < 9
        ? new ApiError('RATE_LIMITED', 'busy', { status: 429, details: { retryAfterSeconds: 3 } })
        : undefined,
    )
    const params = { kind: 'folder', assets: assetsOf(1), shared } as const
    await storeAssets(params, () => undefined, parts, never)
    expect(waits).toEqual(Array.from({ length: 8 }, () => 3))
  })

  it('is not believed where the server keeps other bytes', async () => {
    const { parts } = makeServer()
    const uploadAssets = async (files: readonly Content[]) => {
      await parts.api.uploadAssets(files)
      return { files: [{ cid: 'bafother' }] }
    }
    const liar = { ...parts.api, uploadAssets }
    const params = { kind: 'folder', assets: assetsOf(1), shared } as const
    await expect(
      storeAssets(params, () => undefined, { ...parts, api: liar as unknown as AssetApi }, never),
    ).rejects.toThrow(StoreDiffers)
  })

  it('stops where it is told to', async () => {
    const stop = new AbortController()
    const { parts, sent } = makeServer()
    const params = { kind: 'folder', assets: assetsOf(2), shared } as const
    const storing = storeAssets(params, () => stop.abort(), parts, stop.signal)
    await expect(storing).rejects.toMatchObject({ name: 'AbortError' })
    expect(sent).toEqual([])
  })
})

it('one file for all is kept by itself, with the words of all', async () => {
  const { parts, kept } = makeServer()
  const params = {
    kind: 'single',
    assets: assetsOf(1),
    shared: { name: 'Buoy', description: 'One' },
  } as const
  const uri = await storeAssets(params, () => undefined, parts, never)
  const text = await kept.get(uri.replace('ipfs://', ''))?.text()
  expect(JSON.parse(text ?? '')).toMatchObject({ name: 'Buoy', description: 'One' })
})

it('requests hold as many files and bytes as the server takes', () => {
  const files = (count: number, size: number) =>
    Array.from({ length: count }, () => ({ bytes: size }))
  const lengths = (count: number, size: number) =>
    inBatches(files(count, size)).map((batch) => batch.length)
  expect(lengths(1_001, 1)).toEqual([500, 500, 1])
  expect(lengths(5, 10_000_000)).toEqual([2, 2, 1])
})
