import { describe, expect, it } from 'vitest'
import { readCritique, readCritiqueAnswer } from './critique-forms.ts'
import { critiqueLimits, isAnswering } from './critique-rules.ts'

const NOW = 1_800_000_000
const own = [`0x${'a'.repeat(40)}`]
const critic = (n: number) => `0x${n.toString(16).padStart(40, '5')}`
const right = {
  contract: `0x${'1'.repeat(40)}`,
  title: 'Harbour Light before its presale',
  startsAt: NOW,
  endsAt: NOW + 86_400,
  goal: 'Find out whether the terms are fair to small buyers.',
  standard: 'Compared with the presales of this year.',
  client: '',
  critics: [critic(1)],
  weight: null,
  visibility: 'public',
}
const codesOf = (change: object) => {
  const reading = readCritique({ ...right, ...change }, { now: NOW, own })
  return reading.ok ? [] : reading.issues.map(({ code }) => code)
}

describe('a request for critique', () => {
  it('takes up to five critics, in any letter case, and empty lines between them', () => {
    expect(codesOf({ critics: [1, 2, 3, 4, 5].map(critic) })).toEqual([])
    expect(codesOf({ critics: [1, 2, 3, 4, 5, 6].map(critic) })).toEqual(['Critique_CriticsCount'])
    expect(codesOf({ critics: ['', ' '] })).toEqual(['Critique_CriticsCount'])
    const read = readCritique(
      { ...right, critics: ['', `0x${'B'.repeat(40)} `] },
      { now: NOW, own },
    )
    expect(read).toMatchObject({ ok: true, params: { critics: [`0x${'b'.repeat(40)}`] } })
  })

  it('invites nobody twice, and not whoever asks', () => {
    const twice = [`0x${'B'.repeat(40)}`, `0x${'b'.repeat(40)}`]
    expect(codesOf({ critics: twice })).toEqual(['Critique_CriticTwice'])
    expect(codesOf({ critics: [`0x${'A'.repeat(40)}`] })).toEqual(['Critique_CriticOneself'])
    expect(codesOf({ critics: ['nobody'] })).toEqual(['Critique_CriticWrong'])
    expect(codesOf({ critics: [`0x${'0'.repeat(40)}`] })).toEqual(['Critique_CriticWrong'])
  })

  it('ends after it starts, after now, and within 90 days', () => {
    const end = NOW + critiqueLimits.maxSeconds
    expect(codesOf({ endsAt: end })).toEqual([])
    expect(codesOf({ endsAt: end + 1 })).toEqual(['Critique_EndWrong'])
    expect(codesOf({ endsAt: NOW })).toEqual(['Critique_EndWrong'])
    expect(codesOf({ startsAt: NOW + 100, endsAt: NOW + 100 })).toEqual(['Critique_EndWrong'])
    expect(codesOf({ startsAt: Number.NaN })).toContain('Critique_StartWrong')
  })

  it('weighs 1 to 100 percent, or says nothing of it', () => {
    expect(codesOf({ weight: 100 })).toEqual([])
    for (const weight of [0, 101, 1.5])
      expect(codesOf({ weight })).toEqual(['Critique_WeightWrong'])
  })

  it('names what is wrong with each text', () => {
    const texts = {
      contract: '0x1',
      title: 'x',
      goal: 'short',
      standard: '',
      client: 'c'.repeat(81),
    }
    expect(codesOf(texts)).toEqual([
      'Badge_ContractWrong',
      'Critique_TitleWrong',
      'Critique_GoalWrong',
      'Critique_StandardWrong',
      'Critique_ClientWrong',
    ])
  })
})

describe('an answer', () => {
  it('has a verdict and 20 to 2 000 characters', () => {
    const said = 'w'.repeat(critiqueLimits.answerMax)
    expect(readCritiqueAnswer({ verdict: 'sound', said }).ok).toBe(true)
    expect(readCritiqueAnswer({ verdict: 'sound', said: `${said}w` }).ok).toBe(false)
    expect(readCritiqueAnswer({ verdict: 'great', said }).ok).toBe(false)
  })

  it('is taken from the first second to the one before the end', () => {
    const time = { startsAt: NOW, endsAt: NOW + 10 }
    expect([NOW - 1, NOW, NOW + 9, NOW + 10].map((now) => isAnswering(time, now))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
