import { call } from './call.ts'
import { factoryCalls } from './factory-calls.ts'
import { field } from './field.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

/**
 * Creating tokens. Which values follow the first ones depends on the template; small screens know no rest of a list, so
 * that lists are shown whole after those.
 */
export const tokenFactoryCalls = {
  ...factoryCalls,
  deploy: call('Create a token', {
    templateId: field.choice('Kind of token', 'tokenTemplates'),
    'stringParams.[0]': field.raw('Name'),
    'stringParams.[1]': field.raw('Symbol'),
    'stringParams.[2]': field.raw('Information (URI)'),
    'addressParams.[0]': field.account('Receives the supply'),
    'addressParams.[]': field.address('All addresses'),
    'numberParams.[0]': field.raw('Supply (base units)'),
    'numberParams.[1]': field.raw('Decimals'),
    'numberParams.[2]': field.duration('Between two mints'),
    'numberParams.[3]': field.percent('Max per mint'),
    'numberParams.[]': field.raw('All numbers'),
    'boolParams.[0]': field.raw('Can be minted'),
    'boolParams.[]': field.raw('All switches'),
    inviter: field.address('Inviter'),
    nftWrapper: field.address('NFT collection'),
    seed: field.hidden('Seed', 'it decides the address of the token and nothing else'),
    '@.value': field.native('Fee'),
  }),
  deployFor: unsigned('the launch pad creates for its caller'),
  claimInviterReward: call('Pay a reward to an inviter', { inviter: field.account('Inviter') }),
  claimInviterRewardTo: call('Claim own inviter rewards', { to: field.account('Receiver') }),
  initLaunchPad: call('Set the launch contract', { launchPad_: field.contract('Launch contract') }),
  setInviterShare: call("Change inviters' part of fees", { shareBps: field.percent('Part') }),
  setTemplate: call('Open or close a template', {
    templateId: field.choice('Template', 'tokenTemplates'),
    generator: field.contract('Code generator'),
    enabled: field.raw('Open'),
  }),
} as const satisfies CallTable
