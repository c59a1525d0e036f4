import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { getLocalDeployment } from '@slipway/deployments'
import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { buildTokenDeployment } from '@slipway/sdk/token/evm/build-token-deployment'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import {
  type Abi,
  type Address,
  erc20Abi,
  type Hash,
  maxUint256,
  parseAbi,
  parseEventLogs,
  zeroAddress,
} from 'viem'

/** What owner and holders call of taxed tokens, all templates together. */
export const taxedAbi = parseAbi([
  'function startLiquidityPhase()',
  'function stopLiquidityPhase()',
  'function launch()',
  'function setTaxes(uint256 buy, uint256 sell, uint256 transfer_, uint256 addPool, uint256 removePool)',
  'function setShares(uint256 burn, uint256 liquidity, uint256 marketing, uint256 dividend)',
  'function disableTaxChange()',
  'function setWalletLimit(uint256 amount)',
  'function disableWalletLimit()',
  'function setSwapLimit(uint256 amount)',
  'function disableSwapLimit()',
  'function setBlacklist(address[] accounts, bool listed)',
  'function disableBlacklist()',
  'function setMarketingWallet(address wallet)',
  'function addExemption(address contractAccount, uint8 directions)',
  'function setFissionCount(uint256 count)',
  'function setSwapThreshold(uint256 amount)',
  'function setDividendThreshold(uint256 amount)',
  'function setDividendInterval(uint256 blocks)',
  'function setBindInterval(uint256 blocks)',
  'function swapBack()',
  'function distribute()',
  'function claimDividend()',
  'function stakeLp(uint256 amount)',
  'function unstakeLp(uint256 amount)',
  'function acceptInviter(address inviter)',
  'function activateNfts(uint256[] tokenIds)',
  'function claimNftDividends(uint256[] tokenIds)',
  'function setNftBlacklist(uint256[] tokenIds, bool listed)',
  'function renounceOwnership()',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
])

