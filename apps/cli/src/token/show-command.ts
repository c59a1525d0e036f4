import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { formatTime } from '@slipway/messages/format/format-time'
import { TokenInfoNotFound } from '@slipway/sdk/evm/errors'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import * as z from 'zod'
import type { ReadCommand } from '../command/command.ts'
import { textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import type { Session } from '../network/open-session.ts'
import type { Row } from '../output/row.ts'
import { address, integerText, seconds } from '../output/schema-parts.ts'

const part = () => z.record(z.string(), z.unknown()).nullable()

async function getAny(
  { client, chain }: Session,
  query: { readonly address: Address; readonly account?: Address },
): Promise<{ readonly facts: TokenFacts; readonly token?: Token }> {
  const contracts = findTokenContracts(chain)
  try {
    if (contracts) {
      const token = await getToken(client, contracts, query)
      return { facts: token, token }
    }
  } catch (error) {
    // Not one of the platform's: any other token has its plain facts still.
    if (!(error instanceof TokenInfoNotFound)) throw error
  }
  return { facts: await getTokenFacts(client, query) }
}

function dataOf(facts: TokenFacts, token: Token | undefined) {
  const { name, symbol, decimals, totalSupply, balance } = facts
  return {
    ...{ address: facts.address, name, symbol, decimals, totalSupply },
    balance: balance ?? null,
    platform: token
      ? {
          templateId: token.record.templateId,
          creator: token.record.creator,
          createdAt: token.record.createdAt,
          infoId: token.record.infoId,
          owner: token.owner,
          contractUri: token.contractUri,
          isContractUriFrozen: token.isContractUriFrozen,
          minting: token.minting,
          capabilities: token.capabilities,
          taxed: token.taxed ?? null,
          dividends: token.dividends ?? null,
          nft: token.nft ?? null,
          referral: token.referral ?? null,
        }
      : null,
  }
}

function rowsOf(facts: TokenFacts, token: Token | undefined): readonly Row[] {
  const { name, symbol, decimals, totalSupply, balance } = facts
  const amount = (units: bigint) => formatAmount(units, decimals, { symbol })
  return [
    [m.cli_row_token(), `${name} (${symbol})`],
    [m.cli_row_address(), facts.address],
    [m.cli_row_supply(), amount(totalSupply)],
    ...(balance === undefined ? [] : [[m.cli_row_balance(), amount(balance)] as const]),
    ...(token
      ? [
          [m.cli_row_template(), String(token.record.templateId)] as const,
          [m.cli_row_owner(), token.owner] as const,
          [m.cli_row_creator(), token.record.creator] as const,
          [m.cli_row_created(), formatTime(token.record.createdAt)] as const,
        ]
      : [[m.cli_row_template(), m.cli_token_foreign()] as const]),
  ]
}

/** Reads a token: all of one of the platform's, the plain facts of any other. */
export const showCommand: ReadCommand = {
  effect: 'read',
  positionals: ['address'],
  options: { account: { type: 'string', value: '0x…', help: m.cli_opt_balance_of } },
  example: 'slipway token show 0x… -n bsc --json',
  result: z.strictObject({
    address: address(),
    name: z.string(),
    symbol: z.string(),
    decimals: z.int(),
    totalSupply: integerText(),
    balance: integerText().nullable(),
    /** Null for a token that the platform did not make. */
    platform: z
      .strictObject({
        templateId: z.int(),
        creator: address(),
        createdAt: seconds(),
        infoId: z.int(),
        owner: address(),
        contractUri: z.string(),
        isContractUriFrozen: z.boolean(),
        minting: z.record(z.string(), z.unknown()),
        capabilities: z.record(z.string(), z.unknown()),
        taxed: part(),
        dividends: part(),
        nft: part(),
        referral: part(),
      })
      .nullable(),
  }),
  async run({ options, positionals, session }) {
    const asked = readAccountText(positionals[0] ?? '', '<address>')
    const holder = textOf(options, 'account')
    const { facts, token } = await getAny(session, {
      address: asked,
      ...(holder !== undefined && { account: readAccountText(holder, '--account') }),
    })
    return { data: dataOf(facts, token), rows: rowsOf(facts, token) }
  },
}
