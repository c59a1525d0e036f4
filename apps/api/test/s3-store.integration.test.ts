import { calculateCid } from '@slipway/sdk/ipfs/content-id'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentStore } from '../src/files/content-store.ts'
import { makeS3Store } from '../src/files/s3-store.ts'
import { calculateSignature, startS3StandIn } from './s3-stand-in.ts'

const ACCOUNT = { region: 'eu-central-1', accessKeyId: 'slipway', secretAccessKey: 'keep this' }
const bytes = new TextEncoder().encode('A picture of a boat')

describe('the stand-in of a bucket', () => {
  it('signs like the example of the protocol’s documentation', () => {
    const request = {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        'x-amz-date': '20130524T000000Z',
      },
    }
    const signature = calculateSignature(request, {
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      scope: '20130524/us-east-1/s3/aws4_request',
      signedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    })
    expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
  })
})

describe('a bucket as content store', () => {
  let server: Awaited<ReturnType<typeof startS3StandIn>>
  let url: string
  let store: ContentStore
  let cid: string
  beforeAll(async () => {
    server = await startS3StandIn({ name: 'files', ...ACCOUNT })
    url = `${server.url}/files`
    store = makeS3Store({ url, ...ACCOUNT })
    cid = await calculateCid(bytes)
  })
  afterAll(() => server?.stop())

  it('keeps a file under its address, once or twice, and gives it back', async () => {
    await store.put(cid, bytes)
    await store.put(cid, bytes)
    expect([...server.objects.keys()]).toEqual([cid])
    expect(await store.get(cid)).toEqual(bytes)
  })

  it('keeps a large file whole', async () => {
    const large = new Uint8Array(3_000_000).map((_, index) => index % 251)
    const address = await calculateCid(large)
    await store.put(address, large)
    expect(Buffer.compare((await store.get(address)) ?? new Uint8Array(), large)).toBe(0)
  })

  it('knows what it does not have', async () => {
    expect(await store.get(await calculateCid(new Uint8Array([1, 2, 3])))).toBeUndefined()
  })

  it('refuses what somebody changed in the bucket', async () => {
    const another = new TextEncoder().encode('A picture of another boat')
    server.objects.set(cid, { bytes: another, storedAt: new Date() })
    await expect(store.get(cid)).rejects.toMatchObject({ code: 'CONTENT_MISMATCH' })
    await store.put(cid, bytes)
  })

  it('lists what is named by an address, page by page, and removes what is old', async () => {
    server.objects.clear()
    const old = new Date(Date.now() - 3_600_000)
    const cids: string[] = []
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      const content = new TextEncoder().encode(text)
      cids.push(await calculateCid(content))
      server.objects.set(cids.at(-1) ?? '', { bytes: content, storedAt: old })
    }
    server.objects.set('somebody-elses.txt', { bytes, storedAt: old })
    const listed = []
    for await (const page of store.listed?.list() ?? []) listed.push(...page)
    expect(listed.map(({ key }) => key)).toEqual([...cids].sort())
    expect(listed[0]).toMatchObject({ bytes: 1, storedAt: old.getTime() })

    const [first = ''] = cids
    const remove = (before: number) => store.listed?.removeOlder(first, before)
    expect(await remove(old.getTime() - 60_000)).toBe(false)
    expect(server.objects.has(first)).toBe(true)
    expect(await remove(Date.now())).toBe(true)
    expect(server.objects.has(first)).toBe(false)
    expect(await remove(Date.now())).toBe(false)
  })

  it('says which rights pruning lacks', async () => {
    const stranger = makeS3Store({ url, ...ACCOUNT, secretAccessKey: 'another' })
    const list = async () => {
      for await (const _ of stranger.listed?.list() ?? []) expect.unreachable()
    }
    await expect(list()).rejects.toThrow('s3:ListBucket')
  })

  it('says that it cannot be used, to whoever has another key, no bucket or no server', async () => {
    const stores = [
      makeS3Store({ url, ...ACCOUNT, secretAccessKey: 'another' }),
      makeS3Store({ url, ...ACCOUNT, region: 'us-east-1' }),
      makeS3Store({ url: `${server.url}/missing`, ...ACCOUNT }),
      makeS3Store({ url: 'http://127.0.0.1:9/files', ...ACCOUNT }),
    ]
    for (const unusable of stores) {
      await expect(unusable.put(cid, bytes)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    }
  })
})
