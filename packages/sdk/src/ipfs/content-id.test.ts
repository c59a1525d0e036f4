import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { calculateCid, isCid } from './content-id.ts'

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
const CHUNK = 262_144

function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => BASE32[Number.parseInt(part.padEnd(5, '0'), 2)])
    .join('')
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const cidBytes = (codec: number, block: Uint8Array) =>
  Buffer.concat([Buffer.from([1, codec, 0x12, 32]), sha256(block)])

function varint(number: number): number[] {
  return number < 128 ? [number] : [(number & 127) | 128, ...varint(Math.floor(number / 128))]
}
const field = (tag: number, bytes: Uint8Array) =>
  Buffer.concat([Buffer.from([tag, ...varint(bytes.length)]), bytes])

/** The same address by hand, after the formats' specifications: dag-pb over UnixFS over raw leaves. */
function addressByHand(file: Uint8Array): string {
  const leaves = Array.from({ length: Math.ceil(file.length / CHUNK) }, (_, index) =>
    file.slice(index * CHUNK, (index + 1) * CHUNK),
  )
  const links = leaves.map((leaf) =>
    field(
      0x12,
      Buffer.concat([
        field(0x0a, cidBytes(0x55, leaf)),
        field(0x12, Buffer.alloc(0)),
        Buffer.from([0x18, ...varint(leaf.length)]),
      ]),
    ),
  )
  const unixFs = Buffer.from([
    ...[0x08, 2, 0x18, ...varint(file.length)],
    ...leaves.flatMap((leaf) => [0x20, ...varint(leaf.length)]),
  ])
  return `b${base32(cidBytes(0x70, Buffer.concat([...links, field(0x0a, unixFs)])))}`
}

it('gives the address that the whole network knows', async () => {
  expect(await calculateCid(new TextEncoder().encode('hello'))).toBe(
    'bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq',
  )
})

it('joins the pieces of a larger file as a node does', async () => {
  const file = new Uint8Array(700_000).map((_, index) => index % 251)
  expect(await calculateCid(file)).toBe(addressByHand(file))
})

it.each([
  ['bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq', true],
  ['BAFKREIBM6JG3UX5QUMHCN2B3FLC3TYU6DMLB4XA7U5BF44YEGNRJHC4YEQ', false],
  ['QmWATWQ7fVPP2EFGu71UkfnqhYXDYH566qy47CnJDgvs8u', false],
  ['bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yer', false],
  ['../../etc/passwd', false],
  ['', false],
])('knows its own spelling: %s', (text, expected) => {
  expect(isCid(text)).toBe(expected)
})
