import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import type { TaxedDraft } from '@slipway/sdk/token/token-draft-schema'
import type { Address } from 'viem'

/** What a draft of a taxed template is made for. */
export interface DraftMarket {
  readonly creator: Address
  readonly marketing: Address
  readonly router: Address
  readonly quote: Address
  /** Paid to holders by template 3; has a pool against `quote`. */
  readonly reward: Address
  /** Collection of template 8. */
  readonly nft: Address
}

/** A draft of a taxed template as typed, with every tax, limit and switch in use. */
export function typedTaxedDraft(templateId: TemplateId, market: DraftMarket) {
  const paysDividends = hasFeature(templateId, 'dividend')
  return {
    ...emptyTokenDraftInput(templateId),
    name: 'Harbour',
    symbol: 'HRB',
    totalSupply: '1000000',
    receiver: market.creator,
    contractUri: 'ipfs://bafy/one.json',
    mintable: true,
    mintCooldownDays: '3',
    mintMaxPercent: '20',
    marketingWallet: market.marketing,
    router: market.router,
    quote: market.quote,
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
    walletLimit: '2',
    swapLimitEnabled: true,
    swapLimit: '5000',
    swapLimitUnit: 'tokens',
    fissionCount: '1',
    swapThreshold: '0.5',
    ...(templateId === 3 && { rewardToken: market.reward }),
    ...(hasFeature(templateId, 'referral') && { rebates: ['2', '1', '0.5'] }),
    ...(templateId === 8 && { nft: market.nft }),
  }
}

/** The draft in the contract's units. @throws with the codes of what refuses it. */
export function readTaxedDraft(
  templateId: TemplateId,
  market: DraftMarket,
  change: Readonly<Record<string, unknown>> = {},
): TaxedDraft {
  const reading = readTokenDraft({ ...typedTaxedDraft(templateId, market), ...change })
  if (!reading.ok) throw new Error(reading.issues.map((one) => `${one.field} ${one.code}`).join())
  return reading.draft as TaxedDraft
}
