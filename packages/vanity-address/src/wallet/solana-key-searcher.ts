import { ed25519 } from '@noble/curves/ed25519'
import { sha512 } from '@noble/hashes/sha2'
import type { KeyPair, KeySearcher } from './key-pair.ts'
import { compileSolanaTarget, encodeBase58, type SolanaTarget } from './solana-target.ts'

const Point = ed25519.ExtendedPoint
const { Fp, n: order } = ed25519.CURVE
const portion = 64

/** Little-endian. */
const readNumber = (bytes: Uint8Array) =>
  bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** The public point of a seed (RFC 8032, 5.1.5). */
function pointOf(seed: Uint8Array) {
  const head = sha512(seed).slice(0, 32)
  head[0] = (head[0] ?? 0) & 248
  head[31] = ((head[31] ?? 0) & 127) | 64
  const point = Point.BASE.multiply(readNumber(head) % order)
  head.fill(0)
  return point
}

/** A public key's 32 bytes: y, with the parity of x in the highest bit (RFC 8032, 5.1.2). */
function encodePoint({ x, y }: { readonly x: bigint; readonly y: bigint }): Uint8Array {
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  for (let word = 0; word < 4; word++) {
    view.setBigUint64(8 * word, BigInt.asUintN(64, y >> BigInt(64 * word)), true)
  }
  bytes[31] = (bytes[31] ?? 0) | (x & 1n ? 128 : 0)
  return bytes
}

/**
 * Searches key pairs of Solana wallets. Every one has a seed of its own, drawn from the platform's
 * strong random source: wallets keep the seed, so there is no faster way from one key to the next.
 * @throws {PatternInvalid}
 */
export function createSolanaKeySearcher(target: SolanaTarget): KeySearcher {
  const { matches } = compileSolanaTarget(target)
  return {
    search: () => {
      const seeds = Array.from({ length: portion }, () =>
        crypto.getRandomValues(new Uint8Array(32)),
      )
      const points = seeds.map(pointOf)
      // One inversion for all of them.
      const inverses = Fp.invertBatch(points.map(({ ez }) => ez))
      const found: KeyPair[] = []
      for (const [index, secret] of seeds.entries()) {
        const affine = points[index]?.toAffine(inverses[index])
        const address = affine ? encodeBase58(encodePoint(affine)) : ''
        if (matches(address)) found.push({ secret, address })
        else secret.fill(0)
      }
      return { tried: portion, found }
    },
    clear: () => undefined,
  }
}

/** The 64 bytes of Solana's key file: the seed, then the public key. @param seed 32 bytes */
export function solanaKeyFile(seed: Uint8Array): string {
  return JSON.stringify([...seed, ...ed25519.getPublicKey(seed)])
}
