// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetKept, isKept, useKeptState } from './use-kept-state.ts'

beforeEach(() => sessionStorage.clear())

const empty = { amount: '' }
const open = (name?: string) => renderHook(() => useKeptState(name, empty)).result

test('a reload finds what was typed, under its own name alone', () => {
  const [, set] = open('one').current
  act(() => set((before) => ({ ...before, amount: '5' })))
  expect(open('one').current[0]).toEqual({ amount: '5' })
  expect(open('two').current[0]).toBe(empty)
  expect([isKept('one'), isKept('two')]).toEqual([true, false])
})

test('what is done is forgotten, and what has no name is never kept', () => {
  const result = open('one')
  act(() => result.current[1](() => ({ amount: '5' })))
  act(() => result.current[2]())
  expect(result.current[0]).toBe(empty)
  expect(isKept('one')).toBe(false)
  act(() => result.current[1](() => ({ amount: '6' })))
  forgetKept('one')
  expect(open('one').current[0]).toBe(empty)
  const nameless = open()
  act(() => nameless.current[1](() => ({ amount: '7' })))
  expect(sessionStorage.length).toBe(0)
})

test('what is done is forgotten with all its parts, and nothing else', () => {
  const names = ['one', 'one.list', 'one.a.b', 'oneself', 'two']
  for (const name of names) {
    const result = open(name)
    act(() => result.current[1](() => ({ amount: name })))
  }
  expect(names.filter(isKept)).toEqual(names)
  forgetKept('one')
  expect(names.filter(isKept)).toEqual(['oneself', 'two'])
})

test('what somebody else wrote there is no reason to fail', () => {
  const result = open('one')
  act(() => result.current[1](() => ({ amount: '5' })))
  const key = sessionStorage.key(0) ?? ''
  sessionStorage.setItem(key, '{')
  expect(open('one').current[0]).toBe(empty)
})
