import type { TokenRow } from '@slipway/database/token/indexed'
import { countPlatform, platformReads } from '../../stats/platform-rows.ts'
import type { EventHandler, Hex } from '../../store/event-handler.ts'
import { accountId, tokenId } from '../../store/row-ids.ts'
import { lowerCase, someAddress, storableText } from '../../store/stored-values.ts'
import { actionWrite } from '../token-row.ts'

/** Arguments of the factory's event; amounts in base units and wei. */
export interface TokenDeployedArgs {
  owner: Hex
  token: Hex
  templateId: bigint
  infoId: bigint
  name: string
  symbol: string
  decimals: number
  totalSupply: bigint
  inviter: Hex
  feeWei: bigint
  inviterRewardWei: bigint
}

/** The one template without a launch gate. */
const UNGATED_TEMPLATE = 1n
/** Characters; no creation of ours comes near, and a stranger must not fill the index. */
const MAX_INPUT_LENGTH = 131_072

const keptInput = (input: Hex): Hex => (input.length > MAX_INPUT_LENGTH ? '0x' : input)

/** A token was created: its row, the history's first entry, creator and statistics. */
export const tokenDeployed: EventHandler<TokenDeployedArgs> = {
  reads: (event) => [
    { table: 'tokenAccount', id: accountId(event.chainId, lowerCase(event.args.owner)) },
    ...platformReads(event),
  ],
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
    const account = rows.get('tokenAccount', accountId(chainId, creator)) ?? {
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
      ...countPlatform(event, rows, {
        tokensCreated: 1,
        newCreators: account.tokensCreated === 0 ? 1 : 0,
        feesWei: args.feeWei,
        inviterRewardsWei: args.inviterRewardWei,
      }),
    ]
  },
}
