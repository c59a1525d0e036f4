import { expect, test } from 'vitest'
import { withGasMargin } from './with-gas-margin.ts'

test('a transaction takes half as much gas again along as was estimated; nothing else is changed', async () => {
  const asked: unknown[] = []
  const request = withGasMargin(async (args) => {
    asked.push(args)
    return args.method === 'eth_estimateGas' ? '0x64' : '0xdone'
  })
  const transaction = { from: '0xa', to: '0xb' }
  expect(await request({ method: 'eth_sendTransaction', params: [transaction] })).toBe('0xdone')
  expect(asked.at(-1)).toEqual({
    method: 'eth_sendTransaction',
    params: [{ ...transaction, gas: '0x96' }],
  })
  await request({ method: 'eth_call', params: [transaction] })
  expect(asked.at(-1)).toEqual({ method: 'eth_call', params: [transaction] })
  expect(asked).toHaveLength(3)
})
