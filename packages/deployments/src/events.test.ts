import { type AbiEvent, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import * as door from './abi.ts'
import * as events from './events.ts'
import { generatedContracts } from './generator/contract-list.ts'
import { eventLists } from './generator/event-lists.ts'

const abis: Readonly<Record<string, readonly { readonly type: string }[] | undefined>> = door
const lists: Readonly<Record<string, readonly AbiEvent[] | undefined>> = events

const shapeOf = (event: AbiEvent) =>
  `${toEventSelector(event)} ${event.inputs.map(({ indexed }) => Number(indexed ?? false)).join('')}`

test('every list is behind the door, and every contract of it is generated', () => {
  expect(Object.keys(events).sort()).toEqual(eventLists.map(({ name }) => name).sort())
  const known = generatedContracts.map(({ name }) => name)
  expect(known).toEqual(expect.arrayContaining(eventLists.flatMap(({ contracts }) => contracts)))
})

test.each(eventLists)('$name holds every event of its contracts, once', ({ name, contracts }) => {
  const listed = (lists[name] ?? []).map(shapeOf)
  expect(listed.length).toBeGreaterThan(0)
  expect(new Set(listed).size).toBe(listed.length)
  const called = generatedContracts.filter((one) => contracts.includes(one.name))
  const told = called
    .flatMap(({ abiName }) => abis[abiName] ?? [])
    .filter((item): item is AbiEvent => item.type === 'event')
  expect(listed).toEqual(expect.arrayContaining(told.map(shapeOf)))
})
