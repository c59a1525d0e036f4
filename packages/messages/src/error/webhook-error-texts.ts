import { m } from '../../generated/messages.js'
import type { ErrorTexts } from './error-texts.ts'

/** Texts of what the form of webhooks refuses, and of what their calls answer. */
export const webhookErrorTexts = {
  Webhook_UrlWrong: (f) => m.error_Webhook_UrlWrong({}, f.options),
  Webhook_LabelWrong: (f) => m.error_Webhook_LabelWrong({}, f.options),
  Webhook_AddressWrong: (f) => m.error_Webhook_AddressWrong({}, f.options),
  Webhook_AddressesCount: (f) => m.error_Webhook_AddressesCount({}, f.options),
  WEBHOOK_NOT_FOUND: (f) => m.error_WEBHOOK_NOT_FOUND({}, f.options),
  DELIVERY_NOT_FOUND: (f) => m.error_DELIVERY_NOT_FOUND({}, f.options),
  DELIVERY_IN_HAND: (f) => m.error_DELIVERY_IN_HAND({}, f.options),
  TOO_MANY_WEBHOOKS: (f) => m.error_TOO_MANY_WEBHOOKS({}, f.options),
} satisfies ErrorTexts
