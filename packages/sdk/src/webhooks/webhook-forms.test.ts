import { describe, expect, it } from 'vitest'
import { readWebhook } from './webhook-forms.ts'
import { webhookLimits } from './webhook-rules.ts'

const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}`
const right = {
  url: 'https://hooks.example.com/slipway?from=1',
  label: 'Bookkeeping',
  addresses: [],
}
const codes = (change: object, allowsLoopback = false) => {
  const reading = readWebhook({ ...right, ...change }, allowsLoopback)
  return reading.ok ? [] : reading.issues.map(({ code }) => code)
}

describe('readWebhook', () => {
  it('takes https to a name on its own port', () => {
    expect(codes({})).toEqual([])
    expect(codes({ url: 'https://hooks.example.com:443/' })).toEqual([])
  })

  it.each([
    ['no URL', 'hooks.example.com'],
    ['another scheme', 'ftp://hooks.example.com/'],
    ['no encryption', 'http://hooks.example.com/'],
    ['another port', 'https://hooks.example.com:8443/'],
    ['a user', 'https://root@hooks.example.com/'],
    ['a password', 'https://root:toor@hooks.example.com/'],
    ['a fragment', 'https://hooks.example.com/#here'],
    ['a name of one word', 'https://intranet/'],
    ['an address', 'https://10.0.0.1/'],
    ['an address as one number', 'https://2130706433/'],
    ['an address in octal digits', 'https://0177.0.0.1/'],
    ['an address in hexadecimal digits', 'https://0x7f.1/'],
    ['an IPv6 address', 'https://[::ffff:127.0.0.1]/'],
    ['this machine', 'https://localhost/'],
    ['a URL that is too long', `https://hooks.example.com/${'a'.repeat(webhookLimits.urlMax)}`],
  ])('refuses %s', (_, url) => {
    expect(codes({ url })).toEqual(['Webhook_UrlWrong'])
  })

  it('takes this machine in development, and no other one by http', () => {
    for (const url of ['http://localhost:4010/', 'http://127.0.0.1/', 'https://[::1]:9/'])
      expect(codes({ url }, true)).toEqual([])
    for (const url of ['http://192.168.0.1/', 'http://hooks.example.com/', 'ftp://localhost/'])
      expect(codes({ url }, true)).toEqual(['Webhook_UrlWrong'])
  })

  it('takes a label on one line', () => {
    expect(codes({ label: '  ' })).toEqual(['Webhook_LabelWrong'])
    expect(codes({ label: 'a\nb' })).toEqual(['Webhook_LabelWrong'])
    expect(codes({ label: 'a'.repeat(webhookLimits.labelMax + 1) })).toEqual(['Webhook_LabelWrong'])
  })

  it('takes up to twenty addresses, each once', () => {
    const all = Array.from({ length: webhookLimits.addresses }, (_, n) => address(n + 1))
    expect(codes({ addresses: all })).toEqual([])
    expect(codes({ addresses: [...all, address(99)] })).toEqual(['Webhook_AddressesCount'])
    expect(codes({ addresses: ['0x1'] })).toEqual(['Webhook_AddressWrong'])
    expect(codes({ addresses: [address(0)] })).toEqual(['Webhook_AddressWrong'])
    const reading = readWebhook(
      { ...right, addresses: [' 0xABcd'.padEnd(43, '0'), '', '0xabCD'.padEnd(42, '0')] },
      false,
    )
    expect(reading).toMatchObject({ params: { addresses: ['0xabcd'.padEnd(42, '0')] } })
  })
})
