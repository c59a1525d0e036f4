const record = [
  { name: 'owner', type: 'address' },
  { name: 'addr', type: 'address' },
  { name: 'createdAt', type: 'uint40' },
  { name: 'templateId', type: 'uint16' },
] as const

const page = [
  { name: 'offset', type: 'uint256' },
  { name: 'limit', type: 'uint256' },
] as const

const recordCount = {
  type: 'function',
  name: 'recordCount',
  stateMutability: 'view',
  inputs: [],
  outputs: [{ name: '', type: 'uint256' }],
} as const

/** The registry of a factory of instances: a page that only lists does without the rest of the factory. */
export const instanceRegistryAbi = [
  recordCount,
  {
    type: 'function',
    name: 'records',
    stateMutability: 'view',
    inputs: page,
    outputs: [{ name: 'page', type: 'tuple[]', components: record }],
  },
] as const

/** See `instanceRegistryAbi`; tokens have a number besides. */
export const tokenRegistryAbi = [
  recordCount,
  {
    type: 'function',
    name: 'records',
    stateMutability: 'view',
    inputs: page,
    outputs: [
      {
        name: 'page',
        type: 'tuple[]',
        components: [...record, { name: 'infoId', type: 'uint40' }],
      },
    ],
  },
] as const
