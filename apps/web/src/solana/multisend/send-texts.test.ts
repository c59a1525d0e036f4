import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { sendFailureText } from './send-failure-text.ts'
import { sendTokenText } from './send-token-text.ts'

const chain = {
  ...{ name: 'Solana', nativeCurrency: { symbol: 'SOL', decimals: 9 } },
} as SolanaChainDefinition
const failures: readonly SolanaFailure[] = [
  ...(['rejected', 'expired', 'insufficient', 'changed', 'too-large', 'unreachable'] as const).map(
    (kind) => ({ kind }),
  ),
  ...(['forgotten', 'elsewhere', 'not-kept', 'token-changed'] as const).map((kind) => ({ kind })),
  { kind: 'refused', reason: 1, instruction: 0 },
  { kind: 'unknown', text: 'why' },
]

test.each(failures)(
  '$kind does not say that nothing was sent, for something may have been',
  (failure) => {
    const { text } = sendFailureText(failure, chain)
    expect(text).not.toMatch(/nothing (?:was|is) sent/i)
    expect(text).not.toContain(m.solana_too_large())
  },
)

test('a token without a name is said to be of its own program', () => {
  const token = { name: '', symbol: '', decimals: 6 } as SendToken
  expect(sendTokenText({ ...token, program: firstTokenProgram })).toBe(
    m.solana_send_token_unnamed({ decimals: 6 }),
  )
  expect(sendTokenText({ ...token, program: 'newer' as Address })).toBe(
    m.solana_send_token_unnamed_2022({ decimals: 6 }),
  )
  expect(sendTokenText({ ...token, name: 'Tide', symbol: 'TIDE' })).toBe('Tide (TIDE)')
})

test.each([
  { locale: 'en-US', device: /one device at a time/, kept: /data/, order: /the order/ },
  { locale: 'zh-CN', device: /多台设备/, kept: /数据/, order: /顺序/ },
] as const)('what keeps anybody from being paid twice is said ($locale)', (texts) => {
  const { locale, device, kept, order } = texts
  for (const text of [
    m.solana_send_lead({ chain: 'Solana' }, { locale }),
    m.solana_send_sending({}, { locale }),
  ]) {
    expect(text).toMatch(device)
    expect(text).toMatch(kept)
  }
  // Any change makes another list, which pays everybody.
  expect(m.solana_send_list_text({}, { locale })).toMatch(order)
})
