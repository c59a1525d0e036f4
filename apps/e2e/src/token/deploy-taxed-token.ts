import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { localCollectionAddress } from '@slipway/devnet/venue/collection/local-collection'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { buildTokenDeployment } from '@slipway/sdk/token/evm/build-token-deployment'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import { type Address, type PrivateKeyAccount, parseEventLogs, zeroAddress } from 'viem'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { factoryOfRun } from '../chain/factory-of-run.ts'
import { exchangeOfRun } from '../chain/trade-token.ts'

/** Fields of the form, as typed. */
export type TypedDraft = Readonly<Record<string, unknown>>

/** A complete form of a taxed template: every tax, every limit, every switch on, trading closed at first. */
export function typedTaxedToken(
  templateId: TemplateId,
  people: { readonly owner: Address; readonly marketing: Address },
): TypedDraft {
  const { router, wrappedNative } = exchangeOfRun()
  const paysDividends = hasFeature(templateId, 'dividend')
  return {
    ...emptyTokenDraftInput(templateId),
    name: `Harbour ${templateId}`,
    symbol: `HB${templateId}`,
    totalSupply: '1000000000',
    receiver: people.owner,
    marketingWallet: people.marketing,
    router,
    quote: wrappedNative,
    buyTaxPercent: '5',
    sellTaxPercent: '6.25',
    transferTaxPercent: '1.5',
    addPoolTaxPercent: '2',
    removePoolTaxPercent: '3',
    burnShare: '10',
    liquidityShare: '20',
    marketingShare: paysDividends ? '30' : '70',
    ...(paysDividends && { dividendShare: '40' }),
    taxChangeable: true,
    blacklistEnabled: true,
    walletLimitEnabled: true,
    walletLimit: '10',
    swapLimitEnabled: true,
    swapLimit: '5',
    swapThreshold: '0.01',
    ...(templateId === 3 && { rewardToken: wrappedNative }),
    ...(hasFeature(templateId, 'referral') && { rebates: ['2', '1', '0.5'] }),
    ...(templateId === 8 && { nft: localCollectionAddress }),
  }
}

/**
 * Creates a taxed token past the web: where a journey about something later begins.
 * @param change fields that differ from {@link typedTaxedToken}
 * @param shortname chain of the stack
 */
export async function deployTaxedToken(
  owner: PrivateKeyAccount,
  marketing: Address,
  templateId: TemplateId,
  change: TypedDraft = {},
  shortname = 'local',
): Promise<Address> {
  const people = { owner: owner.address, marketing }
  const reading = readTokenDraft({ ...typedTaxedToken(templateId, people), ...change })
  if (!reading.ok) throw new Error(reading.issues.map((one) => `${one.field} ${one.code}`).join())
  const { draft } = reading
  const probe = createChainProbe(shortname)
  const factory = factoryOfRun(shortname)
  const feeWei = await probe.readContract({
    address: factory,
    abi: tokenFactoryAbi,
    functionName: 'feeOf',
    args: [owner.address, BigInt(templateId)],
  })
  const params = { draft, seed: createTokenSeed(), feeWei }
  const { to, data, valueWei } = buildTokenDeployment({ factory, detector: zeroAddress }, params)
  const hash = await probe.sendTransaction({ account: owner, to, data, value: valueWei ?? 0n })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  const [created] = parseEventLogs({ abi: tokenFactoryAbi, eventName: 'TokenDeployed', logs })
  if (!created) throw new Error(`The transaction ${hash} created no token.`)
  return created.args.token
}
