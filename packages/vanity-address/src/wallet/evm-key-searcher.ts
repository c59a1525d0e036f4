import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { buildKeyKernel } from '../kernel/build-key-kernel.ts'
import { kernelMemory } from '../kernel/kernel-memory.ts'
import type { KernelWidth } from '../kernel/kernel-strands.ts'
import type { AddressTarget } from '../target/address-target.ts'
import { checksumAddress } from '../target/checksum-address.ts'
import { compileTarget } from '../target/compile-target.ts'
import type { KeyPair, KeySearcher } from './key-pair.ts'
import { keysPerCentre, NeighbourKeys } from './neighbour-keys.ts'

interface KernelExports {
  readonly memory: WebAssembly.Memory
  readonly search: (index: bigint, steps: number) => number
}

const centresPerPortion = 8

/** 20 bytes. @param secret a private key */
export function evmAddressOf(secret: Uint8Array): Uint8Array {
  return keccak_256(secp256k1.getPublicKey(secret, false).subarray(1)).subarray(12)
}

async function compileKernel(bytes: (width: KernelWidth) => Uint8Array<ArrayBuffer>) {
  try {
    return { width: 3, module: await WebAssembly.compile(bytes(3)) } as const
  } catch {
    // Vectors are missing.
    return { width: 1, module: await WebAssembly.compile(bytes(1)) } as const
  }
}

/** Searches key pairs of EVM wallets. @throws {PatternInvalid} */
export async function createEvmKeySearcher(target: AddressTarget): Promise<KeySearcher> {
  const { filter, matches } = compileTarget(target)
  const { width, module } = await compileKernel((one) => buildKeyKernel(filter, one))
  const kernel = (await WebAssembly.instantiate(module)).exports as unknown as KernelExports
  const view = new DataView(kernel.memory.buffer)
  const keys = new NeighbourKeys()

  /** The first key around the centre that fits; others around it are its neighbours and must not be used. */
  const tryCentre = (): KeyPair | undefined => {
    keys.write(view, kernelMemory.keys)
    kernel.search(0n, keysPerCentre / width)
    const count = view.getUint32(kernelMemory.hitCount, true)
    for (let hit = 0; hit < count; hit++) {
      const index = Number(view.getBigUint64(kernelMemory.hits + 8 * hit, true))
      const secret = keys.secretAt(index)
      const address = evmAddressOf(secret)
      if (matches(address)) return { secret, address: checksumAddress(address) }
      secret.fill(0)
    }
    return undefined
  }

  return {
    search: () => {
      const found: KeyPair[] = []
      for (let turn = 0; turn < centresPerPortion; turn++) {
        const pair = tryCentre()
        if (pair) {
          found.push(pair)
          // Two keys of one neighbourhood would betray each other.
          keys.restart()
        } else keys.advance()
      }
      return { tried: centresPerPortion * keysPerCentre, found }
    },
    clear: () => {
      keys.clear()
      new Uint8Array(kernel.memory.buffer, kernelMemory.keys).fill(0)
    },
  }
}
