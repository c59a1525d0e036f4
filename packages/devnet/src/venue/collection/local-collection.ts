import { calculateCreate2Address } from '@slipway/deployer/steps/create2'
import { type Address, type Hex, parseAbi } from 'viem'
import compiled from './local-collection.json' with { type: 'json' }

/** Creates {@link localCollectionAddress}; the bytecode of `LocalCollection.sol`. */
export const localCollectionInitCode = compiled.bytecode as Hex

/** The collection of NFTs on every local chain: a real ERC-721A from which anybody may mint. */
export const localCollectionAddress: Address = calculateCreate2Address(localCollectionInitCode)

export const localCollectionAbi = parseAbi([
  'function mint(address to, uint256 quantity)',
  'function transferFrom(address from, address to, uint256 tokenId) payable',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function supportsInterface(bytes4 id) view returns (bool)',
])
