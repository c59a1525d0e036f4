import { expect, test } from 'vitest'
import { fakeLocks } from '../../test/fake-locks.ts'
import { createDraftLock, isKeptHere } from './draft-lock.ts'

const isElsewhere = ({ store }: ReturnType<typeof createDraftLock>) => store.getState().isElsewhere

function openTabs() {
  const locks = fakeLocks()
  return [createDraftLock('presale', locks), createDraftLock('presale', locks)] as const
}

test('the first tab that types keeps the draft; the second is told', async () => {
  const [first, second] = openTabs()
  await second.look()
  expect(isElsewhere(second)).toBe(false)
  await first.hold()
  await second.hold()
  expect([first, second].map(isElsewhere)).toEqual([false, true])
})

test('a tab is told when it opens, before anything is typed', async () => {
  const [first, second] = openTabs()
  await first.hold()
  await second.look()
  await first.look()
  expect([first, second].map(isElsewhere)).toEqual([false, true])
})

test('taking it over tells the tab that kept it', async () => {
  const [first, second] = openTabs()
  await first.hold()
  await second.look()
  await second.take()
  await Promise.resolve()
  expect([first, second].map(isElsewhere)).toEqual([true, false])
  await first.take()
  await Promise.resolve()
  expect([first, second].map(isElsewhere)).toEqual([false, true])
})

test('a draft that was let go of is free', async () => {
  const [first, second] = openTabs()
  await first.hold()
  first.release()
  await new Promise((resolve) => setTimeout(resolve))
  await second.hold()
  expect(isElsewhere(second)).toBe(false)
})

test('a tab that was told keeps the draft once the other is closed', async () => {
  const [first, second] = openTabs()
  await first.hold()
  await second.hold()
  first.release()
  await new Promise((resolve) => setTimeout(resolve))
  await second.hold()
  expect([isElsewhere(second), second.isHere()]).toEqual([false, true])
})

test('a lock that comes after the form was left is let go of', async () => {
  const [first, second] = openTabs()
  const held = first.hold()
  first.release()
  await held
  await new Promise((resolve) => setTimeout(resolve))
  await second.hold()
  expect([first.isHere(), second.isHere()]).toEqual([false, true])
})

test('a form that is left and shown again at once keeps the draft', async () => {
  const [first, second] = openTabs()
  void first.hold()
  first.release()
  await first.hold()
  await second.hold()
  expect([first, second].map((tab) => tab.isHere())).toEqual([true, false])
})

test('saves once the draft is kept here, the latest only, and never while it is elsewhere', async () => {
  const [first, second] = openTabs()
  const saved: string[] = []
  first.keep(() => saved.push('H'))
  first.keep(() => saved.push('Ha'))
  expect(saved).toEqual([])
  await first.hold()
  second.keep(() => saved.push('L'))
  await second.hold()
  first.keep(() => saved.push('Har'))
  expect(saved).toEqual(['Ha', 'Har'])
})

test('what waits to be saved is dropped with the draft', async () => {
  const [first] = openTabs()
  const saved: string[] = []
  first.keep(() => saved.push('H'))
  first.release()
  await first.hold()
  expect(saved).toEqual([])
})

test('two drafts have two locks', async () => {
  const locks = fakeLocks()
  const [presale, pool] = [createDraftLock('presale', locks), createDraftLock('pool', locks)]
  await presale.hold()
  await pool.hold()
  expect([presale, pool].map(isElsewhere)).toEqual([false, false])
})

test('without locks every tab keeps', async () => {
  const alone = createDraftLock('presale', null)
  await alone.hold()
  await alone.look()
  let saved = 0
  alone.keep(() => {
    saved += 1
  })
  expect([isElsewhere(alone), alone.isHere(), saved]).toEqual([false, true, 1])
})

test('a draft is kept here by the tab that has typed in it and has it still', async () => {
  const [one, other] = openTabs()
  await one.hold()
  await other.hold()
  const typed = () => true
  expect([one, other].map((lock) => isKeptHere(lock, typed))).toEqual([true, false])
  expect(isKeptHere(one, () => false)).toBe(false)
})
