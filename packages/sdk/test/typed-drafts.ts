import type { TemplateId } from '../src/platform/template-id.ts'
import { hasFeature } from '../src/platform/token-templates.ts'
import { emptyTokenDraftInput } from '../src/token/empty-token-draft-input.ts'
import { readTokenDraft } from '../src/token/read-token-draft.ts'
import type { TokenDraft } from '../src/token/token-draft-schema.ts'

const creator = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const marketing = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const router = '0x0000000000000000000000000000000000000a01'
const quote = '0x0000000000000000000000000000000000000a02'
const other = '0x0000000000000000000000000000000000000a03'

/** Addresses of drafts that never meet a chain. */
export const draftAddresses = { creator, marketing, router, quote, other } as const

/** A draft of a template as typed, well-formed in every field, with every tax, limit and switch in use. */
export function typedDraft(templateId: TemplateId): Record<string, unknown> {
  const basics = {
    ...emptyTokenDraftInput(templateId),
    name: 'Harbour',
    symbol: 'HRB',
    totalSupply: '1000000',
    receiver: creator,
    mintable: true,
    mintCooldownDays: '3',
    mintMaxPercent: '20',
  }
  if (templateId === 1) return basics
  const paysDividends = hasFeature(templateId, 'dividend')
  return {
    ...basics,
    marketingWallet: marketing,
    router,
    quote,
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
    ...(templateId === 3 && { rewardToken: other }),
    ...(hasFeature(templateId, 'referral') && { rebates: ['2', '1', '0.5'] }),
    ...(templateId === 8 && { nft: other }),
  }
}

/** Codes and fields that a change of a well-formed draft is refused with. */
export function issuesOf(templateId: TemplateId, change: Record<string, unknown>) {
  const reading = readTokenDraft({ ...typedDraft(templateId), ...change }, { creator })
  return reading.ok ? [] : reading.issues
}

/** The draft that a change gives. @throws with the codes of what refuses it. */
export function draftOf(templateId: TemplateId, change: Record<string, unknown> = {}): TokenDraft {
  const reading = readTokenDraft({ ...typedDraft(templateId), ...change }, { creator })
  if (!reading.ok) throw new Error(reading.issues.map((one) => `${one.field} ${one.code}`).join())
  return reading.draft
}
