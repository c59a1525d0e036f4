import { parseAbi } from 'viem'

/** What NFTs answer (ERC-165, ERC-721 and its lists). */
export const nftAbi = parseAbi([
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 nftId) view returns (address)',
  'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
  'function approve(address to, uint256 nftId)',
  'function safeTransferFrom(address from, address to, uint256 nftId, bytes data)',
  'event Approval(address indexed owner, address indexed approved, uint256 indexed nftId)',
])

/** Factories of exchanges made after V3, whose pools have other keys: a distance of ticks, the pair, who deployed it. */
export const forkFactoryAbi = parseAbi([
  'function getPool(address token0, address token1, int24 tickSpacing) view returns (address pool)',
  'function poolByPair(address token0, address token1) view returns (address pool)',
  'function customPoolByPair(address deployer, address token0, address token1) view returns (address pool)',
])

/** What position managers of V3 and V4 exchanges answer, and the factory of a V3 one. */
export const positionManagerAbi = parseAbi([
  'function factory() view returns (address)',
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address pool)',
  'function poolManager() view returns (address)',
  'function nextTokenId() view returns (uint256)',
])
