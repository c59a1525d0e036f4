import { m } from '@slipway/messages'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import type { PlainText } from './question.ts'

/** What each template is called, and what it does. */
export const templateTexts: Readonly<
  Record<TemplateId, { readonly name: PlainText; readonly text: PlainText }>
> = {
  1: { name: m.token_template_1_name, text: m.token_template_1_text },
  2: { name: m.token_template_2_name, text: m.token_template_2_text },
  3: { name: m.token_template_3_name, text: m.token_template_3_text },
  4: { name: m.token_template_4_name, text: m.token_template_4_text },
  5: { name: m.token_template_5_name, text: m.token_template_5_text },
  6: { name: m.token_template_6_name, text: m.token_template_6_text },
  7: { name: m.token_template_7_name, text: m.token_template_7_text },
  8: { name: m.token_template_8_name, text: m.token_template_8_text },
  9: { name: m.token_template_9_name, text: m.token_template_9_text },
}
