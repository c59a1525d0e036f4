import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Abi, type Address, concat, encodeAbiParameters, type Hex, keccak256 } from 'viem'

interface PublishedArtifact {
  readonly abi: Abi
  readonly bytecode: string
}

/** Init codes of the real exchange, exactly as Uniswap published them on npm. */
export interface VenueInitCodes {
  readonly wrappedNative: Hex
  readonly factory: Hex
  readonly router: (factory: Address, wrappedNative: Address) => Hex
  /** CREATE2 init code hash of a pair, which the router's own code carries as a constant. */
  readonly pairInitCodeHash: Hex
}

/** @param feeSetter account that may switch the protocol fee of the factory on */
export function readVenueInitCodes(feeSetter: Address): VenueInitCodes {
  const factory = bytecodeOf('@uniswap/v2-core/build/UniswapV2Factory.json')
  const router = bytecodeOf('@uniswap/v2-periphery/build/UniswapV2Router02.json')
  return {
    wrappedNative: bytecodeOf('@uniswap/v2-periphery/build/WETH9.json'),
    factory: concat([factory, encodeAbiParameters([{ type: 'address' }], [feeSetter])]),
    router: (factoryAddress, wrappedNative) =>
      concat([
        router,
        encodeAbiParameters(
          [{ type: 'address' }, { type: 'address' }],
          [factoryAddress, wrappedNative],
        ),
      ]),
    pairInitCodeHash: keccak256(bytecodeOf('@uniswap/v2-core/build/UniswapV2Pair.json')),
  }
}

function bytecodeOf(path: string): Hex {
  const file = createRequire(import.meta.url).resolve(path)
  const { bytecode } = JSON.parse(readFileSync(file, 'utf8')) as PublishedArtifact
  return bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}`
}
