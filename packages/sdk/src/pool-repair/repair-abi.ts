import { parseAbi } from 'viem'

/** What a V2 exchange and its pools answer, as Uniswap published it and its descendants kept it. */
export const repairVenueAbi = parseAbi([
  'function getPair(address tokenA, address tokenB) view returns (address pair)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function factory() view returns (address)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 lastUpdate)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
])
