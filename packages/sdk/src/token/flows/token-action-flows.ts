import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, type ContractEventName, zeroAddress } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { FlowReceipt } from '../../flow/types.ts'
import { buildTokenBurn } from '../evm/build-token-burn.ts'
import { buildTokenMint } from '../evm/build-token-mint.ts'
import { buildTokenMintDisable } from '../evm/build-token-mint-disable.ts'
import { buildTokenOwnershipTransfer } from '../evm/build-token-ownership-transfer.ts'
import { buildTokenRenounce } from '../evm/build-token-renounce.ts'
import { buildTokenUriChange } from '../evm/build-token-uri-change.ts'
import { buildTokenUriFreeze } from '../evm/build-token-uri-freeze.ts'
import type { TokenActionInput } from './declared-action.ts'
import { dividendActionFlows } from './dividend-action-flows.ts'
import { referralActionFlows } from './referral-action-flows.ts'
import { taxedActionFlows } from './taxed-action-flows.ts'

function eventOf<Name extends ContractEventName<typeof standardTokenAbi>>(
  receipt: FlowReceipt,
  emitter: Address,
  eventName: Name,
  expected: Readonly<Record<string, unknown>> = {},
) {
  return proveEvent(receipt.logs, { abi: standardTokenAbi, eventName, emitter, expected })
}

/** What the owner of a token, or its holder, can do; one flow each, verified by the token's own event. */
export const tokenActionFlows = {
  ...taxedActionFlows,
  ...dividendActionFlows,
  ...referralActionFlows,

  mint: oneStepFlow<TokenActionInput & { readonly to: Address; readonly amount: bigint }>({
    feature: 'token',
    name: 'mint',
    build: ({ token, ...params }) => buildTokenMint(token, params),
    verify: ({ token, to, amount }, receipt) => {
      const { nextMintAt } = eventOf(receipt, token, 'Minted', { to, amount })
      return { to, amount, nextMintAt }
    },
  }),

  disableMint: oneStepFlow<TokenActionInput>({
    feature: 'token',
    name: 'disable-mint',
    build: ({ token }) => buildTokenMintDisable(token),
    verify: ({ token }, receipt) => {
      eventOf(receipt, token, 'MintDisabled')
      return {}
    },
  }),

  changeUri: oneStepFlow<TokenActionInput & { readonly contractUri: string }>({
    feature: 'token',
    name: 'change-uri',
    build: ({ token, contractUri }) => buildTokenUriChange(token, contractUri),
    verify: ({ token, contractUri }, receipt) => {
      eventOf(receipt, token, 'ContractUriSet', { contractUri })
      return { contractUri }
    },
  }),

  freezeUri: oneStepFlow<TokenActionInput>({
    feature: 'token',
    name: 'freeze-uri',
    build: ({ token }) => buildTokenUriFreeze(token),
    verify: ({ token }, receipt) => {
      eventOf(receipt, token, 'ContractUriFrozen')
      return {}
    },
  }),

  transferOwnership: oneStepFlow<TokenActionInput & { readonly newOwner: Address }>({
    feature: 'token',
    name: 'transfer-ownership',
    build: ({ token, newOwner }) => buildTokenOwnershipTransfer(token, newOwner),
    verify: ({ token, newOwner }, receipt) => {
      eventOf(receipt, token, 'OwnershipTransferred', { newOwner })
      return { newOwner }
    },
  }),

  renounce: oneStepFlow<TokenActionInput>({
    feature: 'token',
    name: 'renounce',
    build: ({ token }) => buildTokenRenounce(token),
    verify: ({ token }, receipt) => {
      eventOf(receipt, token, 'OwnershipTransferred', { newOwner: zeroAddress })
      return {}
    },
  }),

  burn: oneStepFlow<TokenActionInput & { readonly amount: bigint }>({
    feature: 'token',
    name: 'burn',
    build: ({ token, amount }) => buildTokenBurn(token, amount),
    verify: ({ token }, receipt, { account }) => {
      const expected = { from: account, to: zeroAddress }
      const { amount } = eventOf(receipt, token, 'Transfer', expected)
      return { amount }
    },
  }),
} as const
