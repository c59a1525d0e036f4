import type { ApiConfig } from '../read-config.ts'
import type { MessageCarrier } from './message-carrier.ts'
import { makeSmsCarrier } from './sms-carrier.ts'
import { makeSmtpCarrier } from './smtp-carrier.ts'

/** The carriers that are set up; messages of the other channels stay in the outbox. */
export function messageCarriers({ smtp, sms }: ApiConfig['accounts']): readonly MessageCarrier[] {
  return [
    ...(smtp ? [makeSmtpCarrier(smtp.url, smtp.from)] : []),
    ...(sms ? [makeSmsCarrier(sms.url, sms.token)] : []),
  ]
}