const routerAbi = parseAbi([
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable returns (uint256, uint256, uint256)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

const FOREVER = 2n ** 39n
/** An estimate holds for the block in which it was made: a swap-back in the next one costs more. */
const AMPLE_GAS = 5_000_000n
/** Answers 1 to whatever it is asked: a collection in which account 0x…01 owns everything. */
const YES_MAN = '0x600a600c600039600a6000f3600160005260206000f3'

/** A token on the chain and the transaction that made it. */
export interface CreatedToken {
  address: Address
  txHash: Hash
}

/** Where one of our contracts stands on a local chain. */
export function contractAddress(
  name: 'tokenFactory' | 'openingVault' | 'liquidityLocker',
): Address {
  const contract = getLocalDeployment().contracts[name]
  if (!contract) throw new Error(`there is no local ${name}`)
  return contract.address
}

/** Sends a call and waits until it is mined. */
export async function send(client: DeployClient, call: object): Promise<Hash> {
  const request = { gas: AMPLE_GAS, ...call } as Parameters<DeployClient['writeContract']>[0]
  const hash = await client.writeContract(request)
  const receipt = await client.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error('a transaction failed')
  return hash
}

/** Calls that succeeded and calls that the token refused, by function name. */
export interface ActLog {
  done: string[]
  refused: string[]
}

/** Sends calls one after the other; a refusal is noted, because it is no event either. */
export function makeActor(abi: Abi, address: Address, log: ActLog) {
  return async (client: DeployClient, functionName: string, args: readonly unknown[] = []) => {
    try {
      await send(client, { address, abi, functionName, args })
      log.done.push(functionName)
    } catch {
      log.refused.push(functionName)
    }
  }
}

/** Deploys a contract that stands for an NFT collection. */
export async function deployCollection(client: DeployClient): Promise<Address> {
  const hash = await client.sendTransaction({ data: YES_MAN })
  const { contractAddress: address } = await client.waitForTransactionReceipt({ hash })
  return address ?? zeroAddress
}

/** Creates a taxed token with every switch in use. */
export async function createTaxedToken(
  client: DeployClient,
  templateId: TemplateId,
  market: { venue: LocalVenue; marketing: Address; nft: Address },
): Promise<CreatedToken> {
  const { venue } = market
  const paysDividends = hasFeature(templateId, 'dividend')
  const reading = readTokenDraft({
    ...emptyTokenDraftInput(templateId),
    name: `Taxed ${templateId}`,
    symbol: `TX${templateId}`,
    totalSupply: '1000000',
    receiver: client.account.address,
    marketingWallet: market.marketing,
    router: venue.router,
    quote: venue.wrappedNative,
    buyTaxPercent: '5',
    sellTaxPercent: '6.25',
    transferTaxPercent: '1.5',
    addPoolTaxPercent: '2',
    removePoolTaxPercent: '3',
    burnShare: '10',
    liquidityShare: '20',
    marketingShare: paysDividends ? '30' : '70',
    ...(paysDividends && { dividendShare: '40' }),
    killBlocks: '2',
    taxChangeable: true,
    blacklistEnabled: true,
    walletLimitEnabled: true,
    walletLimit: '20',
    swapLimitEnabled: true,
    swapLimit: '20',
    fissionCount: '1',
    swapThreshold: '0.01',
    ...(templateId === 3 && { rewardToken: venue.quoteTokens[0]?.address }),
    ...(hasFeature(templateId, 'referral') && { rebates: ['2', '1'], bindIntervalBlocks: '0' }),
    ...(templateId === 8 && { nft: market.nft, perNftDividend: '0.0000001', dividendTrigger: '0' }),
    ...(paysDividends && { dividendIntervalBlocks: '1' }),
  })
  if (!reading.ok) {
    throw new Error(reading.issues.map(({ field, code }) => `${field} ${code}`).join())
  }
  const factory = contractAddress('tokenFactory')
  const feeWei = await client.readContract({
    address: factory,
    abi: tokenFactoryAbi,
    functionName: 'feeOf',
    args: [client.account.address, BigInt(templateId)],
  })
  const params = { draft: reading.draft, seed: createTokenSeed(), feeWei }
  const contracts = { factory } as Parameters<typeof buildTokenDeployment>[0]
  const { to, data, valueWei } = buildTokenDeployment(contracts, params)
  const txHash = await client.sendTransaction({ to: to ?? factory, data, value: valueWei })
  const receipt = await client.waitForTransactionReceipt({ hash: txHash })
  const [event] = parseEventLogs({
    abi: tokenFactoryAbi,
    logs: receipt.logs,
    eventName: 'TokenDeployed',
  })
  if (!event) throw new Error(`template ${templateId} was not created`)
  return { address: event.args.token, txHash }
}

/** Liquidity by its owner, then open trading. */
export async function openTrading(
  client: DeployClient,
  token: Address,
  venue: LocalVenue,
  act: ReturnType<typeof makeActor>,
): Promise<void> {
  await act(client, 'approve', [venue.router, maxUint256])
  await act(client, 'startLiquidityPhase')
  await send(client, {
    address: venue.router,
    abi: routerAbi,
    functionName: 'addLiquidityETH',
    args: [token, 10n ** 23n, 0n, 0n, client.account.address, FOREVER],
    value: 10n ** 19n,
  })
  await act(client, 'launch')
}

/** Buys with native currency. */
export const buy = (client: DeployClient, token: Address, venue: LocalVenue, value: bigint) =>
  send(client, {
    address: venue.router,
    abi: routerAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, [venue.wrappedNative, token], client.account.address, FOREVER],
    value,
  })

/** Sells what it has allowed the router to take. */
export async function sell(
  client: DeployClient,
  token: Address,
  venue: LocalVenue,
  amount: bigint,
): Promise<void> {
  const spend = {
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [venue.router, maxUint256],
  }
  await send(client, spend)
  await send(client, {
    address: venue.router,
    abi: routerAbi,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
    args: [amount, 0n, [token, venue.wrappedNative], client.account.address, FOREVER],
  })
}
