import { ctr } from '@noble/ciphers/aes'
import { ed25519 } from '@noble/curves/ed25519'
import { scryptAsync } from '@noble/hashes/scrypt'
import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes, hexToBytes } from '@noble/hashes/utils'
import { bytesToHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { describe, expect, it, vi } from 'vitest'
import type { PatternInvalid } from '../src/target/pattern-error.ts'
import { encryptKeystore } from '../src/wallet/encrypt-keystore.ts'
import { createEvmKeySearcher } from '../src/wallet/evm-key-searcher.ts'
import { keysPerCentre, NeighbourKeys } from '../src/wallet/neighbour-keys.ts'
import { runWalletLoop } from '../src/wallet/run-wallet-loop.ts'
import { createSolanaKeySearcher, solanaKeyFile } from '../src/wallet/solana-key-searcher.ts'
import { compileSolanaTarget, encodeBase58 } from '../src/wallet/solana-target.ts'
import type { WalletReport, WalletRequest } from '../src/wallet/wallet-messages.ts'
import { WalletSearch, type WalletWorker } from '../src/wallet/wallet-search.ts'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const number = (secret: Uint8Array) => BigInt(bytesToHex(secret))

describe('keys of EVM wallets', () => {
  it('every written public key belongs to the secret of its place', () => {
    const keys = new NeighbourKeys()
    const view = new DataView(new ArrayBuffer(keysPerCentre * 64))
    for (let centre = 0; centre < 2; centre++) {
      keys.write(view, 0)
      for (let index = 0; index < keysPerCentre; index += index < 40 ? 1 : 61) {
        const written = new Uint8Array(view.buffer, index * 64, 64)
        const address = bytesToHex(keccak_256(written).subarray(12))
        const secret = bytesToHex(keys.secretAt(index))
        expect(privateKeyToAddress(secret).toLowerCase()).toBe(address)
      }
      keys.advance()
    }
  })

  it('P-36: no two keys that are given out are neighbours', async () => {
    const searcher = await createEvmKeySearcher({
      kind: 'starts',
      text: 'a',
      isCaseSensitive: false,
    })
    const secrets = [1, 2, 3].flatMap(() =>
      searcher.search().found.map(({ secret }) => number(secret)),
    )
    expect(secrets.length).toBe(24)
    const near = (a: bigint, b: bigint) => {
      const distance = (a - b + order) % order
      return distance < 2n ** 64n || order - distance < 2n ** 64n
    }
    const lambda = 0x5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72n
    const images = (secret: bigint) =>
      [1n, lambda, (lambda * lambda) % order].flatMap((factor) => {
        const image = (secret * factor) % order
        return [image, order - image]
      })
    for (const [at, a] of secrets.entries()) {
      for (const b of secrets.slice(at + 1)) {
        expect(images(a).some((image) => near(image, b))).toBe(false)
      }
    }
  })

  it('P-36: starts at 256 bits of the strong random source', () => {
    const draw = vi.spyOn(crypto, 'getRandomValues')
    new NeighbourKeys()
    expect(draw.mock.calls[0]?.[0]).toHaveLength(32)
    draw.mockRestore()
    const secrets = Array.from({ length: 32 }, () => new NeighbourKeys().secretAt(0))
    for (let byte = 0; byte < 32; byte++) {
      expect(new Set(secrets.map((secret) => secret[byte])).size).toBeGreaterThan(1)
    }
  })

  it('what is found fits, and its secret is its own', async () => {
    const searcher = await createEvmKeySearcher({
      kind: 'contains',
      text: 'Aa',
      isCaseSensitive: true,
    })
    const { found, tried } = searcher.search()
    expect(tried).toBe(8 * keysPerCentre)
    expect(found.length).toBeGreaterThan(0)
    for (const { secret, address } of found) {
      expect(privateKeyToAddress(bytesToHex(secret))).toBe(address)
      expect(address).toContain('Aa')
    }
  })
})

describe('keys of Solana wallets', () => {
  it('what is found fits, and its file is what wallets import', () => {
    const searcher = createSolanaKeySearcher({ starts: '', ends: 'a', isCaseSensitive: false })
    const found = Array.from({ length: 4 }, () => searcher.search().found).flat()
    expect(found.length).toBeGreaterThan(0)
    for (const { secret, address } of found) {
      expect(encodeBase58(ed25519.getPublicKey(secret))).toBe(address)
      expect(address.toLowerCase().endsWith('a')).toBe(true)
      const file = JSON.parse(solanaKeyFile(secret)) as number[]
      expect(file).toHaveLength(64)
      expect(Uint8Array.from(file.slice(0, 32))).toEqual(secret)
      expect(encodeBase58(Uint8Array.from(file.slice(32)))).toBe(address)
    }
  })

  it('base 58 as in the published examples', () => {
    expect(encodeBase58(new Uint8Array(32))).toBe('1'.repeat(32))
    expect(encodeBase58(new TextEncoder().encode('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U')
    expect(encodeBase58(hexToBytes('0000287fb4cd'))).toBe('11233QC4')
  })

  it('odds: by hand, and by drawing', () => {
    const chance = (starts: string, ends = '', isCaseSensitive = true) =>
      compileSolanaTarget({ starts, ends, isCaseSensitive }).probability
    expect(chance('', 'abc')).toBeCloseTo(58 ** -3, 12)
    expect(chance('1')).toBeCloseTo(1 / 256, 12)
    expect(chance('a', '', false)).toBeCloseTo(chance('a') + chance('A'), 12)
    // "l" and "O" do not exist: one spelling of two.
    expect(chance('', 'L', false)).toBeCloseTo(1 / 58, 12)
    const all = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
    expect(all.reduce((sum, one) => sum + chance(one), 0)).toBeCloseTo(1, 9)
    const drawn = Array.from({ length: 20_000 }, () =>
      encodeBase58(crypto.getRandomValues(new Uint8Array(32))),
    )
    for (const text of ['5', 'D', 'z', 'H7']) {
      const expected = 20_000 * chance(text)
      const found = drawn.filter((address) => address.startsWith(text)).length
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(6 * Math.sqrt(expected) + 1)
    }
  })

  it.each([
    [{ starts: '', ends: '' }, 'Pattern_Empty'],
    [{ starts: '0', ends: '' }, 'Pattern_Character'],
    [{ starts: 'lO', ends: '' }, 'Pattern_Character'],
    [{ starts: 'abcdefg', ends: 'abcdefg' }, 'Pattern_TooLong'],
  ])('%j is refused: %s', (target, code) => {
    expect(() => compileSolanaTarget({ ...target, isCaseSensitive: true })).toThrow(
      expect.objectContaining({ code }) as unknown as PatternInvalid,
    )
  })
})

it('a keystore opens with its password, by the published rules', async () => {
  const secret = hexToBytes('7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d')
  const file = await encryptKeystore(secret, 'testpassword')
  expect(file.address).toBe('008aeeda4d805471df9b2a5b0f38a0c3bcba786b')
  expect(JSON.stringify(file)).not.toContain('7a28b5ba')
  const { n, r, p, dklen, salt } = file.crypto.kdfparams
  const key = await scryptAsync('testpassword', hexToBytes(salt), { N: n, r, p, dkLen: dklen })
  const ciphertext = hexToBytes(file.crypto.ciphertext)
  const mac = keccak_256(concatBytes(key.subarray(16), ciphertext))
  expect(bytesToHex(mac).slice(2)).toBe(file.crypto.mac)
  const opened = ctr(key.subarray(0, 16), hexToBytes(file.crypto.cipherparams.iv)).decrypt(
    ciphertext,
  )
  expect(opened).toEqual(secret)
}, 30_000)

function localWorker(): WalletWorker {
  let receive: (request: WalletRequest) => void = () => undefined
  const worker: WalletWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => void setTimeout(() => receive(structuredClone(request))),
    terminate: () => receive({ type: 'pause' }),
  }
  runWalletLoop({
    listen: (listener) => {
      receive = listener
    },
    rest: () => new Promise((settle) => setImmediate(settle)),
    post: (report) => {
      const data = structuredClone(report)
      setTimeout(() => worker.onmessage?.({ data } as MessageEvent<WalletReport>))
    },
  })
  return worker
}

it('a search for a wallet gives one pair and forgets it when told to', async () => {
  const job = { kind: 'evm', target: { kind: 'ends', text: '77', isCaseSensitive: false } } as const
  const search = new WalletSearch(job, 2, {
    createWorker: localWorker,
    now: () => performance.now(),
  })
  await new Promise<void>((settle) => {
    search.subscribe(() => search.getSnapshot().status === 'done' && settle())
  })
  const pair = search.getSnapshot().found
  if (!pair) throw new Error('a pair was found')
  expect(privateKeyToAddress(bytesToHex(pair.secret))).toBe(pair.address)
  search.clear()
  expect(search.getSnapshot().found).toBeUndefined()
  expect(pair.secret.every((byte) => byte === 0)).toBe(true)
})

it('a worker for wallets that breaks at work is told from one that did not load', () => {
  const job = { kind: 'evm', target: { kind: 'ends', text: '77', isCaseSensitive: false } } as const
  const failureOf = (reports: readonly WalletReport[]) => {
    const worker: WalletWorker = {
      onmessage: null,
      onerror: null,
      postMessage: () => undefined,
      terminate: () => undefined,
    }
    const search = new WalletSearch(job, 1, { createWorker: () => worker, now: () => 0 })
    for (const data of reports) worker.onmessage?.({ data } as MessageEvent<WalletReport>)
    worker.onerror?.({ message: '' } as ErrorEvent)
    return search.getSnapshot().failure?.code
  }
  expect(failureOf([])).toBe('Search_WorkerNotLoaded')
  expect(failureOf([{ type: 'started' }])).toBe('Search_WorkerBroke')
})
