import { call } from './call.ts'
import { factoryCalls } from './factory-calls.ts'
import { field } from './field.ts'
import { permitFields } from './permit-fields.ts'
import type { CallTable } from './types.ts'

const raised = (label: string) => field.currency(label, '#.addressParams.[1]')

const creation = {
  templateId_: field.choice('Kind of presale', 'presaleKinds'),
  'addressParams.[0]': field.token('Token for sale'),
  'addressParams.[1]': field.address('Currency'),
  'addressParams.[2]': field.address('Exchange router'),
  'addressParams.[3]': field.address('Whitelist admin'),
  'numberParams.[0]': raised('Hard cap'),
  'numberParams.[1]': raised('Soft cap'),
  'numberParams.[2]': field.raw('Presale rate (1e18)'),
  'numberParams.[3]': field.raw('Listing rate (1e18)'),
  'numberParams.[4]': field.percent('Liquidity'),
  'numberParams.[5]': raised('Min buy'),
  'numberParams.[6]': raised('Max buy'),
  'numberParams.[7]': field.date('Starts'),
  'numberParams.[8]': field.date('Ends'),
  'numberParams.[9]': field.duration('Liquidity locked for'),
  'numberParams.[10]': field.choice('Whitelist', 'whitelistModes'),
  'numberParams.[11]': field.duration('Only tier 1 for'),
  'numberParams.[12]': field.duration('Tiers 1 and 2 for'),
  'numberParams.[13]': field.raw('Slots transferable'),
  'numberParams.[14]': field.raw('Released in parts'),
  'numberParams.[15]': field.percent('Released at first'),
  'numberParams.[16]': field.duration('Then each'),
  'numberParams.[17]': field.percent('Further parts of'),
  'numberParams.[18]': field.raw('Burns unsold tokens'),
  'numberParams.[19]': field.raw('Lists below presale'),
  'numberParams.[20]': field.percent('Price-repair budget'),
  'numberParams.[21]': field.percent('Declared tax'),
  'numberParams.[22]': field.raw('Whitelist root'),
  ipfsKey: field.raw('Information (IPFS)'),
  '@.value': field.native('Fee'),
}

/** Creating presales. */
export const presaleFactoryCalls = {
  ...factoryCalls,
  deploy: call('Create a presale', creation),
  deployWithPermit: call('Create a presale', {
    ...creation,
    permitDeadline: permitFields.deadline,
    signature: permitFields.signature,
  }),
} as const satisfies CallTable
