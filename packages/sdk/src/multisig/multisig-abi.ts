import { parseAbi } from 'viem'

/** What is asked of a Safe; the same since its version 1.0. */
export const multisigAbi = parseAbi([
  'function nonce() view returns (uint256)',
  'function getThreshold() view returns (uint256)',
  'function domainSeparator() view returns (bytes32)',
  'function getOwners() view returns (address[])',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
])
