import type { Address } from 'viem'
import { referralAbi } from '../../evm/dividend-abi.ts'
import type { RebateBps } from '../draft/read-referral.ts'
import { declaredActions, type TokenActionInput } from './declared-action.ts'

const action = declaredActions(referralAbi)

/** Rebates to inviters: the owner's terms, and the acceptance of an invitation (S-36). */
export const referralActionFlows = {
  /** Only downwards. */
  setRebates: action('setRebates', {
    args: ({ rebateBps }: TokenActionInput & { readonly rebateBps: RebateBps }) =>
      [rebateBps] as const,
    event: 'RebatesSet',
  }),
  setBindInterval: action('setBindInterval', {
    args: ({ blocks }: TokenActionInput & { readonly blocks: bigint }) => [blocks] as const,
    event: 'BindIntervalSet',
  }),
  /** The invited account binds itself to its inviter, for good. */
  acceptInviter: action('acceptInviter', {
    args: ({ inviter }: TokenActionInput & { readonly inviter: Address }) => [inviter] as const,
    event: 'InviterBound',
    expected: ({ inviter }) => ({ inviter }),
  }),
} as const
