import { secp256k1 } from '@noble/curves/secp256k1'

const Point = secp256k1.ProjectivePoint
const { Fp, n: order } = secp256k1.CURVE
const prime = Fp.ORDER

/** Neighbours on either side of a centre. */
const reach = 84
/** Keys around one centre, with their mirror images and the images under the curve's endomorphism. */
export const keysPerCentre = (2 * reach + 1) * 6

/** Cube roots of one: (βx, y) = λ·(x, y). secp256k1, GLV. */
const beta = 0x7ae96a2b657c07106e64479eac3434e99cf0497512f58995c1396c28719501een
const lambda = 0x5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72n

interface Affine {
  readonly x: bigint
  readonly y: bigint
}

const mod = (value: bigint) => {
  const rest = value % prime
  return rest < 0n ? rest + prime : rest
}

/** 1G to 84G, and the step from one centre to the next. */
const table = (() => {
  const points = Array.from({ length: reach }, (_, index) => Point.BASE.multiply(BigInt(index + 1)))
  const step = Point.BASE.multiply(BigInt(2 * reach + 1))
  return Point.normalizeZ([...points, step]).map((point): Affine => point.toAffine())
})()

/** A secret in [1, n) with 256 bits of the platform's strong random source. */
function drawSecret(): bigint {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const secret = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
    bytes.fill(0)
    // Outside once in 2^128, and never so close to the edge that a neighbour leaves the range.
    if (secret > 2n ** 64n && secret < order - 2n ** 64n) return secret
  }
}

/** All inverses for the price of one and three multiplications each. */
function invertAll(values: readonly bigint[]): bigint[] {
  const products: bigint[] = []
  let product = 1n
  for (const value of values) {
    products.push(product)
    product = mod(product * value)
  }
  let inverse = Fp.inv(product)
  const result: bigint[] = new Array(values.length)
  for (let index = values.length - 1; index >= 0; index--) {
    result[index] = mod(inverse * (products[index] ?? 0n))
    inverse = mod(inverse * (values[index] ?? 0n))
  }
  return result
}

/** a + (x2, ±y2), with the inverse of x2 − a.x at hand. */
function addPoint(a: Affine, x2: bigint, y2: bigint, inverse: bigint): Affine {
  const slope = mod((y2 - a.y) * inverse)
  const x = mod(slope * slope - a.x - x2)
  return { x, y: mod(slope * (a.x - x) - a.y) }
}

/**
 * Key pairs around a secret random centre: public keys come by additions, which is some hundred times
 * faster than one multiplication each. Keys of one centre are a few numbers apart, so **at most one of
 * them may ever be used**: `restart` after each that is.
 */
export class NeighbourKeys {
  private secret = 0n
  private centre: Affine = { x: 0n, y: 0n }

  constructor() {
    this.restart()
  }

  /** A new centre, unrelated to the last. */
  restart(): void {
    this.secret = drawSecret()
    this.centre = Point.BASE.multiply(this.secret).toAffine()
  }

  /** Writes the public keys around the centre, 64 bytes each. */
  write(view: DataView, offset: number): void {
    const { centre } = this
    const inverses = invertAll(table.map(({ x }) => mod(x - centre.x)))
    let place = this.writeImages(view, offset, centre)
    for (let index = 0; index < reach; index++) {
      const { x, y } = table[index] ?? centre
      const inverse = inverses[index] ?? 0n
      place = this.writeImages(view, place, addPoint(centre, x, y, inverse))
      place = this.writeImages(view, place, addPoint(centre, x, prime - y, inverse))
    }
    const step = table[reach] ?? centre
    this.next = addPoint(centre, step.x, step.y, inverses[reach] ?? 0n)
  }

  private next: Affine = { x: 0n, y: 0n }

  /** Moves to the next centre; call after the written keys have been judged. */
  advance(): void {
    this.secret += BigInt(2 * reach + 1)
    this.centre = this.next
  }

  /** The secret of the key that was written at `index`: 32 bytes. */
  secretAt(index: number): Uint8Array<ArrayBuffer> {
    const point = Math.floor(index / 6)
    const image = index % 6
    const distance = point === 0 ? 0n : BigInt((point + 1) >> 1) * (point % 2 === 1 ? 1n : -1n)
    let secret = this.secret + distance
    for (let turn = image >> 1; turn > 0; turn--) secret = (secret * lambda) % order
    if (image % 2 === 1) secret = order - secret
    const bytes = new Uint8Array(32)
    writeNumber(new DataView(bytes.buffer), 0, secret)
    return bytes
  }

  /** Forgets the secret. */
  clear(): void {
    this.secret = 0n
    this.centre = { x: 0n, y: 0n }
    this.next = this.centre
  }

  private writeImages(view: DataView, offset: number, { x, y }: Affine): number {
    const second = mod(x * beta)
    const mirrored = prime - y
    let place = offset
    for (const image of [x, second, mod(-x - second)]) {
      writeNumber(view, place, image)
      writeNumber(view, place + 32, y)
      writeNumber(view, place + 64, image)
      writeNumber(view, place + 96, mirrored)
      place += 128
    }
    return place
  }
}

function writeNumber(view: DataView, offset: number, value: bigint): void {
  view.setBigUint64(offset, value >> 192n)
  view.setBigUint64(offset + 8, BigInt.asUintN(64, value >> 128n))
  view.setBigUint64(offset + 16, BigInt.asUintN(64, value >> 64n))
  view.setBigUint64(offset + 24, BigInt.asUintN(64, value))
}
