import { parseAbi } from 'viem'

/** What a collection answers beside its sale: ERC-721 and the queries of ERC721A. */
export const collectionAbi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenURI(uint256 nftId) view returns (string)',
  'function tokensOfOwnerIn(address owner, uint256 start, uint256 stop) view returns (uint256[])',
  'function explicitOwnershipsOf(uint256[] ids) view returns ((address addr, uint64 startTimestamp, bool burned, uint24 extraData)[])',
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
  'function safeTransferFrom(address from, address to, uint256 nftId)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed nftId)',
])
