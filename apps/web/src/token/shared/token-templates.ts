import { m } from '@slipway/messages'
import { isTemplateId, type TemplateId, templateIds } from '@slipway/sdk/platform/template-id'

/** The words for a template; its rules stand in the SDK. */
export interface TokenTemplateText {
  templateId: TemplateId
  name: () => string
  tag: () => string
  /** What it does, in one sentence. */
  text: () => string
  /** Whom the tax of a trade is for, in the order of the picture. */
  branches: readonly (() => string)[]
}

const burnAndMore = [m.token_flow_marketing, m.token_flow_liquidity, m.token_flow_burn]

const texts: { readonly [Id in TemplateId]: Omit<TokenTemplateText, 'templateId'> } = {
  1: {
    name: m.token_template_1_name,
    tag: m.token_template_1_tag,
    text: m.token_template_1_text,
    branches: [],
  },
  2: {
    name: m.token_template_2_name,
    tag: m.token_template_tag_tax,
    text: m.token_template_2_text,
    branches: burnAndMore,
  },
  3: {
    name: m.token_template_3_name,
    tag: m.token_template_tag_dividend,
    text: m.token_template_3_text,
    branches: [m.token_flow_holders_token, ...burnAndMore],
  },
  4: {
    name: m.token_template_4_name,
    tag: m.token_template_tag_dividend,
    text: m.token_template_4_text,
    branches: [m.token_flow_stakers, ...burnAndMore],
  },
  5: {
    name: m.token_template_5_name,
    tag: m.token_template_tag_dividend,
    text: m.token_template_5_text,
    branches: [m.token_flow_holders_native, ...burnAndMore],
  },
  6: {
    name: m.token_template_6_name,
    tag: m.token_template_tag_referral,
    text: m.token_template_6_text,
    branches: [m.token_flow_inviters, ...burnAndMore],
  },
  7: {
    name: m.token_template_7_name,
    tag: m.token_template_tag_dividend,
    text: m.token_template_7_text,
    branches: [m.token_flow_holders_self, ...burnAndMore],
  },
  8: {
    name: m.token_template_8_name,
    tag: m.token_template_tag_dividend,
    text: m.token_template_8_text,
    branches: [m.token_flow_nfts, ...burnAndMore],
  },
  9: {
    name: m.token_template_9_name,
    tag: m.token_template_tag_referral,
    text: m.token_template_9_text,
    branches: [m.token_flow_inviters, m.token_flow_stakers, ...burnAndMore],
  },
}

/** Every template in the order in which they are offered. */
export const tokenTemplates: readonly TokenTemplateText[] = templateIds.map((templateId) => ({
  templateId,
  ...texts[templateId],
}))

/** Name of a template in the visitor's language; its number when it has none here. */
export function templateName(templateId: number): string {
  return isTemplateId(templateId) ? texts[templateId].name() : `#${templateId}`
}
