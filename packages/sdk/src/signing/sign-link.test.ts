import fc from 'fast-check'
import { bytesToHex, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { signLimits } from './sign-limits.ts'
import { createSignLink, findSignLink, readSignLink } from './sign-link.ts'
import { readSignRequest, type SignRequest, writeSignRequest } from './sign-request.ts'

const account = '0x00000000000000000000000000000000000000a1'
const to = '0x00000000000000000000000000000000000000b2'
const request: SignRequest = {
  chainId: 56,
  account,
  purpose: 'Create Harbour Light (HRL)',
  expiresAt: 1_800_000_000,
  calls: [{ to, data: '0x12345678', valueWei: 10n ** 18n }],
}

const hex = (constraints: { minLength?: number; maxLength: number }) =>
  fc.uint8Array(constraints).map((bytes) => bytesToHex(bytes))
const anAddress = hex({ minLength: 20, maxLength: 20 })
const anyRequest = fc.record({
  chainId: fc.integer({ min: 1, max: 2 ** 40 }),
  account: anAddress,
  purpose: fc.string({ maxLength: 140 }).filter((text) => /^\P{C}*$/u.test(text)),
  expiresAt: fc.integer({ min: 1, max: 2 ** 40 }),
  calls: fc.array(
    fc.record({
      to: anAddress,
      data: hex({ maxLength: 600 }),
      valueWei: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    }),
    { minLength: 1, maxLength: signLimits.maxCalls },
  ),
})

describe('a link to a request', () => {
  it('carries any request whole, in letters that no messenger changes', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (one) => {
        const link = await createSignLink(one)
        expect(link.id).toMatch(/^[\w-]{16}$/)
        expect(link.payload).toMatch(/^[\w-]+$/)
        expect(await readSignLink(link)).toEqual({ ok: true, request: one })
      }),
    )
  })

  it('has another code for any other request', async () => {
    const { id } = await createSignLink(request)
    const others: SignRequest[] = [
      { ...request, chainId: 57 },
      { ...request, account: to },
      { ...request, purpose: 'Create Harbour Light (HRL) ' },
      { ...request, expiresAt: request.expiresAt + 1 },
      { ...request, calls: [{ to, data: '0x12345678', valueWei: 10n ** 18n + 1n }] },
      { ...request, calls: [{ to: account, data: '0x12345678', valueWei: 10n ** 18n }] },
      { ...request, calls: [...request.calls, ...request.calls] },
    ]
    for (const other of others) {
      const { payload } = await createSignLink(other)
      expect(await readSignLink({ id, payload })).toEqual({ ok: false, problem: 'changed' })
    }
  })

  it('is the same link for the same request, however its addresses are spelled', async () => {
    const spelled = { ...request, account: '0x00000000000000000000000000000000000000A1' } as const
    expect(await createSignLink(spelled)).toEqual(await createSignLink(request))
  })

  it('that is damaged, cut off or no link at all is unreadable', async () => {
    const { id, payload } = await createSignLink(request)
    const damaged = ['', 'x', '!!', payload.slice(0, -6), `A${payload}`, 'A'.repeat(40_000)]
    for (const text of damaged)
      expect(await readSignLink({ id, payload: text })).toEqual({
        ok: false,
        problem: 'unreadable',
      })
  })

  it('that unpacks to a flood is given up at its bound', async () => {
    // A request that is one, and 20 MB of blanks behind it.
    const flood = new Blob([writeSignRequest(request), ' '.repeat(20_000_000)]).stream()
    const packed = await new Response(
      flood.pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer()
    const payload = Buffer.from(packed).toString('base64url')
    expect(payload.length).toBeLessThan(signLimits.maxPayload)
    const { id } = await createSignLink(request)
    expect(await readSignLink({ id, payload })).toEqual({
      ok: false,
      problem: 'unreadable',
    })
  })

  it('is found in what somebody pasted', async () => {
    const { id, payload } = await createSignLink(request)
    const found = { id, payload }
    expect(findSignLink(`https://launch.example/sign/${id}?chain=bsc#${payload}`)).toEqual(found)
    expect(findSignLink(` ${id}#${payload} \n`)).toEqual(found)
    expect(findSignLink(`https://launch.example/sign/${id}`)).toBeUndefined()
    expect(findSignLink('Sign this please')).toBeUndefined()
  })
})

describe('a request', () => {
  const text = (change: (wire: unknown[]) => void) => {
    const wire = JSON.parse(writeSignRequest(request)) as unknown[]
    change(wire)
    return JSON.stringify(wire)
  }
  const put = (at: number, value: unknown) => (wire: unknown[]) => {
    wire[at] = value
  }
  const call = (to_: string, data: string, value: string) => (wire: unknown[]) => {
    wire[5] = [[to_, data, value]]
  }
  const long = `0x${'00'.repeat(signLimits.maxDataBytes + 1)}` satisfies Hex
  it.each<[string, (wire: unknown[]) => void]>([
    ['of another version', put(0, 2)],
    ['of no network', put(1, 0)],
    ['for no account', put(2, '0x12')],
    ['without an end', put(3, 0)],
    ['with a novel as its purpose', put(4, 'a'.repeat(141))],
    ['with a line break in its purpose', put(4, 'a\nb')],
    ['with a text that runs backwards', put(4, 'a\u202eb')],
    ['without a transaction', put(5, [])],
    ['with too many', put(5, Array(6).fill([to, '0x', '0x0']))],
    ['that creates a contract', call('', '0x', '0x0')],
    ['with half a byte', call(to, '0x123', '0x0')],
    ['with too many bytes', call(to, long, '0x0')],
    ['with a negative amount', call(to, '0x', '-0x1')],
    ['beyond 256 bits', call(to, '0x', `0x1${'0'.repeat(64)}`)],
    ['with something more', (wire) => void wire.push('more')],
  ])('%s is none', (_, change) => {
    expect(readSignRequest(text(change))).toBeUndefined()
  })

  it('that is one is read as it was written', () => {
    expect(readSignRequest(text(() => undefined))).toEqual(request)
    expect(readSignRequest('{')).toBeUndefined()
  })
})
