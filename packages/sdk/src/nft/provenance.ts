import { bytesToHex, encodePacked, type Hex, isHex, keccak256, size } from 'viem'

/** What hidden pictures were committed to; whoever loses it never shows them. */
export interface RevealSecret {
  /** Where the files lie, with the slash at its end. */
  readonly baseUri: string
  /** 32 bytes. */
  readonly salt: Hex
}

const saltBytes = 32

/** A new secret: its salt is drawn from what the browser or the machine has for keys, so that nobody can guess the pictures. */
export function makeRevealSecret(baseUri: string): RevealSecret {
  return { baseUri, salt: bytesToHex(crypto.getRandomValues(new Uint8Array(saltBytes))) }
}

/** `keccak256(abi.encodePacked(salt, baseUri))`, as the collection holds it (`INftSale`). */
export function calculateProvenance({ baseUri, salt }: RevealSecret): Hex {
  return keccak256(encodePacked(['bytes32', 'string'], [salt, baseUri]))
}

/** Number of the file that an NFT shows once pictures are dealt out. */
export function fileNumberOf(nftId: bigint, offset: bigint, total: number): bigint {
  return (nftId + offset) % BigInt(total)
}

/** The secret as a file that its maker keeps. */
export function writeRevealSecret({ baseUri, salt }: RevealSecret): string {
  return `${JSON.stringify({ version: 1, baseUri, salt }, null, 2)}\n`
}

/** Reads such a file. @returns undefined for anything else */
export function readRevealSecret(text: string): RevealSecret | undefined {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file !== 'object' || file === null) return undefined
    const { baseUri, salt } = file as Record<string, unknown>
    if (typeof baseUri !== 'string' || baseUri === '') return undefined
    return isHex(salt) && size(salt) === saltBytes ? { baseUri, salt } : undefined
  } catch {
    return undefined
  }
}
