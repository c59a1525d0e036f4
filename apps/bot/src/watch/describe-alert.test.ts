import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { describeAlert } from './describe-alert.ts'

const parts = { config: { siteOrigin: 'https://site.example' }, chains: [] } as never
const told = (args: Readonly<Record<string, string>>, locale: 'en-US' | 'zh-CN') => {
  const body = { name: 'presaleCanceled', args, label: 'Harbour', chainId: 56, path: '/p' } as const
  return describeAlert(parts, body, { locale }).text
}

test.each(['en-US', 'zh-CN'] as const)(
  'a canceled presale speaks of refunds only where there is something to refund, in %s',
  (locale) => {
    const refunds = m.botalert_presale_refunds({}, { locale })
    for (const reason of ['owner', 'softCapMissed', 'lapsed']) {
      expect(told({ reason, refunds: 'yes' }, locale)).toContain(refunds)
      expect(told({ reason, refunds: 'no' }, locale)).not.toMatch(/refund|取回/)
    }
  },
)

test.each(['en-US', 'zh-CN'] as const)(
  'the first part of a lock is not told as the whole, in %s',
  (locale) => {
    const say = (name: 'lockSoon' | 'lockOpen', part: object) => {
      const args = { lock: '7', at: '1700000000', ...part }
      const body = { name, args, label: 'KEEL', chainId: 56, path: '/l' } as const
      return describeAlert(parts, body, { locale }).text
    }
    for (const name of ['lockSoon', 'lockOpen'] as const) {
      expect(say(name, {})).toMatch(/unlock|解锁/)
      expect(say(name, { part: 'yes' })).toMatch(/first part|首批/)
      expect(say(name, { part: 'yes' })).not.toMatch(/unlock|解锁/)
    }
  },
)
