import { standardTokenAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { TokenInfoNotFound } from '../../evm/errors.ts'
import { getTokenFacts } from '../../evm/get-token-facts.ts'
import { getTokenRecord } from '../../platform/get-token-record.ts'
import { isTemplateId } from '../../platform/template-id.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import { hasFeature } from '../../platform/token-templates.ts'
import { decodeCapabilities } from '../decode-capabilities.ts'
import type { Token, TokenMinting } from '../types.ts'
import { getDividendState, getLiquidityStake } from './get-dividend-state.ts'
import { getNftDividendState } from './get-nft-dividend-state.ts'
import { getReferralState } from './get-referral-state.ts'
import { getTaxedState } from './get-taxed-state.ts'

async function getOwnership(client: ReadClient, address: Address) {
  const token = { address, abi: standardTokenAbi } as const
  const [owner, contractUri, isContractUriFrozen, bits, terms] = await Promise.all([
    client.readContract({ ...token, functionName: 'owner' }),
    client.readContract({ ...token, functionName: 'contractURI' }),
    client.readContract({ ...token, functionName: 'contractUriFrozen' }),
    client.readContract({ ...token, functionName: 'capabilities' }),
    client.readContract({ ...token, functionName: 'mintTerms' }),
  ])
  const [mintable, cooldown, maxBps, nextMintAt] = terms
  const minting: TokenMinting = {
    mintable,
    cooldownSeconds: Number(cooldown),
    maxBps: Number(maxBps),
    nextMintAt: Number(nextMintAt),
  }
  return {
    owner,
    contractUri,
    isContractUriFrozen,
    capabilities: decodeCapabilities(bits),
    minting,
  }
}

/** What a token's template adds to a plain one; nothing for a template that this release does not know. */
async function getFeatures(
  client: ReadClient,
  templateId: number,
  query: { readonly address: Address; readonly account?: Address },
): Promise<Pick<Token, 'taxed' | 'dividends' | 'liquidityStake' | 'nft' | 'referral'>> {
  if (!isTemplateId(templateId)) return {}
  const { address, account } = query
  const isNft = hasFeature(templateId, 'nft')
  const reads = {
    taxed: hasFeature(templateId, 'tax') && getTaxedState(client, address),
    dividends:
      hasFeature(templateId, 'dividend') &&
      getDividendState(client, {
        address,
        account,
        areOfAccounts: !isNft,
        areBought: templateId === 3,
      }),
    liquidityStake:
      account && hasFeature(templateId, 'lp') && getLiquidityStake(client, { address, account }),
    nft: isNft && getNftDividendState(client, address),
    referral: hasFeature(templateId, 'referral') && getReferralState(client, query),
  }
  const [taxed, dividends, liquidityStake, nft, referral] = await Promise.all([
    reads.taxed,
    reads.dividends,
    reads.liquidityStake,
    reads.nft,
    reads.referral,
  ])
  return {
    ...(taxed && { taxed }),
    ...(dividends && { dividends }),
    ...(liquidityStake && { liquidityStake }),
    ...(nft && { nft }),
    ...(referral && { referral }),
  }
}

/**
 * Reads one of the platform's tokens with everything its console shows.
 * @param query `account`: whose balance to read.
 * @throws {TokenInfoNotFound} for an address that the factory did not create ("Token information not found").
 */
export async function getToken(
  client: ReadClient,
  contracts: TokenContracts,
  query: { readonly address: Address; readonly account?: Address },
): Promise<Token> {
  const { address } = query
  const chainId = client.chain.id
  const record = await getTokenRecord(client, contracts, address)
  if (!record) throw new TokenInfoNotFound(chainId, address)
  const [facts, ownership, features] = await Promise.all([
    getTokenFacts(client, query),
    getOwnership(client, address),
    getFeatures(client, record.templateId, query),
  ])
  return { ...facts, ...ownership, ...features, chainId, record }
}
