import { accountId, tokenId } from '@slipway/database/row-ids'
import type { TokenRow } from '@slipway/database/token/indexed'
import type { tokenFactoryEventsAbi } from '@slipway/deployments/events'
import { counting } from '../../stats/count-act.ts'
import type { EventArgs, EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey } from '../../store/index-rows.ts'
import { lowerCase, someAddress, storableText } from '../../store/stored-values.ts'
import { actionWrite } from '../token-row.ts'

/** Arguments of the factory's event; amounts in base units and wei. */
export type TokenDeployedArgs = EventArgs<typeof tokenFactoryEventsAbi, 'TokenDeployed'>

/** The one template without a launch gate. */
const UNGATED_TEMPLATE = 1n
/** Characters; no creation of ours comes near, and a stranger must not fill the index. */
const MAX_INPUT_LENGTH = 131_072

const keptInput = (input: Hex): Hex => (input.length > MAX_INPUT_LENGTH ? '0x' : input)

const creatorRead = (
  event: IndexedEvent<TokenDeployedArgs>,
): RowKey & { table: 'tokenAccount' } => ({
  table: 'tokenAccount',
  id: accountId(event.chainId, lowerCase(event.args.owner)),
})

const deployed: EventHandler<TokenDeployedArgs> = {
  reads: (event) => [creatorRead(event)],
  writes: (event, rows) => {
    const { args, chainId } = event
    const address = lowerCase(args.token)
    const creator = lowerCase(args.owner)
    const isUngated = args.templateId === UNGATED_TEMPLATE
    const token: TokenRow = {
      id: tokenId(chainId, address),
      chainId,
      address,
      creator,
      owner: creator,
      templateId: Number(args.templateId),
      infoId: Number(args.infoId),
      name: storableText(args.name),
      symbol: storableText(args.symbol),
      decimals: args.decimals,
      initialSupply: args.totalSupply,
      // The token's own Transfer events make the supply: the sum over the logs stays the only source.
      totalSupply: 0n,
      inviter: someAddress(args.inviter),
      feeWei: args.feeWei,
      inviterRewardWei: args.inviterRewardWei,
      createdAt: event.timestamp,
      blockNumber: event.blockNumber,
      txHash: event.txHash,
      mintable: false,
      mintCooldown: 0,
      mintMaxBps: 0,
      nextMintAt: 0,
      contractUri: '',
      contractUriFrozen: false,
      buyTaxBps: 0,
      sellTaxBps: 0,
      transferTaxBps: 0,
      tradeTaxBps: 0,
      launched: isUngated,
      launchedAt: isUngated ? event.timestamp : null,
      holderCount: 0,
      transferCount: 0,
    }
    const account = rows.get('tokenAccount', creatorRead(event).id) ?? {
      id: accountId(chainId, creator),
      chainId,
      address: creator,
      tokensCreated: 0,
      tokensHeld: 0,
    }
    return [
      { table: 'token', row: token },
      actionWrite(event, token, 'created'),
      {
        table: 'tokenCreation',
        row: {
          id: token.id,
          chainId,
          token: address,
          factory: event.address,
          input: keptInput(event.input),
        },
      },
      { table: 'tokenAccount', row: { ...account, tokensCreated: account.tokensCreated + 1 } },
    ]
  },
}

/** A token was created: its row, the history's first entry, creator and statistics. */
export const tokenDeployed = counting(deployed, (event, rows) => {
  const { owner, token, totalSupply, feeWei, inviterRewardWei } = event.args
  const created = rows.get('tokenAccount', creatorRead(event).id)?.tokensCreated ?? 0
  return {
    act: {
      kind: 'tokenCreated',
      account: lowerCase(owner),
      subject: lowerCase(token),
      asset: lowerCase(token),
      amount: totalSupply,
    },
    change: {
      tokensCreated: 1,
      newCreators: created === 0 ? 1 : 0,
      feesWei: feeWei,
      inviterRewardsWei: inviterRewardWei,
    },
  }
})
