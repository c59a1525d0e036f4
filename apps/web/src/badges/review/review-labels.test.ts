import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { noteText } from './review-labels.ts'

test('what the server noted as a code stands in words', () => {
  expect(noteText({ act: 'documentAdded', note: 'identity' })).toBe(m.badges_document_identity())
  expect(noteText({ act: 'dropped', note: 'owner' })).toBe(m.badges_end_owner())
})

test('what somebody wrote stands as it was written', () => {
  expect(noteText({ act: 'withdrawn', note: 'the team asked for it' })).toBe(
    'the team asked for it',
  )
  expect(noteText({ act: 'moreWanted', note: 'owner' })).toBe('owner')
  expect(noteText({ act: 'dropped', note: 'constructor' })).toBe('constructor')
})
