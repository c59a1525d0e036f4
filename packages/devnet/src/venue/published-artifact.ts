import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Abi, type Address, concat, type Hex, slice } from 'viem'

/** A compiled contract as Uniswap's packages hold it. */
interface PublishedArtifact {
  readonly abi: Abi
  readonly bytecode: string
  readonly linkReferences?: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly start: number }[]>>>
  >
}

const ADDRESS_BYTES = 20

/** Creation code of a published contract, without constructor arguments. */
export function readPublishedCode(path: string): Hex {
  const { bytecode } = readArtifact(path)
  return bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}`
}

/** Creation code of a published contract that calls one library, with the library's address filled in. */
export function readLinkedCode(path: string, library: Address): Hex {
  const { linkReferences = {} } = readArtifact(path)
  const places = Object.values(linkReferences).flatMap((file) => Object.values(file).flat())
  // The placeholders are no hex digits: they go before anything reads the code as bytes.
  const code = readPublishedCode(path).replaceAll(/__\$[0-9a-f]{34}\$__/g, '0'.repeat(40)) as Hex
  return places.reduce(
    (linked, { start }) =>
      concat([slice(linked, 0, start), library, slice(linked, start + ADDRESS_BYTES)]),
    code,
  )
}

function readArtifact(path: string): PublishedArtifact {
  const file = createRequire(import.meta.url).resolve(path)
  return JSON.parse(readFileSync(file, 'utf8')) as PublishedArtifact
}
