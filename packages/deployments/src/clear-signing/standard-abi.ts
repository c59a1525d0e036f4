import { parseAbi } from 'viem'

/** What people sign of contracts that are not ours: token and NFT standards, the router of a V2 exchange, and EAS. */
export const standardAbi = {
  token: parseAbi([
    'function approve(address spender, uint256 amount) returns (bool)',
    'function transfer(address to, uint256 amount) returns (bool)',
    'function transferFrom(address from, address to, uint256 amount) returns (bool)',
  ]),
  nft: parseAbi([
    'function approve(address to, uint256 tokenId) payable',
    'function setApprovalForAll(address operator, bool approved)',
    'function transferFrom(address from, address to, uint256 tokenId) payable',
    'function safeTransferFrom(address from, address to, uint256 tokenId) payable',
    'function safeTransferFrom(address from, address to, uint256 tokenId, bytes _data) payable',
  ]),
  router: parseAbi([
    'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity)',
    'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity)',
  ]),
  attestations: parseAbi([
    'struct AttestationRequestData { address recipient; uint64 expirationTime; bool revocable; bytes32 refUID; bytes data; uint256 value; }',
    'struct AttestationRequest { bytes32 schema; AttestationRequestData data; }',
    'struct RevocationRequestData { bytes32 uid; uint256 value; }',
    'struct RevocationRequest { bytes32 schema; RevocationRequestData data; }',
    'function attest(AttestationRequest request) payable returns (bytes32)',
    'function revoke(RevocationRequest request) payable',
  ]),
  schemas: parseAbi([
    'function register(string schema, address resolver, bool revocable) returns (bytes32)',
  ]),
} as const
