import { expect, test } from 'vitest'
import { openProblems } from './open-problems.ts'

const supply = { field: 'totalSupply', label: 'Total supply', text: 'Please fill this in.' }
const name = { field: 'name', label: 'Name', text: 'Please fill this in.' }
const whole = { field: 'terms', label: undefined, text: 'The network refuses it.' }

test('the summary says of a field what stands beside it now, and drops what was mended', () => {
  const errors = { totalSupply: 'Write the number out.' }
  expect(openProblems([whole, supply, name], errors)).toEqual([
    whole,
    { ...supply, text: 'Write the number out.' },
  ])
})
