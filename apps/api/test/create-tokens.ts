import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { deployContracts } from '@slipway/deployer/contracts/deploy-contracts'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { getLocalDeployment } from '@slipway/deployments'
import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { startChain } from '@slipway/devnet/chain/start-chain'
import { describeLocalConfig } from '@slipway/devnet/local-deployment/describe-local-config'
import { deployVenue, type LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { buildTokenDeployment } from '@slipway/sdk/token/evm/build-token-deployment'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import type pg from 'pg'
import { type Address, type Hex, parseEventLogs, zeroAddress } from 'viem'

/** Answers 1 to whatever it is asked: it passes for a collection. */
const YES_MAN = '0x600a600c600039600a6000f3600160005260206000f3'

/** What the index knows of a creation. */
export interface CreatedToken {
  templateId: TemplateId
  name: string
  address: Address
  creator: Address
  factory: Address
  hash: Hex
  input: Hex
  seed: Hex
}

interface Market {
  venue: LocalVenue
  creator: Address
  marketing: Address
  nft: Address
}

/** A draft of any template, with the least that it asks for. */
function draftOf(templateId: TemplateId, name: string, market: Market) {
  const { venue } = market
  const isTaxed = hasFeature(templateId, 'tax')
  const paysDividends = hasFeature(templateId, 'dividend')
  const reading = readTokenDraft({
    ...emptyTokenDraftInput(templateId),
    name,
    symbol: 'T-1',
    totalSupply: '1000000',
    receiver: market.creator,
    contractUri: 'ipfs://x',
    ...(isTaxed && {
      marketingWallet: market.marketing,
      router: venue.router,
      quote: venue.wrappedNative,
      buyTaxPercent: '5',
      sellTaxPercent: '5',
      marketingShare: paysDividends ? '60' : '100',
    }),
    ...(paysDividends && { dividendShare: '40' }),
    ...(templateId === 3 && { rewardToken: venue.quoteTokens[0]?.address }),
    ...(templateId === 8 && { nft: market.nft }),
    ...(hasFeature(templateId, 'referral') && { rebates: ['2', '1'] }),
  })
  if (!reading.ok) {
    throw new Error(reading.issues.map(({ field, code }) => `${field} ${code}`).join())
  }
  return reading.draft
}

/** A local node with our contracts and an exchange. */
export async function startTokenChain() {
  const node = await startChain({ chainId: 31_337 })
  const chain = withLocalRpc(getEvmChain('local'), node.rpcUrl)
  const account = getDevelopmentAccount(0)
  const client = createDeployClient({ chain, account, rpcUrl: node.rpcUrl })
  const venue = await deployVenue({ client })
  await deployContracts({ client, chain, config: describeLocalConfig(chain) })
  const factory = getLocalDeployment().contracts.tokenFactory?.address ?? zeroAddress
  const hashOfNft = await client.sendTransaction({ data: YES_MAN })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash: hashOfNft })
  const market: Market = {
    venue,
    creator: account.address,
    marketing: getDevelopmentAccount(5).address,
    nft: contractAddress ?? zeroAddress,
  }

  const createToken = async (name: string, templateId: TemplateId = 1): Promise<CreatedToken> => {
    const feeWei = await client.readContract({
      address: factory,
      abi: tokenFactoryAbi,
      functionName: 'feeOf',
      args: [account.address, BigInt(templateId)],
    })
    const seed = createTokenSeed()
    const contracts = { factory } as Parameters<typeof buildTokenDeployment>[0]
    const draft = draftOf(templateId, name, market)
    const { data, valueWei } = buildTokenDeployment(contracts, { draft, seed, feeWei })
    const hash = await client.sendTransaction({ to: factory, data, value: valueWei })
    const receipt = await client.waitForTransactionReceipt({ hash })
    const [event] = parseEventLogs({
      abi: tokenFactoryAbi,
      logs: receipt.logs,
      eventName: 'TokenDeployed',
    })
    if (!event) throw new Error('nothing was created')
    const { input } = await client.getTransaction({ hash })
    const { token: address } = event.args
    return { templateId, name, address, creator: account.address, factory, hash, input, seed }
  }
  return { rpcUrl: node.rpcUrl, stop: node.stop, createToken }
}

/** Writes the rows that the indexer makes of a creation. */
export async function indexToken(
  pool: pg.Pool,
  token: CreatedToken,
  input: Hex = token.input,
): Promise<void> {
  const address = token.address.toLowerCase()
  const creator = token.creator.toLowerCase()
  const id = `31337-${address}`
  await pool.query(
    `INSERT INTO "index".token (id, chain_id, address, creator, owner, template_id, name, symbol, tx_hash, contract_uri)
     VALUES ($1, 31337, $2, $3, $3, $6, $4, 'T-1', $5, '')`,
    [id, address, creator, token.name, token.hash, token.templateId],
  )
  await pool.query(
    'INSERT INTO "index".token_creation (id, chain_id, token, factory, input) VALUES ($1, 31337, $2, $3, $4)',
    [id, address, token.factory.toLowerCase(), input],
  )
}
