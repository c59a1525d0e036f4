import { type Address, concat, encodeAbiParameters, type Hex, keccak256 } from 'viem'
import { readPublishedCode } from './published-artifact.ts'

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
  const factory = readPublishedCode('@uniswap/v2-core/build/UniswapV2Factory.json')
  const router = readPublishedCode('@uniswap/v2-periphery/build/UniswapV2Router02.json')
  return {
    wrappedNative: readPublishedCode('@uniswap/v2-periphery/build/WETH9.json'),
    factory: concat([factory, encodeAbiParameters([{ type: 'address' }], [feeSetter])]),
    router: (factoryAddress, wrappedNative) =>
      concat([
        router,
        encodeAbiParameters(
          [{ type: 'address' }, { type: 'address' }],
          [factoryAddress, wrappedNative],
        ),
      ]),
    pairInitCodeHash: keccak256(readPublishedCode('@uniswap/v2-core/build/UniswapV2Pair.json')),
  }
}
