import type { Locale } from '@slipway/messages'
import { m } from '@slipway/messages/features/accountmail'

/** The mails of an account, in the language of the request that caused them. */
export const mailTexts = {
  activate: (link: string, locale: Locale) => ({
    subject: m.accountmail_activate_subject({}, { locale }),
    body: m.accountmail_activate_body({ link }, { locale }),
  }),
  known: (link: string, locale: Locale) => ({
    subject: m.accountmail_known_subject({}, { locale }),
    body: m.accountmail_known_body({ link }, { locale }),
  }),
  recover: (link: string, locale: Locale) => ({
    subject: m.accountmail_recover_subject({}, { locale }),
    body: m.accountmail_recover_body({ link }, { locale }),
  }),
  changed: (link: string, locale: Locale) => ({
    subject: m.accountmail_changed_subject({}, { locale }),
    body: m.accountmail_changed_body({ link }, { locale }),
  }),
} as const
