import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { makeNftAct, makeSale } from '../../test/nft-fixture.ts'
import { drawPlan } from './owner-plans.ts'

test('each step of the draw says what it results in', () => {
  const resultOf = (drawBlock: bigint) => {
    const sale = makeSale()
    const reveal = { ...sale.state.reveal, drawBlock }
    const { review } = drawPlan(makeNftAct({ sale: { ...sale, state: { ...sale.state, reveal } } }))
    return review.gets.map(({ value }) => value)
  }
  expect(resultOf(0n)).toEqual([m.nftpage_own_draw_preview()])
  expect(resultOf(7n)).toEqual([m.nftpage_own_draw_take_preview({ block: '7' })])
})
