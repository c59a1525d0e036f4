import { standardTokenAbi } from '@slipway/deployments/abi'
import { type Address, type ContractEventName, zeroAddress } from 'viem'
import { EventMissing, findEvent } from '../../evm/find-event.ts'
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
) {
  return findEvent(receipt.logs, { abi: standardTokenAbi, eventName, emitter })
}

/** What the owner of a token, or its holder, can do; one flow each, verified by the token's own event. */
export const tokenActionFlows = {
  ...taxedActionFlows,
  ...dividendActionFlows,
  ...referralActionFlows,

  mint: oneStepFlow<TokenActionInput & { readonly to: Address; readonly amount: bigint }>(
    'mint',
    ({ token, ...params }) => buildTokenMint(token, params),
    ({ token }, receipt) => {
      const { to, amount, nextMintAt } = eventOf(receipt, token, 'Minted').args
      return { to, amount, nextMintAt }
    },
  ),

  disableMint: oneStepFlow<TokenActionInput>(
    'disable-mint',
    ({ token }) => buildTokenMintDisable(token),
    ({ token }, receipt) => {
      eventOf(receipt, token, 'MintDisabled')
      return {}
    },
  ),

  changeUri: oneStepFlow<TokenActionInput & { readonly contractUri: string }>(
    'change-uri',
    ({ token, contractUri }) => buildTokenUriChange(token, contractUri),
    ({ token }, receipt) => ({
      contractUri: eventOf(receipt, token, 'ContractUriSet').args.contractUri,
    }),
  ),

  freezeUri: oneStepFlow<TokenActionInput>(
    'freeze-uri',
    ({ token }) => buildTokenUriFreeze(token),
    ({ token }, receipt) => {
      eventOf(receipt, token, 'ContractUriFrozen')
      return {}
    },
  ),

  transferOwnership: oneStepFlow<TokenActionInput & { readonly newOwner: Address }>(
    'transfer-ownership',
    ({ token, newOwner }) => buildTokenOwnershipTransfer(token, newOwner),
    ({ token }, receipt) => ({
      newOwner: eventOf(receipt, token, 'OwnershipTransferred').args.newOwner,
    }),
  ),

  renounce: oneStepFlow<TokenActionInput>(
    'renounce',
    ({ token }) => buildTokenRenounce(token),
    ({ token }, receipt) => {
      const { newOwner } = eventOf(receipt, token, 'OwnershipTransferred').args
      if (newOwner !== zeroAddress) throw new EventMissing('OwnershipTransferred', token)
      return {}
    },
  ),

  burn: oneStepFlow<TokenActionInput & { readonly amount: bigint }>(
    'burn',
    ({ token, amount }) => buildTokenBurn(token, amount),
    ({ token }, receipt) => {
      const { to, amount } = eventOf(receipt, token, 'Transfer').args
      if (to !== zeroAddress) throw new EventMissing('Transfer', token)
      return { amount }
    },
  ),
} as const
