import { calculateCreate2Address } from '@slipway/deployer/steps/create2'
import { type Address, concat, encodeAbiParameters, type Hex, keccak256, stringToHex } from 'viem'
import { readLinkedCode, readPublishedCode } from './published-artifact.ts'

const CORE = '@uniswap/v3-core/artifacts/contracts'
const PERIPHERY = '@uniswap/v3-periphery/artifacts/contracts'

/** One contract of the exchange whose liquidity is NFTs. */
export interface PositionVenuePart {
  readonly id: string
  readonly title: string
  readonly initCode: Hex
}

/** Uniswap V3 as it stands on a local chain. */
export interface PositionVenue {
  readonly factory: Address
  readonly router: Address
  /** Manager whose NFTs are the positions. */
  readonly nftManager: Address
  /** CREATE2 init code hash of a pool. */
  readonly poolInitCodeHash: Hex
  /** In the order in which they have to be created. */
  readonly parts: readonly PositionVenuePart[]
}

/**
 * Uniswap V3 exactly as published on npm: factory, router, position manager, and what draws the
 * picture of a position. Pure: the addresses follow from the code.
 */
export function planPositionVenue(wrappedNative: Address): PositionVenue {
  const factoryCode = readPublishedCode(`${CORE}/UniswapV3Factory.sol/UniswapV3Factory.json`)
  const factory = calculateCreate2Address(factoryCode)
  const pictureCode = readPublishedCode(
    `${PERIPHERY}/libraries/NFTDescriptor.sol/NFTDescriptor.json`,
  )
  const descriptorCode = concat([
    readLinkedCode(
      `${PERIPHERY}/NonfungibleTokenPositionDescriptor.sol/NonfungibleTokenPositionDescriptor.json`,
      calculateCreate2Address(pictureCode),
    ),
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes32' }],
      [wrappedNative, stringToHex('ETH', { size: 32 })],
    ),
  ])
  const routerCode = concat([
    readPublishedCode(`${PERIPHERY}/SwapRouter.sol/SwapRouter.json`),
    encodeAddresses(factory, wrappedNative),
  ])
  const managerCode = concat([
    readPublishedCode(
      `${PERIPHERY}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`,
    ),
    encodeAddresses(factory, wrappedNative, calculateCreate2Address(descriptorCode)),
  ])
  return {
    factory,
    router: calculateCreate2Address(routerCode),
    nftManager: calculateCreate2Address(managerCode),
    poolInitCodeHash: keccak256(readPublishedCode(`${CORE}/UniswapV3Pool.sol/UniswapV3Pool.json`)),
    parts: [
      { id: 'v3-factory', title: 'Uniswap V3 factory', initCode: factoryCode },
      { id: 'v3-router', title: 'Uniswap V3 router', initCode: routerCode },
      { id: 'v3-picture', title: 'Pictures of Uniswap V3 positions', initCode: pictureCode },
      { id: 'v3-descriptor', title: 'Metadata of Uniswap V3 positions', initCode: descriptorCode },
      { id: 'v3-manager', title: 'Uniswap V3 position manager', initCode: managerCode },
    ],
  }
}

const encodeAddresses = (...addresses: readonly Address[]) =>
  encodeAbiParameters(
    addresses.map(() => ({ type: 'address' }) as const),
    addresses,
  )
