const assets = [
  {
    name: 'assets',
    type: 'tuple[]',
    components: [
      { name: 'asset', type: 'address' },
      { name: 'owed', type: 'uint256' },
      { name: 'held', type: 'uint256' },
    ],
  },
] as const

/**
 * What every contract that holds value answers; the second only where anybody could lengthen the list (P-38), the third
 * only where that list is one of ids.
 */
export const solvencyAbi = [
  {
    type: 'function',
    name: 'solvency',
    stateMutability: 'view',
    inputs: [],
    outputs: assets,
  },
  {
    type: 'function',
    name: 'solvencyPage',
    stateMutability: 'view',
    inputs: [
      { name: 'offset', type: 'uint256' },
      { name: 'limit', type: 'uint256' },
    ],
    outputs: assets,
  },
  {
    type: 'function',
    name: 'lockCount',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ name: 'count', type: 'uint256' }],
  },
] as const
